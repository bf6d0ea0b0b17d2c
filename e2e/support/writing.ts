import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Language } from './languages.ts';
import { call, openTool } from './practice.ts';
import { WORDS } from './words.ts';

/** Steps of somebody who writes an essay, named as they would tell them. */

type Task = 1 | 2;

/** The id of a question by words of it. Somebody has to have arrived, so that there is a session. */
export async function questionId(page: Page, task: Task, words: string): Promise<number> {
  const path = `writing/get-task${task}-search-list`;
  const { list } = await call<{ list: { id: number }[] }>(page, path, { content: words });
  expect(list.length, `questions with ${words}`).toBeGreaterThan(0);
  return list[0]!.id;
}

type Beginning = { task: Task; id: number; as?: 'guest' | 'learner'; mode?: 'practice' | 'exam'; at?: string };

/** From the question's own page to the open editor. A guest is reminded on the way. `at`: a variant's address. */
export async function beginEssay(page: Page, beginning: Beginning, language: Language): Promise<void> {
  const { essayStart } = WORDS[language];
  const { task, id, as = 'learner', mode = 'practice', at = '' } = beginning;
  const goOn = () => page.getByRole('button', { name: /^(继续练习|Keep practising)$/ }).click();
  await page.goto(task === 1 ? `${at}/#/writing-task-1/${id}` : `${at}/#/essay/${id}`);
  if (as === 'guest' && task === 1) await goOn();
  if (mode === 'exam') await page.getByRole('radio', { name: /20|40/ }).check({ force: true });
  await page.getByRole('button', { name: mode === 'exam' ? essayStart.startExam : essayStart.start }).click();
  await expect(page).toHaveURL(/writing-task-[12]\/(\d+\/)?\d+$/);
  // Task 2 is written at another address than its question, so it is only here that a guest is told.
  if (as === 'guest' && task === 2) await goOn();
}

/** A draft with its text, made without the editor, which has journeys of its own. */
export async function writtenDraft(page: Page, paper_id: number, content = ESSAY): Promise<number> {
  const key = `journey-${Date.now()}`;
  const { id } = await call<{ id: number }>(page, 'exercise/save-essay-record-info', { id: 0, paper_id, content, key });
  return id;
}

/** The essay field; on a phone it is behind its tab. */
export async function essayField(page: Page, language: Language): Promise<Locator> {
  const { essayEditor } = WORDS[language];
  const field = page.getByRole('textbox', { name: essayEditor.essay, exact: true });
  const tab = page.getByRole('tab', { name: new RegExp(`^${essayEditor.essay}`) });
  await expect(field.or(tab).first()).toBeVisible();
  if (!(await field.isVisible())) await tab.click();
  return field;
}

export const recordId = (page: Page): number => Number(/(\d+)(?:\?.*)?$/.exec(page.url())?.[1] ?? 0);

/** What the server has stored, whatever the screen shows. */
export async function storedEssay(page: Page, id = recordId(page)): Promise<string> {
  const { content } = await call<{ content: string }>(page, 'exercise/get-essay-record-info', { id });
  return content;
}

/** The dialog that says what a scoring costs. */
export async function openOffer(page: Page, language: Language): Promise<Locator> {
  const { essayEditor, essayScoring } = WORDS[language];
  await openTool(page, essayEditor.forScoring, language);
  return page.getByRole('dialog', { name: essayScoring.title });
}

/** About 270 words with a few slips, such as an examiner meets every day. */
export const ESSAY = `In many large cities the people who keep daily life going can no longer afford to live near the places where they work. Nurses, bus drivers and cleaners are the clearest examples. This essay looks at the problems which this creates and suggests what can be done about them.

The first problem is for the workers themselves. A nurse who finish her night shift at seven often arrives home at nine, so she sleeps less and sees her children less. Travel also costs money, and part of a higher wage is therefore lost on the train. In the long run many of them give up and look for an job nearer to their home.

The second problem is for the city. When posts stand empty, bus routes are cut and hospital wards are closed, and everybody suffers from it. Moreover, districts become divided by income, because only one kind of household can pay the rent. Children then grow up without ever meeting classmates from other backgrounds.

Several steps would help. City governments own land, for instance old bus depots, and they could build flats there whose rents are linked to wages. Large employers such as hospitals could rent buildings nearby for their staff, which is cheaper than looking for new people every year. Finally, because building takes years, night trains and travel allowances should start at once.

In conclusion, a city which pushes out its essential workers harms itself. Affordable homes on public land, help from employers and better transport would let these people live near their work again.`;
