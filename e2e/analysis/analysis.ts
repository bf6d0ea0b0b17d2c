import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAs, arriveAsGuest } from '../support/learner.ts';
import { lose } from '../support/lost-questions.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';

const TEXT = {
  zh: {
    types: /各题型正确率/,
    find: /^找这类题：/,
    losses: /^练这些：/,
    drill: /^练 10 题：/,
    forecast: /照现在的速度，到 6\.5 的把握/,
    criteria: /口语四项标准/,
    data: '学习数据',
    year: /过去一年有 \d+ 天学过/,
    toAnalysis: '能力分析',
    bands: /个估分/,
    table: '看表格',
    picture: '存成图片',
  },
  en: {
    types: /accuracy by question type/,
    find: /^Find papers: /,
    losses: /^Practise these: /,
    drill: /^Practise 10: /,
    forecast: /^At this pace, .+ to reach 6\.5$/,
    criteria: /four speaking criteria/,
    data: 'Learning data',
    year: /days? of study in the past year/,
    toAnalysis: 'Analysis',
    bands: /estimates?, the latest/,
    table: 'Show as a table',
    picture: 'Save as a picture',
  },
} as const;

/** Every question of the passage, most of them wrong. */
const answers = Object.fromEntries(Array.from({ length: 13 }, (_, at) => [at + 1, at === 5 ? 'sledge' : 'T']));

test('what a paper lost is shown with its uncertainty and leads into practice', async ({ page, language }) => {
  const text = TEXT[language];
  await arriveAsGuest(page, { language });
  await lose(page, answers);
  await page.goto('/#/analysis?skill=reading');
  const types = page.getByRole('figure', { name: text.types });
  await expect(types).toBeVisible();
  expect(await axe(page, 'analysis')).toEqual([]);
  await types.getByText(text.table).click();
  await expect(types.getByRole('table')).toBeVisible();
  await page.getByRole('link', { name: text.losses }).first().click();
  await expect(page).toHaveURL(/mistakes\?skill=reading&kind=/);
  await page.goBack();
  await page.getByRole('link', { name: text.find }).first().click();
  await expect(page).toHaveURL(/reading-list\?type=/);
});

test('the demo learner sees where the time went, and what is missing', PHONE, async ({ page, language, isMobile }) => {
  const text = TEXT[language];
  await arriveAs(page, 'learner', { path: '/learnin_data', language });
  await expect(page.getByRole('heading', { level: 1, name: text.data })).toBeVisible();
  await expect(page.getByRole('figure', { name: text.year })).toBeVisible();
  expect(await axe(page, 'learning data')).toEqual([]);
  await shot(page, `learning-data-${language}`);
  if (!isMobile) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: text.picture }).click();
    expect((await saved).suggestedFilename()).toBe('ninefold-week.png');
  }
  await page.getByText(text.toAnalysis, { exact: true }).first().click();
  await expect(page).toHaveURL(/#\/analysis/);
  await expect(page.getByRole('figure', { name: text.bands })).toBeVisible();
  expect(await axe(page, 'analysis of the demo learner')).toEqual([]);
  await shot(page, `analysis-${language}`);
});

test('the analysis of the demo learner leads to a drill of what she does worst', async ({ page, language }) => {
  const text = TEXT[language];
  await arriveAs(page, 'learner', { path: '/analysis?skill=reading', language });
  await expect(page.getByRole('figure', { name: text.types })).toBeVisible();
  // Speaking has its bands and a forecast too: four weeks are enough to say something.
  await page.goto('/#/analysis?skill=speaking');
  await expect(page.getByRole('heading', { name: text.forecast })).toBeVisible();
  await expect(page.getByRole('figure', { name: text.criteria })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: text.drill }).first().click();
  await expect(page.locator('[data-do="question"]')).toBeVisible();
  await expect(page).toHaveURL(/training-drill\/\d+/);
});
