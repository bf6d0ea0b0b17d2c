import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../app.testing.tsx';

afterEach(closeApp);

const exercise = (_: unknown, n: number) => ({
  ...{ do: 'choose', key: `3.i${n}`, n: n + 1, hear: null, hint: null, text: 'It __1__.', options: ['rise', 'rises'] },
});
const drillOf = (count: number) => ({
  ...{ id: 7, kind: 'drill', collection_id: 0, course: 'reading', type: 8, area: '', question_type: 'tfng' },
  ...{ title: { en: 'Ten more', zh: '再练十道' }, state: 'open', items: Array.from({ length: count }, exercise) },
  ...{ answers: [], seconds: 0, started_at: 1, done_at: 0, result: null },
});

test.each([
  { count: 10, says: '都是你没做过，或者上次做错的。' },
  { count: 3, says: '这类题只剩 3 道没做对，都在这里了。' },
])('a drill of $count says: $says', async ({ count, says }) => {
  await openApp('/training-drill/7', { answers: { 'training/get-drill': drillOf(count) } });
  expect(await screen.findByText(says, {}, { timeout: 20_000 })).toBeTruthy();
});

test('where nothing of the type is left there is no drill, and a way to whole papers', async () => {
  await openApp('/training-drill/reading/tfng', { answers: { 'training/start-drill': { outcome: 'nothing_left' } } });
  expect(await screen.findByText('这类题你都做对了')).toBeTruthy();
  expect(screen.getByRole('link', { name: '去阅读题库' }).getAttribute('href')).toContain('/reading-list');
});
