/**
 * What is not for the whole table: covered until somebody touches it, and covered again with one tap. A director who has
 * still to play the board is told to leave it to somebody else, and sees it only when he says that it is not he who looks. On
 * paper, which has nothing to tap, it is in sight unless he has still to play.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';

interface Props {
  /** Who is asked or told, without saying what: “Apart van de tafel, aan Oost”. */
  readonly label: string;
  readonly playing: boolean;
  readonly children: ComponentChildren;
}

/** A cover over its children. */
export function Covered({ label, playing, children }: Props) {
  const [open, setOpen] = useState(false);
  const [onPaper, setOnPaper] = useState(false);
  const id = useId();
  useEffect(() => {
    const print = () => setOnPaper(true);
    const screen = () => setOnPaper(false);
    addEventListener('beforeprint', print);
    addEventListener('afterprint', screen);
    return () => {
      removeEventListener('beforeprint', print);
      removeEventListener('afterprint', screen);
    };
  }, []);
  useEffect(() => {
    const hide = () => document.hidden && setOpen(false);
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, []);
  return (
    <div class="covered">
      {!open && playing && (
        <p>
          Jij moet dit spel nog spelen. Laat iemand anders dit lezen en vragen, en geef het toestel uit
          handen.
        </p>
      )}
      <button
        type="button"
        class="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Dek af' : `${playing ? 'Ik speel niet mee: toon' : 'Toon'} (${label})`}
      </button>
      <div id={id}>{(open || (onPaper && !playing)) && children}</div>
    </div>
  );
}
