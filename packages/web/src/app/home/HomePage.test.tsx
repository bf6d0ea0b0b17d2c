import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { closeApp, guest, lastLearned, learner, openApp, readingSet, refusal } from '../app.testing.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

/** The homes are downloads of their own; a test waits for what they show, not for their code. */
beforeAll(async () => {
  await Promise.all([
    import('./landing/Landing.tsx'),
    import('./LearnerHome.tsx'),
    import('./SchoolHome.tsx'),
    import('./course/CoursePage.tsx'),
    import('#features/planner/today/PlanOnHome.tsx'),
    import('#features/planner/today/PlanInvite.tsx'),
    import('#features/courses/ContinueCard.tsx'),
  ]);
}, 120_000);

const comesFromSchool = () => vi.spyOn(document, 'cookie', 'get').mockReturnValue('has_session=1; org_id=1');

const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name }, { timeout: 5000 });

describe('which home is shown at /', () => {
  test('a last-learned course: the personal home', async () => {
    await openApp('/');
    expect(await heading(/，知夏$/)).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 2, name: /第 2 课/ })).toBeTruthy();
  });

  test('nothing learnt yet: a greeting, and below it the packages', async () => {
    await openApp('/', { answers: { 'course/get-last-learned': null } });
    expect(await heading(/，知夏$/)).toBeTruthy();
    expect(await screen.findByRole('list', { name: '课程包' }, { timeout: 5000 })).toBeTruthy();
  });

  test('only a package chosen before: the packages, on that one', async () => {
    await openApp('/', {
      answers: { 'course/get-last-learned': { ...lastLearned, course_id: 0, package_relation_id: 0 } },
    });
    const list = await screen.findByRole('list', { name: '课程包' }, { timeout: 5000 });
    expect(list.querySelector('[aria-current]')?.getAttribute('href')).toContain('packageId=1');
  });

  test('packages that do not come: the greeting stands, and what failed can be asked for again', async () => {
    await openApp('/', {
      answers: { 'course/get-last-learned': null, 'course/get-package-list': refusal('internal', 500) },
    });
    expect(await heading(/，知夏$/)).toBeTruthy();
    const failed = await screen.findByText('课程没有加载出来', {}, { timeout: 5000 });
    expect(failed.closest('[role=alert]')?.querySelector('button')?.textContent).toBe('重试');
  });

  test('a package in the address is shown, whatever was learnt last', async () => {
    await openApp('/?packageId=1');
    const title = await screen.findByRole('heading', { level: 1 }, { timeout: 5000 });
    expect(title.textContent).not.toMatch(/知夏/);
    // The package is the title of its card; the course stands below it.
    expect(await screen.findByRole('heading', { level: 2, name: '口语 6.5 提升包' }, { timeout: 5000 })).toBeTruthy();
  });

  test('the organisation cookie asks for the home of the school', async () => {
    comesFromSchool();
    const home = { id: 1, name: '晨星国际学校', logo: '', notices: [], more_notices: false };
    await openApp('/', { answers: { 'organisation/get-home': home } });
    expect(await heading(/，知夏$/)).toBeTruthy();
    expect(await screen.findByText('晨星国际学校')).toBeTruthy();
  });

  test('the cookie alone opens nothing: the server says who belongs there', async () => {
    comesFromSchool();
    const answers = {
      'organisation/get-home': refusal('organisation_only', 403),
      'organisation/get-school-list': { list: [] },
    };
    await openApp('/', { answers });
    expect(await screen.findByText('organisation_only', {}, { timeout: 5000 })).toBeTruthy();
  });
});

/** What the page offers as the one thing to do. */
const filled = () =>
  [...document.querySelectorAll<HTMLElement>('main [class*="primary"]')].map((button) => ({
    words: button.textContent,
    leadsTo: button.getAttribute('href'),
  }));

const offers = (button: object) => waitFor(() => expect(filled()).toEqual([button]), { timeout: 5000 });

