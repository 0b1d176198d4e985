/** Keeping what one has: what the browser promises, a file to save, a file to add. An import tells what it will do before it does it. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { unionOf, type LogEntry } from '../../quiz/log.ts';
import { makeProgressFile, parseProgressFile, type ProgressFault } from '../../quiz/progress-file.ts';
import { localDay } from '../../quiz/progress.ts';
import { sayDay } from '../question/when.ts';
import { addAnswers } from '../store/log.ts';
import { askToKeep, type StorageState } from '../store/persistence.ts';
import { troubleInWords } from '../store/SavedNote.tsx';
import { readText, saveText } from './files.ts';

interface Props {
  readonly answers: readonly LogEntry[];
  readonly version: string;
  /** How the storage stood when the page was opened. */
  readonly storage: StorageState;
}

/** What a chosen file would do. */
interface Proposal {
  readonly name: string;
  readonly all: readonly LogEntry[];
  readonly added: readonly LogEntry[];
}

/** The part of the page about keeping. */
export function Backup({ answers, version, storage }: Props) {
  return (
    <section id="bewaren" aria-labelledby="bewaren-kop">
      <h2 id="bewaren-kop">Bewaren</h2>
      <Keeping storage={storage} />
      <Export answers={answers} version={version} />
      <Import answers={answers} />
    </section>
  );
}

const KEEPING: { readonly [keeping in StorageState['keeping']]: string } = {
  promised: 'Je browser belooft dat hij je voortgang bewaart.',
  'not-promised':
    'Je browser belooft niet dat hij je voortgang bewaart: bij weinig ruimte of lang niet oefenen kan zij verdwijnen. Zet de site op je beginscherm, of bewaar af en toe een bestand.',
  unknown: 'Je browser zegt niet of hij je voortgang bewaart. Bewaar af en toe een bestand.',
};

function Keeping({ storage }: Pick<Props, 'storage'>) {
  const [state, setState] = useState(storage);
  const [asked, setAsked] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const ask = async () => {
    const keeping = await askToKeep();
    if (keeping !== 'not-promised') said.current?.focus();
    setAsked(true);
    setState((known) => ({ ...known, keeping }));
  };
  return (
    <div class="keeping">
      <p role="status" tabIndex={-1} ref={said}>
        {KEEPING[state.keeping]}
        {asked && state.keeping === 'not-promised' && ' Je browser heeft de vraag net afgewezen.'}
      </p>
      {state.used !== undefined && state.room !== undefined && (
        <p class="small soft">
          In gebruik: {size(state.used)} van {size(state.room)}.
        </p>
      )}
      {state.keeping === 'not-promised' && (
        <button type="button" class="button" onClick={() => void ask()}>
          Vraag je browser om te bewaren
        </button>
      )}
    </div>
  );
}

const size = (bytes: number): string =>
  bytes < 1e6
    ? `${Math.ceil(bytes / 1e3)} kB`
    : bytes < 1e9
      ? `${Math.round(bytes / 1e6)} MB`
      : `${Math.round(bytes / 1e9)} GB`;

function Export({ answers, version }: Omit<Props, 'storage'>) {
  const [said, setSaid] = useState('');
  const save = () => {
    const now = Date.now();
    const text = makeProgressFile(answers, {
      engineVersion: version,
      contentVersion: version,
      exportedAt: now,
    });
    saveText(`spelregelatlas-voortgang-${localDay(now)}.json`, text, 'application/json');
    setSaid(`${answers.length} antwoorden bewaard in een bestand.`);
  };
  return (
    <div class="way">
      <h3>Exporteren</h3>
      <p>Alles wat je hebt geoefend in één bestand, voor een ander apparaat of voor de zekerheid.</p>
      <button type="button" class="button first" onClick={save} disabled={answers.length === 0}>
        Bewaar mijn voortgang
      </button>
      <p role="status">{said}</p>
    </div>
  );
}

