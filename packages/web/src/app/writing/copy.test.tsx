import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeApp, openApp, refusal } from '../app.testing.tsx';
import { detail, info, REPORT_1, REPORT_2 } from './feedback.testing.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(closeApp);

const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));
const paper = { module: 'academic', content: 'Why is the sky blue?', subject_url: '/files/chart' };

/** The first record is copied; the copy itself finds no editor here, which has tests of its own. */
const records = (first: object) => ({
  'exercise/get-essay-record-info': ({ id }: { id: number }) => (id === 9 ? first : refusal('not_found', 404)),
});

async function copied(report: typeof REPORT_1, answers: Record<string, unknown>) {
  const own = report.task === 1 ? { paper_id: 0, prompt_id: 4 } : {};
  const path = report.task === 1 ? '/writing-feedback-task-1/0/9' : '/writing-feedback-task-2/9';
  const app = await openApp(path, {
    answers: {
      'writing/get-score-detail': detail(report, own),
      'writing/get-topic-info': info(report),
      'mistakes/get-list': { list: [], has_more: 0, next: 0 },
      ...answers,
    },
  });
  await press(await screen.findByRole('button', { name: '更多' }));
  const copy = await screen.findByText('复制成新的一篇');
  await act(async () => {
    fireEvent.click(copy);
    fireEvent.click(copy);
  });
  return app;
}

test('an essay on an own question: empty record, words, subject, and then its editor; pressed twice, once', async () => {
  const { router, asked } = await copied(REPORT_1, {
    ...records({ paper_id: 0, task: 1, content: 'My words.', paper }),
    'exercise/save-essay-record-info': ({ id }: { id: number }) => ({ outcome: 'saved', id: id || 12 }),
    'exercise/save-essay-record-subject': {},
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/writing-task-1/0/12'));
  const saves = asked.filter(({ path }) => path.startsWith('exercise/save-'));
  expect(saves.map(({ input }) => input)).toEqual([
    { id: 0, paper_id: 0, key: expect.any(String), task: 1, module: 'academic', prompt: 'Why is the sky blue?' },
    { id: 12, paper_id: 0, content: 'My words.', revision: 0 },
    { id: 12, paper_id: 0, subject_url: '/files/chart' },
  ]);
});

test('a question of the bank has no subject to save', async () => {
  const { router, timesAsked } = await copied(REPORT_2, {
    ...records({ paper_id: 31, task: 2, content: 'My words.', paper }),
    'exercise/save-essay-record-info': ({ id }: { id: number }) => ({ outcome: 'saved', id: id || 12 }),
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/writing-task-2/12'));
  expect(timesAsked('exercise/save-essay-record-subject')).toBe(0);
});

test('a copy that cannot be made says where else to go, and stays here', async () => {
  const { router } = await copied(REPORT_2, {
    ...records({ paper_id: 31, task: 2, content: 'My words.', paper }),
    'exercise/save-essay-record-info': refusal('vip_needed', 403),
  });
  expect(await screen.findByText('没能建成副本，请到题库里写这道题再批改')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/writing-feedback-task-2/9');
});

/** Creates at once; the words take until `finish` is called. */
function slowCopy(outcome: 'saved' | 'closed' = 'saved') {
  let finish = () => {};
  const answered = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const save = ({ id }: { id: number }) =>
    id === 0 ? { outcome: 'saved', id: 12 } : answered.then(() => ({ outcome, id }));
  return {
    finish: () => act(async () => finish()),
    answers: {
      ...records({ paper_id: 31, task: 2, content: 'My words.', paper }),
      'exercise/save-essay-record-info': save,
    },
  };
}

test('a menu that is closed and opened again while the copy is made does not make a second one', async () => {
  const { answers, finish } = slowCopy();
  const { router, timesAsked } = await copied(REPORT_2, answers);
  await waitFor(() => expect(timesAsked('exercise/save-essay-record-info')).toBe(2));
  await press(screen.getByRole('button', { name: '更多' }));
  await waitFor(() => expect(screen.queryByText('复制成新的一篇')).toBeNull());
  await press(screen.getByRole('button', { name: '更多' }));
  await press(await screen.findByText('复制成新的一篇'));
  await finish();
  await waitFor(() => expect(router.state.location.pathname).toBe('/writing-task-2/12'));
  expect(timesAsked('exercise/save-essay-record-info')).toBe(2);
});

test('whoever has gone on to another page meanwhile stays there', async () => {
  const { answers, finish } = slowCopy();
  const { router, timesAsked } = await copied(REPORT_2, answers);
  await waitFor(() => expect(timesAsked('exercise/save-essay-record-info')).toBe(2));
  await act(() => router.navigate({ to: '/ielts-calculator' }));
  await finish();
  expect(router.state.location.pathname).toBe('/ielts-calculator');
});

test('a copy that has been handed in already is not opened as if it were new', async () => {
  const { answers, finish } = slowCopy('closed');
  const { router } = await copied(REPORT_2, answers);
  await finish();
  expect(await screen.findByText('没能建成副本，请到题库里写这道题再批改')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/writing-feedback-task-2/9');
});
