// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import type { Breakpoint } from '#platform/breakpoints.ts';
import { frameOf } from '../page/frame.ts';
import { factsAt } from '../page/page-facts.ts';
import { createAppRouter } from './router.ts';

const router = createAppRouter(createMemoryHistory());

const frameAt = (path: string, breakpoint: Breakpoint) => frameOf(factsAt(router, path), breakpoint);

describe('deep practice has no menu on any screen', () => {
  test.each([
    '/training-collection/3',
    '/training-collection/3/9',
    '/reading-next/5',
    '/reading/5',
    '/writing-task-1/2',
    '/writing-task-2/8',
    '/question-review/5/1',
    '/question-review-next/5',
    '/writing-ideas/5/2',
    '/segmented/5/1',
    '/lesson/1/2/3',
    '/lesson-preview/1/2/3',
    '/listening-next/4',
    '/listening/4',
    '/listening-enhance/4',
    '/writing-feedback-task-1',
    '/writing-feedback-task-1/2/8',
    '/writing-feedback-task-2/8',
    '/mock/1/2',
    '/speaking-practice/1/2',
    // The steps of the flow and the bands of an essay stand in the task bar, as the pictures have it.
    '/model-essay',
    '/writing-sample/5',
  ])('%s', (path) => {
    expect(frameAt(path, 'desktop')).toBe('task_bar');
    expect(frameAt(path, 'tablet')).toBe('task_bar');
    expect(frameAt(path, 'mobile')).toBe('task_bar');
  });
});

describe('some pages lose the menu on phones only', () => {
  test.each([
    '/profile',
    '/profile/personal',
    '/profile/data',
    '/profile/security',
    '/profile/points',
    '/profile/vip',
    '/ielts-calculator',
    '/ielts-planner',
    '/task-center',
  ])('%s', (path) => {
    expect(frameAt(path, 'mobile')).toBe('sub_page');
    expect(frameAt(path, 'tablet')).toBe('menu');
    expect(frameAt(path, 'desktop')).toBe('menu');
  });
});

describe('all other pages keep it', () => {
  test.each([
    '/',
    '/words',
    '/word-book/1',
    '/mock_list',
    '/mock_speaking/3',
    '/reading-list',
    '/listening-list',
    '/writing-list-next/1',
    '/training-list/2',
    '/history/mock_test/2',
    '/speaking',
    '/course/4',
    '/ielts-list',
  ])('%s', (path) => {
    for (const breakpoint of ['mobile', 'tablet', 'desktop'] as const) expect(frameAt(path, breakpoint)).toBe('menu');
  });
});

test('the login page, the cashier, the gallery and cards of words have nothing around them', () => {
  expect(frameAt('/sandbox-cashier', 'desktop')).toBe('bare');
  expect(frameAt('/dev/gallery', 'desktop')).toBe('bare');
  for (const path of ['/word-learning', '/word-review']) expect(frameAt(path, 'mobile')).toBe('bare');
  expect(frameAt('/login', 'mobile')).toBe('bare');
  expect(frameAt('/login', 'desktop')).toBe('bare');
});

test('an unknown URL keeps the menu', () => {
  expect(frameAt('/no/such/page', 'desktop')).toBe('menu');
});

describe('guests are reminded where they could lose an hour of writing', () => {
  test.each([
    { path: '/writing-task-1/7', reminds: true, why: 'a guest is about to write' },
    { path: '/writing-task-1/7/12', reminds: true, why: 'the same with a record' },
    { path: '/writing-task-2/12', reminds: true, why: 'task 2' },
    { path: '/essay/7/12', reminds: true, why: 'the same page under its other name' },
    { path: '/essay/7', reminds: false, why: 'the question alone: nothing is written there' },
    { path: '/writing-task-1', reminds: false, why: 'only leads on to the list' },
    { path: '/writing-task-1/', reminds: false, why: 'the same with a slash' },
    { path: '/writing-task-10/7', reminds: false, why: 'no such page' },
    { path: '/writing-feedback-task-1/7', reminds: false, why: 'nothing is written there' },
  ])('$path: $reminds, $why', ({ path, reminds }) => {
    expect(factsAt(router, path)?.guestReminder ?? false).toBe(reminds);
  });
});

describe('whose last record the practice hub shows', () => {
  test.each([
    { path: '/listening-list', record: 'listening', why: 'a list of papers' },
    { path: '/writing-list-next/2', record: 'writing', why: 'the menu may name the task' },
    { path: '/training-collection', record: 'training', why: 'the path of menu item 28 leads to the list' },
    { path: '/course', record: 'course', why: 'courses are learnt' },
    { path: '/words?from=menu', record: 'words', why: 'the menu may add a query' },
    { path: '/history/reading/1', record: null, why: 'a history has no record of its own' },
    { path: '/', record: null, why: 'home is no practice' },
  ])('$path: $why', ({ path, record }) => {
    expect(factsAt(router, path)?.record).toBe(record);
  });
});

describe('which pages share a menu entry', () => {
  test.each([
    { path: '/history/writing/1', entry: '/history/mock_test/2', same: true, why: 'another choice of the same page' },
    { path: '/training-list/2', entry: '/training-collection', same: true, why: 'the entry leads to the list' },
    { path: '/course/4', entry: '/course', same: true, why: 'one of the courses' },
    { path: '/profile/personal', entry: '/profile', same: true, why: 'a page of the profile' },
    { path: '/learning_data', entry: '/learnin_data', same: true, why: 'two spellings of one page' },
    { path: '/learnin_data', entry: '/analysis', same: true, why: 'two pages about data have one entry' },
    { path: '/wordsmith', entry: '/words', same: false, why: 'no such page' },
  ])('$path and $entry: $same, $why', ({ path, entry, same }) => {
    const menu = factsAt(router, path)?.menu;
    expect(menu !== undefined && menu === factsAt(router, entry)?.menu).toBe(same);
  });
});
