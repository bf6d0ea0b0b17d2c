// @vitest-environment happy-dom
import { createMemoryHistory, type RegisteredRouter } from '@tanstack/react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dialogIntent } from '../dialogs/dialog-intent.ts';
import { factsOf } from '../page/page-facts.ts';
import { createAppRouter } from './router.ts';

const routerAt = (path: string) => createAppRouter(createMemoryHistory({ initialEntries: [path] }));

/** The name of the page an address leads to; undefined for an unknown URL. */
function pageAt(path: string): string | undefined {
  const router = routerAt(path);
  return factsOf(router.matchRoutes(router.latestLocation))?.name;
}

async function arrivalAt(path: string): Promise<string> {
  const router = routerAt(path);
  await router.load();
  return router.history.location.href;
}

afterEach(() => {
  dialogIntent.take();
  vi.unstubAllGlobals();
});

describe('every address of the specification has its page', () => {
  test.each([
    ['/', 'home'],
    ['/course', 'course'],
    ['/course/7', 'course'],
    ['/lesson/1/2/3', 'lesson'],
    ['/lesson-preview/4/2/3', 'lessonPreview'],
    ['/writing-list-next', 'writingList'],
    ['/writing-list-next/2', 'writingList'],
    ['/writing-list/1', 'writingList'],
    ['/writing-task-1/5', 'writingTask1'],
    ['/writing-task-1/5/9', 'writingTask1'],
    ['/writing-task-1/0/9', 'writingTask1'],
    ['/writing-task-2/9', 'writingTask2'],
    ['/writing-feedback-task-1', 'ownQuestion'],
    ['/writing-feedback-task-1/5', 'writingFeedback1'],
    ['/writing-feedback-task-1/5/9', 'writingFeedback1'],
    ['/writing-feedback-task-2', 'writingFeedback2'],
    ['/writing-feedback-task-2/9', 'writingFeedback2'],
    ['/model-essay', 'modelEssay'],
    ['/writing-sample/3', 'writingSample'],
    ['/model-essay-result', 'modelEssayResult'],
    ['/sample-essay/3', 'sampleEssay'],
    ['/sample-essay/3/4', 'sampleEssay'],
    ['/evaluation/3', 'evaluation'],
    ['/evaluation/3/4', 'evaluation'],
    ['/essay/3', 'essay'],
    ['/essay/3/4', 'essay'],
    ['/training-list', 'trainingList'],
    ['/training-list/3', 'trainingList'],
    ['/training-collection/3', 'trainingCollection'],
    ['/training-collection/3/4', 'trainingCollection'],
    ['/question-review/3', 'questionReview'],
    ['/question-review/3/2?search=city', 'questionReview'],
    ['/question-review-next/3/1', 'questionReview'],
    ['/writing-ideas/3/1', 'writingIdeas'],
    ['/segmented/3/2', 'segmented'],
    ['/reading-list', 'readingList'],
    ['/reading-next/3', 'reading'],
    ['/reading/3', 'reading'],
    ['/listening-list', 'listeningList'],
    ['/listening-next/3', 'listening'],
    ['/listening/3', 'listening'],
    ['/listening-enhance/3', 'listeningEnhance'],
    ['/records', 'history'],
    ['/history/reading/1', 'history'],
    ['/history/listening/2', 'history'],
    ['/history/writing/3', 'history'],
    ['/history/speaking/2', 'history'],
    ['/history/mock_test/1', 'history'],
    ['/profile', 'profile'],
    ['/profile/personal', 'personal'],
    ['/profile/data', 'myData'],
    ['/profile/security', 'security'],
    ['/profile/points', 'points'],
    ['/profile/vip', 'vip'],
    ['/profile/vip?order=NF20261115AAAAAAAAAA', 'vip'],
    ['/sandbox-cashier?ticket=x', 'sandboxCashier'],
    ['/mock_list', 'mockList'],
    ['/mock/3', 'mock'],
    ['/mock/3/4', 'mock'],
    ['/speaking_report/mock/3', 'speakingReport'],
    ['/speaking_report/skill/3', 'speakingReport'],
    ['/speaking_report/practice/3', 'speakingReport'],
    ['/speaking_report/practice2/3', 'speakingReport'],
    ['/mock_speaking/3', 'speakingReport'],
    ['/speaking', 'speaking'],
    ['/speaking-practice/2/8', 'speakingPractice'],
    ['/analysis', 'analysis'],
    ['/learnin_data', 'learningData'],
    ['/learning_data', 'learningData'],
    ['/task-center', 'taskCenter'],
    ['/ielts-planner', 'planner'],
    ['/ielts-calculator', 'calculator'],
    ['/words', 'words'],
    ['/word-learning', 'wordLearning'],
    ['/word-review', 'wordReview'],
    ['/word-book/4', 'wordBook'],
    ['/ielts-list', 'practiceHub'],
    ['/login', 'login'],
    ['/dev/gallery', 'gallery'],
  ])('%s is %s', (path, page) => {
    expect(pageAt(path)).toBe(page);
  });
});

