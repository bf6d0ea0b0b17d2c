import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, menu, openApp, readingSet, refusal } from '../app.testing.tsx';

afterEach(closeApp);

const main = () => within(screen.getByRole('main'));
const now = Math.floor(Date.now() / 1000);
const attempt = {
  id: 5,
  skill: 'reading',
  mode: 'practice',
  kind: 'paper',
  papers: [71],
  right: 9,
  total: 13,
  band: -1,
};

test('a skill says its state once: how many sets, and the last result or that there is none', async () => {
  const marked = { ...attempt, state: 'marked', submitted_at: now - 7200 };
  await openApp('/ielts-list', {
    answers: {
      'reading/get-jian-ya-list': { list: [readingSet], total: 2 },
      'attempt/get-record-list': { list: [marked], has_more: 0 },
    },
  });
  const reading = await main().findByRole('link', { name: /阅读.*2 套.*上次 9 \/ 13，2 小时前/ });
  expect(reading.textContent).not.toContain('还没练过');
  closeApp();
  await openApp('/ielts-list');
  expect((await main().findByRole('link', { name: /阅读.*还没练过/ })).textContent).toBeTruthy();
  closeApp();
  // Without an answer nobody may say that nothing was done.
  await openApp('/ielts-list', { answers: { 'attempt/get-record-list': refusal('internal', 500) } });
  expect((await main().findByRole('link', { name: /阅读/ })).textContent).not.toContain('还没练过');
});

test('the book of mistakes says what is due today, and nothing on a day without', async () => {
  const book = { id: 30, name: '错题本', icon: 'book', module_path: '/mistakes', desc: '', children: [] };
  const withBook = [...menu, { ...book, id: 29, name: '积累', module_path: '', children: [book] }];
  const due = { day: '2026-11-14', skills: ['reading', 'words'], done: 0, minutes: 2 };
  await openApp('/ielts-list', { answers: { 'common/get-menu-list': withBook, 'mistakes/get-due': due } });
  expect(await main().findByRole('link', { name: /错题本.*今天 2 个.*约 2 分钟/ })).toBeTruthy();
  closeApp();
  await openApp('/ielts-list', { answers: { 'common/get-menu-list': withBook } });
  expect((await main().findByRole('link', { name: /错题本/ })).textContent).toBe('错题本');
});

test('what was begun comes first, with the one filled button and how far it is', async () => {
  const open = { ...attempt, state: 'open', title: { en: 'Rope', zh: '绳' }, submitted_at: 0 };
  await openApp('/ielts-list', {
    answers: {
      'attempt/get-record-list': { list: [open], has_more: 0 },
      'attempt/get-attempt': {
        id: 5,
        state: 'open',
        source_id: 71,
        answers: { '71.q1': 'a', '71.q2': 'b' },
        left_ms: -1,
      },
    },
  });
  expect(await main().findByText('答了 2 / 13')).toBeTruthy();
  const filled = [...document.querySelectorAll('main [class*="primary"]')];
  expect(filled.map((button) => button.getAttribute('href'))).toEqual([
    expect.stringMatching(/reading-next\/71.*attempt=5/),
  ]);
});

test('an essay that was begun is gone on with where no paper is open', async () => {
  const draft = {
    id: 9,
    record_id: 9,
    paper_id: 4,
    task: 1,
    title: { en: 'Museums', zh: '博物馆' },
    status: 1,
    step: 2,
  };
  const list = (rows: object[]) => ({ list: rows, total: rows.length, page: 1, pageSize: 5, has_more: 0 });
  await openApp('/ielts-list', {
    answers: {
      'exercise/get-essay-record-list': list([
        { ...draft, id: 8, words: 0, last_time: now },
        { ...draft, words: 87, last_time: now - 60 },
      ]),
      'exercise/get-big-essay-record-list': list([{ ...draft, id: 7, task: 2, step: 3, words: 200, last_time: now }]),
    },
  });
  expect(await main().findByText('已写 87 词')).toBeTruthy();
  expect(main().getByRole('link', { name: '继续' }).getAttribute('href')).toMatch(/writing-task-1\/4\/9$/);
});

const writingMenu = [
  {
    ...{ id: 10, name: '雅思练习', icon: 'book', module_path: '/ielts-list', desc: '' },
    children: [{ id: 13, name: '写作', icon: 'pencil', module_path: '/writing-list-next', desc: '', children: [] }],
  },
];

test.each([
  { why: 'its estimate', score: 6.5, line: '上次估分 6.5，2 小时前' },
  { why: 'how long it is, where nobody scored it yet', score: -1, line: '上次写了 260 词，2 小时前' },
])('writing tells of the essay that was written on last: $why', async ({ score, line }) => {
  const essay = { id: 9, status: 3, step: 3, words: 260, title: { en: 'Cars', zh: '车' } };
  const list = (rows: object[]) => ({ list: rows, total: rows.length, page: 1, pageSize: 5, has_more: 0 });
  await openApp('/ielts-list', {
    answers: {
      'common/get-menu-list': writingMenu,
      'exercise/get-essay-record-list': list([{ ...essay, task: 1, score: 5.5, last_time: now - 90_000 }]),
      'exercise/get-big-essay-record-list': list([
        { ...essay, id: 11, task: 2, words: 0, score: -1, last_time: now },
        { ...essay, task: 2, score, last_time: now - 7200 },
      ]),
    },
  });
  expect(await main().findByText(line)).toBeTruthy();
  expect(main().queryByText('还没练过')).toBeNull();
});
