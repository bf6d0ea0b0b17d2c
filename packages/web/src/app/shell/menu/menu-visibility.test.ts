import { describe, expect, test } from 'vitest';
import { frameOf, sideLookOf } from './menu-visibility.ts';

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
    '/word-learning',
    '/word-review',
    '/mock/1/2',
    '/speaking-practice/1/2',
  ])('%s', (path) => {
    expect(frameOf(path, 'desktop')).toBe('task_bar');
    expect(frameOf(path, 'tablet')).toBe('task_bar');
    expect(frameOf(path, 'mobile')).toBe('task_bar');
  });
});

describe('some pages lose the menu on phones only', () => {
  test.each([
    '/profile',
    '/profile/personal',
    '/profile/points',
    '/ielts-calculator',
    '/ielts-planner',
    '/task-center',
  ])('%s', (path) => {
    expect(frameOf(path, 'mobile')).toBe('sub_page');
    expect(frameOf(path, 'tablet')).toBe('menu');
    expect(frameOf(path, 'desktop')).toBe('menu');
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
    '/model-essay',
  ])('%s', (path) => {
    for (const breakpoint of ['mobile', 'tablet', 'desktop'] as const) expect(frameOf(path, breakpoint)).toBe('menu');
  });
});

test('the login page and the gallery stand alone', () => {
  expect(frameOf('/dev/gallery', 'desktop')).toBe('bare');
  expect(frameOf('/login', 'mobile')).toBe('bare');
  expect(frameOf('/login', 'desktop')).toBe('bare');
});

test.each([
  { breakpoint: 'tablet', collapsed: false, look: 'rail' },
  { breakpoint: 'desktop', collapsed: true, look: 'rail' },
  { breakpoint: 'desktop', collapsed: false, look: 'wide' },
] as const)('a $breakpoint, collapsed: $collapsed, has a $look side menu', ({ breakpoint, collapsed, look }) => {
  expect(sideLookOf(breakpoint, collapsed)).toBe(look);
});
