import { spawnSync } from 'node:child_process';
import { describe, expect, test, vi } from 'vitest';
import { run } from '../../src/cli/quiz.ts';
import { QUESTION_KINDS, QUIZ_LEVELS, type Question } from '../../src/quiz/question.ts';

/** The subcommand in this process: what it prints, and its status. */
const quiz = async (...args: string[]) => {
  const written: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  try {
    return { status: await run(args), stdout: written.join('') };
  } finally {
    spy.mockRestore();
  }
};

const questionsIn = (stdout: string): readonly Question[] =>
  stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Question);

describe('spelregels quiz', async () => {
  const args = ['--edition', '2017', '--seed', '7', '--count', '20'];
  const { status, stdout } = await quiz(...args);
  const questions = questionsIn(stdout);

  test('one line a question, with everything that the page shows', () => {
    expect([status, questions.length]).toEqual([0, 20]);
    for (const question of questions) {
      expect(Object.keys(question)).toEqual(
        expect.arrayContaining([
          ...['code', 'edition', 'kind', 'level', 'topic', 'record', 'prompt', 'options', 'cites'],
        ]),
      );
      expect(question.edition).toBe('2017');
      for (const option of question.options)
        expect(Object.keys(option)).toEqual(expect.arrayContaining(['text', 'correct', 'why', 'cites']));
    }
    expect(new Set(questions.map(({ kind }) => kind)).size).toBe(QUESTION_KINDS.length);
  });

  test('the same seed gives the same lines in another process, another seed others', async () => {
    const again = spawnSync(process.execPath, ['src/cli/main.ts', 'quiz', ...args], { encoding: 'utf8' });
    expect(again).toMatchObject({ status: 0, stdout });
    expect((await quiz('--edition', '2017', '--seed', '8', '--count', '20')).stdout).not.toBe(stdout);
  });

  test('fewer lines, and a note, where there are not so many different questions', () => {
    const few = spawnSync(
      process.execPath,
      ['src/cli/main.ts', 'quiz', '--kind', 'knowledge', '--level', 'basis', '--count', '999'],
      { encoding: 'utf8' },
    );
    const lines = questionsIn(few.stdout).map(({ prompt, options }) => JSON.stringify([prompt, options]));
    expect(few.status).toBe(0);
    expect(lines.length).toBeLessThan(999);
    expect(new Set(lines).size).toBe(lines.length);
    expect(few.stderr).toContain(`${lines.length} verschillende vragen`);
  });

  test('a code by itself gives its question again', async () => {
    const [first] = questions;
    expect(questionsIn((await quiz('--code', ` ${first!.code.toUpperCase()} `)).stdout)).toEqual([first]);
  });

  test('only the kinds, the level and the subject that are asked for', async () => {
    const kinds = questionsIn((await quiz('--kind', 'score,gap', '--count', '6')).stdout).map(
      ({ kind }) => kind,
    );
    expect([...new Set(kinds)].sort()).toEqual(['gap', 'score']);
    const [level] = QUIZ_LEVELS;
    const chosen = questionsIn(
      (await quiz('--edition', '1959', '--level', level, '--topic', 'onvoldoend-bod', '--count', '9')).stdout,
    );
    expect(chosen).toHaveLength(9);
    for (const question of chosen)
      expect(question).toMatchObject({ edition: '1959', level, topic: 'onvoldoend-bod' });
  });

  test('--help names every kind and level', async () => {
    const help = await quiz('--help');
    expect(help.status).toBe(0);
    for (const word of [...QUESTION_KINDS, ...QUIZ_LEVELS]) expect(help.stdout).toContain(word);
  });

  test.each([
    ['unknown-edition', ['--edition', '1999']],
    ['unknown-kind', ['--kind', 'score,riddle']],
    ['unknown-level', ['--level', 'expert']],
    ['unknown-topic', ['--topic', 'weather']],
    ['no-questions', ['--edition', '1930', '--kind', 'score']],
    ['invalid-count', ['--count', '0']],
    ['invalid-count', ['--count', '-3']],
    ['invalid-count', ['--count', 'many']],
    ['usage', ['--count']],
    ['usage', ['--seed', '1', '--seed', '2']],
    ['usage', ['extra']],
    ['usage', ['--code', '2017-ir-ib-7', '--seed', '1']],
    ['bad-code', ['--code', 'zomaar']],
    ['unknown-branch', ['--code', '2017-kn-bestaat-niet-1']],
    ['unknown-kind', ['--code', '2017-zz-ib-1']],
    ['unknown-branch', ['--code', '1899-ir-ib-1']],
  ])('%s: status 2 and an error for %j', async (code, args) => {
    const answer = await quiz(...args);
    expect(answer.status).toBe(2);
    expect(JSON.parse(answer.stdout)).toMatchObject({ error: { code } });
  });
});
