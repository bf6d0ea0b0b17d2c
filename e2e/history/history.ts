import { randomUUID } from 'node:crypto';
import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAsGuest } from '../support/learner.ts';
import { call, paperId } from '../support/practice.ts';
import { shot } from '../support/shot.ts';

const TEXT = {
  zh: {
    title: '历史记录',
    review: /^解析：/,
    again: /^重做：/,
    goOn: /^继续：/,
    byScore: '成绩：高分在前',
    state: '状态',
    unfinished: '未完成',
    writing: '写作',
    task2: 'Task 2',
    empty: '还没有记录',
    dates: '日期',
    last7: '近 7 天',
  },
  en: {
    title: 'History',
    review: /^Review:/,
    again: /^Redo:/,
    goOn: /^Continue:/,
    byScore: 'Score: best first',
    state: 'State',
    unfinished: 'Unfinished',
    writing: 'Writing',
    task2: 'Task 2',
    empty: 'Nothing here yet',
    dates: 'Dates',
    last7: 'Last 7 days',
  },
} as const;

type Page = Parameters<typeof call>[0];

/** One passage handed in three times, another left open, and an essay begun. */
async function practise(page: Page): Promise<void> {
  const paper = await paperId(page, 'reading', 'whale');
  const writer = `tab-${randomUUID()}`;
  const begin = (id: number) =>
    call<{ id: number; revision: number }>(page, 'attempt/start', {
      skill: 'reading',
      mode: 'practice',
      key: randomUUID(),
      writer,
      id,
      fresh: true,
    });
  for (let times = 0; times < 3; times += 1) {
    const { id, revision } = await begin(paper);
    await call(page, 'attempt/submit', { attempt_id: id, revision, writer, changes: [] });
  }
  await begin(await paperId(page, 'reading', 'diary'));
  const { list } = await call<{ list: { id: number }[] }>(page, 'writing/get-task2-search-list', {});
  await call(page, 'exercise/save-essay-record-info', {
    paper_id: list.find(({ id }) => id > 0)?.id,
    key: randomUUID(),
    content: 'Buses should be free for everybody.',
  });
}

test('what was done is found again: filter, sort, open, do again', async ({ page, language }) => {
  const text = TEXT[language];
  await arriveAsGuest(page, { language });
  await practise(page);
  await page.goto('/#/history/reading/1');
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
  await expect(page.getByRole('link', { name: text.review })).toHaveCount(3);
  await expect(page.getByRole('link', { name: text.goOn })).toHaveCount(1);
  expect(await axe(page, 'history')).toEqual([]);
  await shot(page, `history-${language}`);

  // A choice is a step of the address: Back takes it back, and a link keeps it.
  await page.getByRole('button', { name: text.state, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: text.unfinished }).click();
  await expect(page).toHaveURL(/state=open/);
  await expect(page.getByRole('link', { name: text.review })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: text.goOn })).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('link', { name: text.review })).toHaveCount(3);

  await page.getByRole('button', { name: text.byScore }).click();
  await expect(page).toHaveURL(/sort=-score/);
  await page.getByRole('button', { name: text.dates, exact: true }).click();
  await page.getByRole('button', { name: text.last7 }).click();
  await expect(page).toHaveURL(/from=/);
  await expect(page.getByRole('link', { name: text.review })).toHaveCount(3);

  await page.getByRole('tab', { name: text.writing }).click();
  await expect(page).toHaveURL(/history\/writing\/1$/);
  await expect(page.getByText(text.empty)).toBeVisible();
  await page.getByRole('tab', { name: text.task2 }).click();
  await page.getByRole('link', { name: text.goOn }).click();
  await expect(page.getByRole('textbox').first()).toHaveValue(/Buses should be free/);

  await page.goto('/#/history/reading/1');
  await page.getByRole('link', { name: text.again }).first().click();
  await expect(page).toHaveURL(/reading-next\/\d+$/);
});
