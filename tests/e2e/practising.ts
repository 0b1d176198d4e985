/** Practising as a person does it: reads the code in the address, knows the answer from the question maker itself, and answers. */
import type { Page } from 'playwright-core';
import { readLibrary } from '../../src/cli/quiz-library.ts';
import { makeQuestion } from '../../src/quiz/make.ts';
import { isQuizFault, type Question } from '../../src/quiz/question.ts';

const library = readLibrary();

/** The question of a code. @throws Error for a code that has none. */
export function questionOf(code: string): Question {
  const made = makeQuestion(code, library);
  if (isQuizFault(made)) throw new Error(`${code}: ${made.fault}`);
  return made;
}

/** The code of the question on the page. */
export const codeOn = (page: Page): string => new URL(page.url()).searchParams.get('vraag') ?? '';

/** Chooses the right answer, or a wrong one, without handing it in. Gives the question. */
export async function choose(page: Page, right: boolean): Promise<Question> {
  const question = questionOf(codeOn(page));
  const places = question.options.flatMap(({ correct }, place) => (correct === right ? [place] : []));
  const wanted = right ? places : places.slice(0, 1);
  for (const place of wanted) await page.locator('.option input').nth(place).check();
  return question;
}

/** Answers the question on the page and waits for the verdict. */
export async function answer(page: Page, right: boolean): Promise<Question> {
  const question = await choose(page, right);
  await page.getByRole('button', { name: 'Controleer je antwoord' }).click();
  await page.locator('.verdict.good, .verdict.bad').waitFor();
  return question;
}

/** Answers the rest of a set, the first `wrong` questions wrongly, and goes to its end. Gives the questions in order. */
export async function finishSet(page: Page, wrong: number): Promise<readonly Question[]> {
  const asked: Question[] = [];
  for (;;) {
    asked.push(await answer(page, asked.length >= wrong));
    const last = page.getByRole('button', { name: 'Bekijk de uitslag' });
    if (await last.isVisible()) {
      await last.click();
      await page.getByRole('heading', { name: /goed$/, level: 1 }).waitFor();
      return asked;
    }
    const code = codeOn(page);
    await page.getByRole('button', { name: 'Volgende vraag' }).click();
    await page.waitForURL((url) => url.searchParams.get('vraag') !== code);
    await untilOpen(page);
  }
}

/** Waits until the question on the page is one without an answer. */
export const untilOpen = (page: Page) =>
  page.getByRole('button', { name: 'Controleer je antwoord' }).waitFor();

/** Waits until a question can be answered. */
export const untilAsked = (page: Page) => page.locator('.asked legend').waitFor();