describe('a value that breaks its rule makes the address unknown', () => {
  test.each([
    ['/nonsense', 'no such page'],
    ['/writing-list-next/3', 'there are two tasks'],
    ['/training-list/4', 'there are three kinds of training'],
    ['/reading-next/0', 'ids start at one'],
    ['/reading-next/-1', 'ids are positive'],
    ['/reading-next/1.5', 'ids are whole'],
    ['/reading-next/abc', 'ids are numbers'],
    ['/reading-next/007', 'one id has one spelling'],
    ['/reading-next/99999999999999999999', 'no id is that large'],
    ['/reading-next', 'the id is missing'],
    ['/writing-ideas/3', 'the type is missing'],
    ['/writing-task-1/5/x', 'an optional id is still an id'],
    ['/history/grammar/1', 'no such skill'],
    ['/history/reading/3', 'no such kind'],
    ['/history/reading', 'the kind is missing'],
    ['/speaking_report/other/3', 'no such report'],
    ['/speaking-practice/4/8', 'there are three parts'],
    ['/lesson/5/2/3', 'no such course type'],
    ['/words/extra', 'more than the page takes'],
  ])('%s: %s', (path) => {
    expect(pageAt(path)).toBeUndefined();
  });
});

describe('some addresses lead on to another', () => {
  test.each([
    ['/writing-task-1', '/writing-list-next/1'],
    ['/writing-task-2', '/writing-list-next/2'],
    ['/history/mock_test/', '/history/mock_test/2'],
    ['/history/mock_test', '/history/mock_test/2'],
    ['/training-collection', '/training-list'],
  ])('%s to %s', async (from, to) => {
    expect(await arrivalAt(from)).toBe(to);
  });
});

describe('coins and tasks', () => {
  test.each([
    ['/profile/points', 'coins'],
    ['/task-center', 'tasks'],
  ] as const)('%s is a dialog over the home page on wide screens, asked for once', async (path, dialog) => {
    vi.stubGlobal('innerWidth', 1440);
    expect(await arrivalAt(path)).toBe('/');
    expect(dialogIntent.current()).toEqual({ name: dialog, on: '/' });
    dialogIntent.take();
    expect(dialogIntent.current()).toBeNull();
  });

  test.each(['/profile/points', '/task-center?go_back_url=client'])('%s stays a page on a phone', async (path) => {
    vi.stubGlobal('innerWidth', 390);
    expect(await arrivalAt(path)).toBe(path);
    expect(dialogIntent.current()).toBeNull();
  });

  test('a pointer resting on the link opens nothing', async () => {
    vi.stubGlobal('innerWidth', 1440);
    const router = routerAt('/words');
    await router.load();
    await router.preloadRoute({ to: '/task-center' });
    expect(dialogIntent.current()).toBeNull();
  });
});

test('numbers in a path arrive as numbers', () => {
  const matches = routerAt('/').matchRoutes('/mock/3/4');
  expect(matches[matches.length - 1]?.params).toEqual({ id: 3, recordId: 4 });
});

test('links are checked against the table: its paths are not `any`, and not every text is a path', () => {
  type Paths = keyof RegisteredRouter['routesByPath'];
  const anything: string extends Paths ? true : false = false;
  const known: '/history/$tab/$type' extends Paths ? true : false = true;
  expect([anything, known]).toEqual([false, true]);
});
