/**
 * The browser's other storage, which writes before the next line runs. What must not be lost goes here first and away again
 * when the database has it, so that a page that is closed in between, or a database that refuses, loses nothing.
 */

/** How the keys begin under which answers and exams begun stand aside. */
export const ASIDE = { answers: 'spelregelatlas:antwoord:', runs: 'spelregelatlas:examen:' } as const;

/** Puts a value aside under a key; gives the text as it stands there, or undefined where the browser does not take it. */
export function setAside(key: string, value: unknown): string | undefined {
  try {
    const text = JSON.stringify(value);
    localStorage.setItem(key, text);
    return text;
  } catch {
    return undefined;
  }
}

/** Something that stands aside; `value` is undefined when it cannot be read. */
export interface Aside {
  readonly key: string;
  readonly text: string;
  readonly value: unknown;
}

/** What stands aside under keys that begin so. */
export function asideUnder(prefix: string): readonly Aside[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => {
        const text = localStorage.getItem(key) ?? '';
        return { key, text, value: parsed(text) };
      });
  } catch {
    return [];
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Takes away what stands under a key; with `text` only when it still is that. */
export function clearAside(key: string, text?: string): void {
  try {
    if (text === undefined || localStorage.getItem(key) === text) localStorage.removeItem(key);
  } catch {
    // Without other storage there was nothing set aside.
  }
}
