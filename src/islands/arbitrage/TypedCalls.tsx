/** Calls typed in a row instead of tapped: for a keyboard, a screen reader, or whoever is faster so. */
import { useEffect, useId, useState } from 'preact/hooks';
import { parseTypedAuction, type TypedEntry } from '../../dutch/typed-auction.ts';
import { SuitText } from '../SuitText.tsx';

interface Props {
  /** How much has happened: what was wrong is no longer said when something else has been entered. */
  readonly at: number;
  readonly onCalls: (calls: readonly TypedEntry[]) => void;
}

/** A field for a row of calls; what cannot be read stays in it, with a sentence on what is wrong. */
export function TypedCalls({ at, onCalls }: Props) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const id = useId();
  useEffect(() => setFault(''), [at]);
  const submit = (event: Event) => {
    event.preventDefault();
    const read = parseTypedAuction(text);
    if (read.kind === 'error') return setFault(read.message);
    setFault('');
    setText('');
    onCalls(read.calls);
  };
  return (
    <form class="typed" onSubmit={submit}>
      <label for={id}>
        Of typ het bieden <span class="soft">(1s p 2c; z:1h voor een bieding van Zuid)</span>
      </label>
      <div class="row">
        <input
          id={id}
          type="text"
          value={text}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-describedby={`${id}-fout`}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" class="button">
          Voer in
        </button>
      </div>
      <p id={`${id}-fout`} class="fault" role="status">
        {fault && <SuitText text={fault} />}
      </p>
    </form>
  );
}
