/** Files between the page and the person: saving a text, reading a chosen file. Nothing leaves the browser. */

/** Offers a text as a file to save. */
export function saveText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The largest file that is read, in bytes: far more than a lifetime of practice. */
const LARGEST = 50_000_000;

/** The text of a chosen file; undefined when it is too large or cannot be read. */
export async function readText(file: File): Promise<string | undefined> {
  if (file.size > LARGEST) return undefined;
  return file.text().catch(() => undefined);
}
