/** A case to take along to another program: PBN and LIN, as a file or copied. Fetched when the tools are unfolded. */
import { makeCaseLin, makeCasePbn, type RuledCase } from './case-files.ts';
import type { Case } from './case.ts';

interface Props {
  readonly kase: Case;
  readonly ruled: RuledCase;
  readonly copy: (text: string) => void;
}

/** PBN is ISO 8859-1, and its text holds nothing else. */
const latin1 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (char) => char.charCodeAt(0));

const NOTATIONS = [
  { name: 'PBN', file: 'zaak.pbn', make: makeCasePbn, bytes: latin1 },
  {
    name: 'LIN',
    file: 'zaak.lin',
    make: makeCaseLin,
    bytes: (text: string) => new TextEncoder().encode(text),
  },
] as const;

/** A button to download and one to copy, for each notation. */
export const CaseFiles = ({ kase, ruled, copy }: Props) => (
  <>
    {NOTATIONS.map(({ name, file, make, bytes }) => (
      <div key={name} class="actions">
        <button type="button" class="button" onClick={() => download(file, bytes(make(kase, ruled)))}>
          Download {name}
        </button>
        <button type="button" class="button" onClick={() => copy(make(kase, ruled))}>
          Kopieer {name}
        </button>
      </div>
    ))}
    <p class="hint">
      PBN heeft tekens voor een aangenomen onvoldoend bod en een bieding voor de beurt. LIN heeft die niet en
      stopt ervoor. Wat onregelmatig was staat in beide ook in woorden.
    </p>
  </>
);

/** Hands bytes over as a file. */
function download(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