describe('a first visitor', () => {
  const visit = (answers = {}) =>
    openApp('/', { answers: { 'course/get-last-learned': null, 'student/get-info': guest, ...answers } });

  test('is promised something, and one filled button leads into a real paper', async () => {
    await visit({ 'reading/get-jian-ya-list': { list: [readingSet], total: 1 } });
    expect(await heading(/知道差在哪半分/)).toBeTruthy();
    expect(await screen.findByText(/^40 题、60 分钟，/)).toBeTruthy();
    await offers({ words: '先做一篇阅读（20 分钟）', leadsTo: expect.stringMatching(/\/reading-next\/71$/) });
    expect(screen.getByRole('link', { name: '算算我的分数' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: /口语 6.5 提升包/ })).toBeTruthy();
  });

  test('goes on with what was begun', async () => {
    const [first, ...rest] = readingSet.papers;
    const begun = { ...first, mine: { ...first?.mine, state: 'open', attempt_id: 9 } };
    await visit({ 'reading/get-jian-ya-list': { list: [{ ...readingSet, papers: [begun, ...rest] }], total: 1 } });
    await screen.findByRole('link', { name: '接着做刚才那篇' }, { timeout: 5000 });
    await offers({ words: '接着做刚才那篇', leadsTo: expect.stringContaining('attempt=9') });
  });

  test('is told no number that this site cannot keep: without a full set there is none', async () => {
    await visit();
    expect(await screen.findByText('每道题都有证据、错因和中英文解释。', {}, { timeout: 5000 })).toBeTruthy();
    await offers({ words: '先做一篇阅读', leadsTo: expect.stringMatching(/\/reading-list$/) });
  });
});

describe('the one filled button of home', () => {
  const set = { 'reading/get-jian-ya-list': { list: [readingSet], total: 1 } };
  const item = {
    practice: 'reading_passage',
    skill: 'reading',
    minutes: 20,
    catch_up: 0,
    words: 0,
    done_minutes: 0,
    done_words: 0,
  };
  const today = {
    state: 'planned',
    today: '2026-11-14',
    exam_day: '2026-12-12',
    days_left: 28,
    done_items: 1,
    minutes_left: 20,
    replanned: null,
    day: {
      day: '2026-11-14',
      type: 'study',
      minutes: 60,
      days_left: 28,
      reason: { code: 'untested', skill: 'reading', gap: null, days_since: null },
      items: [
        {
          ...item,
          id: 'listening',
          practice: 'listening_section',
          skill: 'listening',
          path: '/listening-list',
          done: 1,
        },
        { ...item, id: 'speaking', practice: 'speaking_part_2', skill: 'speaking', path: '/speaking', done: 0 },
        { ...item, id: 'reading', path: '/reading-list', done: 0 },
      ],
    },
  };
  const planned = {
    ...learner,
    is_done_learning_plan: 1,
    exam_date: 1_797_000_000,
    target_score: 7,
    target_score_listen: 7,
    target_score_read: 7,
    target_score_write: 7,
    target_score_speak: 7,
    past_score_listen: 6,
    past_score_read: 6,
    past_score_write: 6,
    past_score_speak: 6,
  };
  const noMock = {
    score: -1,
    listening_score: -1,
    reading_score: -1,
    writing_score: -1,
    speaking_score: -1,
    taken_at: 0,
  };

  test('without a score is a first test, and a plan is offered beside it', async () => {
    await openApp('/', { answers: { ...set, 'exam/get-simulate-exam-last-score': noMock } });
    expect(await screen.findByRole('button', { name: '制定计划' }, { timeout: 5000 })).toBeTruthy();
    await offers({ words: '开始', leadsTo: expect.stringMatching(/\/reading-next\/70$/) });
  });

  test('with a score but without a plan is the plan', async () => {
    const done = { id: 5, skill: 'reading', mode: 'exam', state: 'marked', kind: 'set', band: 6.5 };
    await openApp('/', { answers: { ...set, 'attempt/get-record-list': { list: [done], has_more: 0 } } });
    await screen.findByRole('button', { name: '制定计划' }, { timeout: 5000 });
    await offers({ words: '制定计划', leadsTo: null });
    expect(screen.getByText('估分 6.5')).toBeTruthy();
  });

  test('with a plan is the first item of today that is not done and can be done here', async () => {
    await openApp('/', {
      answers: {
        ...set,
        'student/get-info': planned,
        'plan/get-today': today,
        'exam/get-simulate-exam-last-score': noMock,
      },
    });
    await screen.findByRole('region', { name: '今天' }, { timeout: 5000 });
    await screen.findByRole('link', { name: /^开始/ });
    await offers({ words: '开始口语 Part 2 一题', leadsTo: expect.stringMatching(/\/speaking$/) });
  });

  test('with a plan but without any score is a first test', async () => {
    const untested = {
      ...planned,
      past_score_listen: -1,
      past_score_read: -1,
      past_score_write: -1,
      past_score_speak: -1,
    };
    await openApp('/', {
      answers: {
        ...set,
        'student/get-info': untested,
        'plan/get-today': today,
        'exam/get-simulate-exam-last-score': noMock,
      },
    });
    await screen.findByText('做一套阅读，拿到第一个估分', {}, { timeout: 5000 });
    await offers({ words: '开始', leadsTo: expect.stringMatching(/\/reading-next\/70$/) });
  });
});
