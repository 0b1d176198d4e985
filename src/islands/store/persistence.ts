/** Whether the browser promises to keep what is stored, and how much room there is. Asking is up to the page. */

/** What the browser says about keeping: promised, not promised, or it does not say. */
export type Keeping = 'promised' | 'not-promised' | 'unknown';

/** The state of the storage; sizes in bytes, absent where the browser does not tell. */
export interface StorageState {
  readonly keeping: Keeping;
  readonly used?: number;
  readonly room?: number;
}

/** Asks the browser to keep what is stored; some browsers ask the user. */
export async function askToKeep(): Promise<Keeping> {
  try {
    return (await navigator.storage.persist()) ? 'promised' : 'not-promised';
  } catch {
    return 'unknown';
  }
}

/** How the storage stands, without asking for anything. */
export async function storageState(): Promise<StorageState> {
  try {
    const [kept, { usage, quota }] = await Promise.all([
      navigator.storage.persisted(),
      navigator.storage.estimate(),
    ]);
    return {
      keeping: kept ? 'promised' : 'not-promised',
      ...(usage !== undefined && { used: usage }),
      ...(quota !== undefined && { room: quota }),
    };
  } catch {
    return { keeping: 'unknown' };
  }
}
