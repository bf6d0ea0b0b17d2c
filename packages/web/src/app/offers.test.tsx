import type { Task } from '@ninefold/contract/economy/tasks';
import { canBeDone, TASK_CONDITIONS } from '@ninefold/core/economy/tasks';
import { isOpen } from '@ninefold/core/open-pages';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { taskWay } from '#features/economy/tasks/task-way.ts';
import { closeApp, guest, learner, menu, openApp } from './app.testing.tsx';
import { factsAt } from './page/page-facts.ts';
import { createAppRouter } from './routes/router.ts';

/**
 * Nobody is sent to a page that is still being built. The rule is `core/open-pages.ts`; here it is held against the route
 * table, and every screen that offers something is walked link by link.
 */
afterEach(closeApp);

test('every page of the route table is open', () => {
  const closed = Object.values(createAppRouter().routesByPath).flatMap(({ fullPath, options }) =>
    options.staticData?.page && !isOpen(fullPath) ? [fullPath] : [],
  );
  expect(closed).toEqual([]);
});

test('a task leads to the page it is done on, or to one before it', () => {
  const router = createAppRouter();
  for (const condition of TASK_CONDITIONS) {
    const { way } = taskWay(condition);
    if (way.kind === 'page') expect(factsAt(router, way.to.replace(/\/\{.*$/, '')), condition).not.toBeNull();
  }
});

type Router = Awaited<ReturnType<typeof openApp>>['router'];

/** Links on the screen, wherever they are, that lead to no page or to one that is still being built. */
function deadEnds(router: Router, place: ParentNode = document): string[] {
  const links = [...place.querySelectorAll<HTMLAnchorElement>('a[href]')];
  expect(links.length).toBeGreaterThan(0);
  return links.flatMap((link) => {
    const address = (link.getAttribute('href') ?? '').replace(/^.*#/, '');
    const isPage = !address.startsWith('/') || (factsAt(router, address) !== null && isOpen(address));
    return isPage ? [] : [`${link.textContent} → ${address}`];
  });
}

const whole = menu.concat([
  {
    ...menu[1]!,
    id: 20,
    name: '积累',
    module_path: '',
    children: [
      { ...menu[0]!, id: 21, name: '单词', module_path: '/words' },
      { ...menu[0]!, id: 15, name: '模考', module_path: '/mock_list' },
    ],
  },
]);

const planned = {
  ...learner,
  is_done_learning_plan: 1,
  is_ielts: 2,
  exam_date: 4_000_000_000,
  minutes_per_day: 60,
  target_score: 6,
  target_score_listen: 6.5,
  target_score_read: 6.5,
  target_score_write: 5.5,
  target_score_speak: 5.5,
  past_score_listen: -1,
  past_score_read: -1,
  past_score_write: -1,
  past_score_speak: -1,
};
const noMock = {
  score: -1,
  listening_score: -1,
  reading_score: -1,
  writing_score: -1,
  speaking_score: -1,
  taken_at: 0,
};
const answers = {
  'common/get-menu-list': whole,
  'exam/get-simulate-exam-last-score': noMock,
  'history/get-reading-list': { list: [], total: 0, page: 1, pageSize: 10, more: 0 },
  'history/get-search-config': {
    topics: [],
    question_types: [],
    states: [],
    bands: [],
    recent: { times: 0, seconds: 0 },
  },
};

describe('no link of the page leads to a dead end', () => {
  test.each([
    { path: '/', me: learner, ready: /知夏/, why: 'home in a course whose lessons are to come' },
    { path: '/?packageId=1', me: learner, ready: /课程包/, why: 'a package' },
    { path: '/ielts-list', me: learner, ready: /今天练哪一项/, why: 'the practice hub' },
    { path: '/ielts-list', me: guest, ready: /今天练哪一项/, why: 'the practice hub of a guest' },
    { path: '/profile', me: learner, ready: /知夏/, why: 'the profile' },
    { path: '/ielts-calculator', me: learner, ready: /计算/, why: 'the calculator' },
    { path: '/reading-list', me: learner, ready: /阅读/, why: 'the list of reading' },
    { path: '/listening-list', me: learner, ready: /听力/, why: 'the list of listening' },
    { path: '/records', me: learner, ready: /历史记录/, why: 'the history' },
  ])('$why', async ({ path, me, ready }) => {
    const { router } = await openApp(path, { answers: { ...answers, 'student/get-info': me } });
    await screen.findByRole('heading', { level: 1, name: ready }, { timeout: 5000 });
    await screen.findAllByRole('link', { name: /阅读/ }, { timeout: 5000 });
    expect(deadEnds(router)).toEqual([]);
  });

  test('the plan of the wizard: each skill has something to do, or says that it is to come', async () => {
    localStorage.setItem('nf-plan-draft-7', JSON.stringify({ ...HELD, step: 4 }));
    const { router } = await openApp('/ielts-planner', { answers: { ...answers, 'student/get-info': planned } });
    expect(await screen.findAllByRole('link', { name: /^阅读：/ }, { timeout: 5000 })).not.toHaveLength(0);
    expect(screen.getAllByRole('link', { name: /^口语：/ })).not.toHaveLength(0);
    expect(deadEnds(router)).toEqual([]);
  });

  test('the task centre, with every task that the server may offer now', async () => {
    const task = (condition: Task['condition'], id: number): Task => ({
      id,
      name: condition,
      desc: '',
      status: 1,
      coins: 10,
      condition,
      times: 1,
      progress: 0,
    });
    const list = TASK_CONDITIONS.filter((condition) => canBeDone(condition, isOpen)).map(task);
    const { router } = await openApp('/task-center', {
      answers: { ...answers, 'task/get-list': { list, total: list.length } },
    });
    const dialog = await screen.findByRole('dialog', { name: '任务中心' }, { timeout: 10_000 });
    expect(await within(dialog).findAllByRole('link', { name: /去完成/ }, { timeout: 5000 })).not.toHaveLength(0);
    expect(deadEnds(router, dialog)).toEqual([]);
  });
});

const targets = { listening: 6.5, reading: 6.5, writing: 5.5, speaking: 5.5 };
const none = { listening: -1, reading: -1, writing: -1, speaking: -1 };
const HELD = {
  step: 4,
  draft: { examDay: '2096-10-02', history: 2, past: none, targets, minutesPerDay: 60 },
  strategy: 'strengths',
  aim: 6,
  own: true,
  mockOffered: true,
};
