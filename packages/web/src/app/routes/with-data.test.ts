// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { closeApp, openApp } from '../app.testing.tsx';

afterEach(closeApp);

const FEEDBACK = ['writing/get-score-detail', 'writing/get-topic-info'];

test('a pointer on a link of writing fetches what stands behind it, all at once', async () => {
  const { router, asked } = await openApp('/ielts-list');
  for (const { path, calls } of [
    { path: '/writing-feedback-task-2/9', calls: FEEDBACK },
    { path: '/writing-feedback-task-1/4/10', calls: FEEDBACK },
    { path: '/writing-compare/9', calls: ['exercise/get-compare-essay'] },
    { path: '/writing-errors', calls: ['writing/get-error-kinds'] },
    { path: '/question-review/4/2', calls: ['writing/get-question-review'] },
    { path: '/writing-sample/4', calls: ['model-essay/get-paper-info'] },
    { path: '/sample-essay/5', calls: ['model-essay/get-paper-info'] },
    { path: '/writing-ideas/4/2', calls: ['writing/get-ideas'] },
    { path: '/segmented/4/2', calls: ['writing/get-segments'] },
  ]) {
    asked.length = 0;
    // Not awaited: the page's code takes longer than what is asked for beside it.
    void router.preloadRoute({ to: path as '/' });
    await vi.waitFor(() => expect(asked.map((call) => call.path)).toEqual(expect.arrayContaining(calls)));
  }
});
