/** The log of answers inside an island: read after mounting, kept up with other tabs, added to. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { unionOf, type LogEntry } from '../../quiz/log.ts';
import { addAnswer, onLogChange, readLog, type Log, type Saved } from './log.ts';

/** The log as far as it is known, and the way to add to it. */
export interface LogInUse {
  /** Absent until it has been read. */
  readonly log?: Log;
  /** What became of the answer that was added last. */
  readonly saved?: Saved;
  readonly add: (entry: LogEntry) => void;
}

/** The log, for an island. */
export function useLog(): LogInUse {
  const [log, setLog] = useState<Log>();
  const [saved, setSaved] = useState<Saved>();
  useEffect(() => {
    let gone = false;
    const read = () => void readLog().then((found) => gone || setLog(found));
    read();
    const stop = onLogChange(read);
    return () => {
      gone = true;
      stop();
    };
  }, []);
  const add = useCallback((entry: LogEntry) => {
    setLog((known) => known && { ...known, answers: unionOf(known.answers, [entry]).log });
    void addAnswer(entry).then(setSaved);
  }, []);
  return { ...(log && { log }), ...(saved && { saved }), add };
}
