import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { text as round } from '#features/vocabulary/round.zh.ts';
import { cardFor } from '#features/vocabulary/rules/round.testing.ts';
import { text as words } from '#features/vocabulary/words.zh.ts';
import { closeApp, learner, openApp, refusal } from '../app.testing.tsx';

afterEach(closeApp);

const today = { reviews: 0, fresh: 0, done_reviews: 0, done_fresh: 0 };
const report = {
  ...today,
  ...{ day: '2026-11-16', seconds: 0, grades: [0, 0, 0, 0], accuracy_today: -1, accuracy_week: -1 },
  ...{ accuracy_week_before: 80, made_firm: 2, load: [], cap: 50, hard: [], hard_count: 0, notebook_count: 0 },
};
const plan = {
  ...{ unit: 'minutes', amount: 15, days: [1, 2, 3, 4, 5, 6, 7], is_saved: 1, is_placed: 1 },
  ...{ books: [], exam_day: '', is_study_day: 1 },
};
const cards = (...names: string[]) => ({
  list: names.map((name, at) => cardFor(name, at + 1)),
  today,
  exam_day: '',
  books: 0,
});
const open = (path: string, answers: Record<string, unknown> = {}) =>
  openApp(path, {
    answers: {
      'student/get-info': learner,
      'vocabulary/learn-plan/get-today-report': report,
      'vocabulary/learn-plan/get-detail': plan,
      'vocabulary/learn-plan/get-promise': { state: 'too_far', days: 365 },
      'vocabulary/get-book-list': { list: [] },
      'vocabulary/notebook/find': { list: [], total: 0, page: 1, pageSize: 50, hasMore: 0 },
      'vocabulary/save-reviews': { results: [] },
      ...answers,
    },
  });

const press = async (key: string) => act(async () => void fireEvent.keyDown(window, { key }));
async function click(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
}
async function gradeTheOnlyCard(name: string): Promise<void> {
  await waitFor(() => expect(document.querySelector(`[data-word="${name}"]`)).toBeTruthy());
  await press(' ');
  await press('3');
  await waitFor(() => expect(document.querySelector('[data-summary]')).toBeTruthy());
}

test('after a round of which more is due the button begins the next one, on the same page', async () => {
  let asked = 0;
  await open('/word-review', {
    'vocabulary/get-cards': () => cards(asked++ === 0 ? 'tide' : 'mill'),
    'vocabulary/learn-plan/get-today-report': { ...report, reviews: 7 },
  });
  await gradeTheOnlyCard('tide');
  expect(screen.getByText('记住 1 个（100%），上周 80%')).toBeTruthy();
  expect(screen.getByText(round.tooFar.replace('{days}', '365'))).toBeTruthy();
  await click('去复习 7 个');
  await waitFor(() => expect(document.querySelector('[data-word="mill"]')).toBeTruthy());
});

test('over plain http, where the browser makes no ids of its own, a grade is given all the same', async () => {
  const { randomUUID: _, ...rest } = crypto;
  vi.stubGlobal('crypto', { ...rest, getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { asked } = await open('/word-review', { 'vocabulary/get-cards': cards('tide') });
  await gradeTheOnlyCard('tide');
  await waitFor(() => expect(asked.filter(({ path }) => path === 'vocabulary/save-reviews')).toHaveLength(1));
});

test('the next card stands ready behind the one at hand: it hears no key, and is shown at once', async () => {
  const { asked } = await open('/word-review', { 'vocabulary/get-cards': cards('tide', 'mill', 'rope') });
  const ready = () => document.querySelector('[aria-hidden] h1')?.textContent;
  await waitFor(() => expect(ready()).toBe('mill'));
  expect(document.querySelectorAll('[data-word]')).toHaveLength(1);
  await press(' ');
  await press('3');
  expect(document.querySelector('[data-word]')?.getAttribute('data-word')).toBe('mill');
  // Nobody has turned it: the key is not for it, and not for the card that was left either.
  await press('3');
  await waitFor(() => expect(ready()).toBe('rope'));
  expect(document.querySelector('[data-word]')?.getAttribute('data-word')).toBe('mill');
  const given = () =>
    asked.flatMap(({ path, input }) =>
      path === 'vocabulary/save-reviews' ? (input as { reviews: object[] }).reviews : [],
    );
  await waitFor(() => expect(given()).toHaveLength(1));
});

test('a next round that does not come is told, and the cards just done are not begun again', async () => {
  let asked = 0;
  await open('/word-review', {
    'vocabulary/get-cards': () => (asked++ === 0 ? cards('tide') : refusal('internal', 500)),
    'vocabulary/learn-plan/get-today-report': { ...report, reviews: 7 },
  });
  await gradeTheOnlyCard('tide');
  await click('去复习 7 个');
  expect(await screen.findByText(round.failed)).toBeTruthy();
  expect(document.querySelector('[data-word]')).toBeNull();
});

test('ten minutes more that bring nothing say so instead of an empty round', async () => {
  await open('/word-learning', {
    'vocabulary/get-cards': { ...cards(), books: 1 },
    'vocabulary/add-minutes': { today },
  });
  await click(round.tenMore);
  expect(await screen.findByText(round.nothingMore)).toBeTruthy();
});

test('without a book what was learnt is reviewed all the same, and a placement can be taken again', async () => {
  await open('/words', { 'vocabulary/learn-plan/get-today-report': { ...report, reviews: 3 } });
  expect((await screen.findByRole('link', { name: words.startReview })).getAttribute('href')).toContain('/word-review');
  expect(screen.getByRole('link', { name: words.placeAgain }).getAttribute('href')).toContain('placement');
});

test('without a book there is nothing new, and still the way to what is due', async () => {
  await open('/word-learning', { 'vocabulary/get-cards': { ...cards(), today: { ...today, reviews: 3 } } });
  expect(await screen.findByRole('link', { name: '去复习 3 个' })).toBeTruthy();
});

test('a placement without words to ask about says so', async () => {
  await open('/word-learning?which=placement', {
    'vocabulary/placement/get-items': { words: [], non_words: ['plendor'], items: 40 },
  });
  expect(await screen.findByText(words.placeNoWords)).toBeTruthy();
});

test.each([
  { answer: () => refusal('internal', 500), shown: round.serverAway, why: 'a server that fails is no lost network' },
  {
    answer: () => {
      throw new Error('offline');
    },
    shown: round.offline,
    why: 'a lost network is one',
  },
])('$why, and the round goes on', async ({ answer, shown }) => {
  await open('/word-review', { 'vocabulary/get-cards': cards('tide', 'mill'), 'vocabulary/save-reviews': answer });
  await waitFor(() => expect(document.querySelector('[data-word="tide"]')).toBeTruthy());
  await press(' ');
  await press('3');
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(document.querySelector('[data-word="mill"]')).toBeTruthy();
});