function Import({ answers }: Pick<Props, 'answers'>) {
  const [proposal, setProposal] = useState<Proposal>();
  const [said, setSaid] = useState('');
  /** Set when the buttons go that had the focus: it moves to what is said of it. */
  const [done, setDone] = useState(false);
  const told = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (done) told.current?.focus();
  }, [done, said]);
  const choose = async (event: Event) => {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    if (!file) return;
    setDone(false);
    setProposal(undefined);
    const text = await readText(file);
    input.value = '';
    if (text === undefined)
      return setSaid(
        `${file.name}: dit bestand is te groot of kan niet worden gelezen. Er is niets veranderd.`,
      );
    const read = parseProgressFile(text);
    if (read.kind === 'fault') return setSaid(`${file.name}: ${faultInWords(read)} Er is niets veranderd.`);
    setSaid('');
    setProposal({
      name: file.name,
      all: unionOf([], read.answers).log,
      added: unionOf(answers, read.answers).added,
    });
  };
  const add = async () => {
    if (!proposal) return;
    const result = await addAnswers(proposal.added);
    setProposal(undefined);
    setSaid(
      typeof result === 'number'
        ? `${result} ${result === 1 ? 'antwoord' : 'antwoorden'} toegevoegd.`
        : `${troubleInWords(result)} Er is niets toegevoegd.`,
    );
    setDone(true);
  };
  const leave = () => {
    setProposal(undefined);
    setSaid('Er is niets toegevoegd.');
    setDone(true);
  };
  return (
    <div class="way">
      <h3>Importeren</h3>
      <p>Kies een bestand dat je eerder bewaarde. Het komt bij wat hier al staat; er gaat niets weg.</p>
      <label class="button file">
        Kies een bestand
        <input type="file" accept=".json,application/json" onChange={(event) => void choose(event)} />
      </label>
      <div role="status">
        {said && (
          <p tabIndex={-1} ref={told}>
            {said}
          </p>
        )}
        {proposal && <Offer proposal={proposal} />}
      </div>
      {proposal && proposal.added.length > 0 && (
        <div class="actions">
          <button type="button" class="button first" onClick={() => void add()}>
            Voeg {proposal.added.length} {proposal.added.length === 1 ? 'antwoord' : 'antwoorden'} toe
          </button>
          <button type="button" class="button" onClick={leave}>
            Niet doen
          </button>
        </div>
      )}
    </div>
  );
}

function Offer({ proposal: { name, all, added } }: { readonly proposal: Proposal }) {
  const now = Date.now();
  const [first, last] = [all[0], all.at(-1)];
  const [from, to] = [first, last].map((answer) => answer && plainDay(answer.at, now));
  const range = from === undefined ? '' : from === to ? `, van ${from}` : `, van ${from} tot en met ${to}`;
  return (
    <p>
      {name}: {all.length} {all.length === 1 ? 'antwoord' : 'antwoorden'}
      {range}. {whatIsNew(all.length, added.length)}
    </p>
  );
}

const whatIsNew = (all: number, added: number): string => {
  if (all === 0) return 'Er verandert niets.';
  if (added === 0) return 'Die heb je allemaal al. Er verandert niets.';
  return `Daarvan ${added === 1 ? 'is er 1' : `zijn er ${added}`} nieuw.`;
};

const plainDay = (at: number, now: number): string => sayDay(at, now).replace(/^op /, '');

/** What is wrong with a file, in one sentence. */
function faultInWords(fault: ProgressFault): string {
  switch (fault.fault) {
    case 'not-json':
      return 'dit bestand is beschadigd of niet volledig.';
    case 'not-ours':
      return 'dit is geen voortgang van Spelregelatlas.';
    case 'newer-version':
      return 'dit bestand komt van een nieuwere versie van de site. Laad deze bladzijde opnieuw en probeer het nog eens.';
    case 'bad-answer':
      return `antwoord ${fault.answer + 1} in dit bestand is beschadigd.`;
  }
}
