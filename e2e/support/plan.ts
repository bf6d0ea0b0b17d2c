import type { Locator, Page } from '@playwright/test';
import { overallOf } from '../../packages/core/src/planner/targets.ts';
import { addDays, type Day, dayAt, startOfDay } from '../../packages/core/src/time/day.ts';
import { expect } from './fixtures.ts';
import type { Language } from './languages.ts';
import { WORDS } from './words.ts';

/** What several journeys of the planner do, named as a learner would tell it. */

const ZONE = 'Asia/Shanghai';
type Scores = { listening: number; reading: number; writing: number; speaking: number };

export const todayInShanghai = (ahead = 0): Day => addDays(dayAt(Math.floor(Date.now() / 1000), ZONE), ahead);

/** From the first of the month to yesterday; nothing on the first. */
export function pastDaysOfThisMonth(): Day[] {
  const dayOfMonth = Number(todayInShanghai().split('-')[2]);
  return Array.from({ length: dayOfMonth - 1 }, (_, at) => todayInShanghai(at + 1 - dayOfMonth));
}

/** From home: a dialog on a desktop, which begins with its intro; a page on a phone, which does not. */
export async function openWizard(page: Page, language: Language, isMobile: boolean): Promise<void> {
  const { plan, wizard } = WORDS[language];
  await page.getByRole('button', { name: plan.invite }).click();
  if (isMobile) await expect(page).toHaveURL(/#\/ielts-planner/);
  else {
    await expect(page.getByRole('dialog', { name: wizard.title })).toBeVisible();
    await page.getByRole('button', { name: wizard.startNow }).click();
  }
  await expect(page.getByText(wizard.taken)).toBeVisible();
}

/** Presses the day itself in the calendar, in whatever month it lies. */
export async function chooseExamDay(page: Page, language: Language, day: Day): Promise<void> {
  const { kit, wizard } = WORDS[language];
  await page.getByRole('button', { name: wizard.examDate }).first().click();
  const calendar = page.getByRole('dialog', { name: wizard.examDate });
  // The calendar opens at the day chosen so far, tomorrow by default.
  for (let press = 0; press < monthsBetween(todayInShanghai(1), day); press++)
    await calendar.getByRole('button', { name: kit.laterMonth }).click();
  await dayButton(page, language, day).click();
}

/** A day of the open calendar, by the name a screen reader hears. */
export function dayButton(page: Page, language: Language, day: Day): Locator {
  const at = new Date(`${day}T12:00:00`);
  const month = language === 'en' ? at.toLocaleString('en-GB', { month: 'long' }) : ZH_MONTHS[at.getMonth()];
  return page.getByRole('button', { name: `${at.getDate()} ${month} ${at.getFullYear()}`, exact: true });
}

const ZH_MONTHS = [...'一二三四五六七八九十', '十一', '十二'].map((number) => `${number}月`);

const monthsBetween = (from: Day, to: Day): number => {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  return (toYear - year) * 12 + toMonth - month;
};

type Plan = { targets: Scores; past?: Scores; examDay?: Day; minutes?: number };
const NONE: Scores = { listening: -1, reading: -1, writing: -1, speaking: -1 };

/** The learner of this page has saved a plan before; the page is not asked. */
export async function savedPlan(page: Page, { targets, past, examDay = todayInShanghai(63), minutes = 60 }: Plan) {
  const before = past ?? NONE;
  const answer = await page.request.post('/api/student/update-learning-plan', {
    data: {
      is_ielts: past ? 1 : 2,
      exam_date: startOfDay(examDay, ZONE),
      target_score: overallOf(targets),
      target_score_listen: targets.listening,
      target_score_read: targets.reading,
      target_score_write: targets.writing,
      target_score_speak: targets.speaking,
      past_score_listen: before.listening,
      past_score_read: before.reading,
      past_score_write: before.writing,
      past_score_speak: before.speaking,
      minutes_per_day: minutes,
    },
  });
  expect((await answer.json()).code).toBe(200);
}

/** The learner of the pictures. */
export const PICTURE = {
  targets: { listening: 7.5, reading: 7.5, writing: 6.5, speaking: 6.5 },
  past: { listening: 6, reading: 6.5, writing: 5.5, speaking: 5.5 },
} as const;
