/**
 * The page of one's own progress. The first render is the heading and room; everything else comes from the log, read after
 * mounting and kept up with other tabs. What the numbers mean is worked out in `quiz/progress.ts`.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { to } from '../../base-path.ts';
import type { PatternInfo } from '../../quiz/question.ts';
import type { EditionChoice, Subject } from '../practise/choices.ts';
import { storageState, type StorageState } from '../store/persistence.ts';
import { troubleInWords } from '../store/SavedNote.tsx';
import { useLog } from '../store/useLog.ts';
import { Backup } from './Backup.tsx';
import { Days } from './Days.tsx';
import { countOthers, Erase, type Others } from './Erase.tsx';
import { Mastery } from './Mastery.tsx';
import { SetExport } from './SetExport.tsx';
import './progress.css';

interface Props {
  readonly editions: readonly EditionChoice[];
  readonly subjects: readonly Subject[];
  readonly current: string;
  /** Version of the site, for exports. */
  readonly version: string;
}

/** The island of /voortgang/. */
export function Progress({ editions, subjects, current, version }: Props) {
  const { log } = useLog();
  const [patterns, setPatterns] = useState<readonly PatternInfo[]>();
  const [storage, setStorage] = useState<StorageState>();
  const [others, setOthers] = useState<Others>();
  useEffect(() => {
    fetch(to('/oefenen/patronen.json'))
      .then((response) => response.json() as Promise<readonly PatternInfo[]>)
      .then(setPatterns, () => setPatterns([]));
    void storageState().then(setStorage);
    void countOthers().then(setOthers);
  }, []);
  /** After erasing, the button that had the focus is gone: it moves to what there is now. */
  const [erased, setErased] = useState(0);
  const empty = useRef<HTMLHeadingElement>(null);
  const isEmpty = log?.answers.length === 0;
  useEffect(() => {
    if (erased > 0 && isEmpty) empty.current?.focus();
  }, [erased, isEmpty]);
  if (!log || !patterns || !storage || !others) return <div class="progress" />;
  const { answers, trouble, waiting, unreadable } = log;
  return (
    <div class="progress">
      {trouble && (
        <p class="note">
          {troubleInWords(trouble)}{' '}
          {waiting > 0 &&
            `${waiting} antwoorden zijn apart gezet; ze tellen mee en gaan mee als je exporteert.`}
        </p>
      )}
      {unreadable > 0 && (
        <p class="note">
          {unreadable} opgeslagen antwoorden kan deze versie van de site niet lezen. Ze blijven staan.
        </p>
      )}
      {isEmpty ? (
        <section class="empty card">
          <h2 tabIndex={-1} ref={empty}>
            Je hebt nog niet geoefend
          </h2>
          <p>Na je eerste vragen zie je hier per onderwerp hoe ver je bent.</p>
          <a class="button first" href={to(`/oefenen/?editie=${current}&niveau=basis`)}>
            Begin met de basis
          </a>
        </section>
      ) : (
        <>
          <Days answers={answers} now={Date.now()} />
          <Mastery {...{ answers, patterns, editions, subjects, current }} now={Date.now()} />
        </>
      )}
      <Backup answers={answers} version={version} storage={storage} />
      <SetExport {...{ editions, subjects, current }} />
      <Erase
        {...others}
        answers={answers.length + unreadable}
        onErased={() => {
          setErased((times) => times + 1);
          void countOthers().then(setOthers);
        }}
      />
    </div>
  );
}
