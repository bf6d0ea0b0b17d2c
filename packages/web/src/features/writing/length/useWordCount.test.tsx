import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { localStorageStore } from '#practice/journal/local-storage.ts';
import { openSheet } from '#practice/journal/sheet.ts';
import { show } from '#ui/ui.testing.tsx';
import type { Draft } from '../draft/draft.ts';
import { TEXT } from '../draft/draft-save.ts';
import { useWordCount } from './useWordCount.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
});

test('a key draws nothing: the words are counted once the letter is on the screen', async () => {
  const sheet = openSheet(
    { attempt: 8, server: { revision: 1, answers: { [TEXT]: 'One two' } }, left: [], annotations: undefined },
    { store: localStorageStore('essays'), save: () => new Promise(() => {}), newId: () => 'id', now: () => Date.now() },
  );
  const drawn = vi.fn();
  function Count() {
    const count = useWordCount({ sheet } as Draft);
    drawn(count);
    return <output>{count}</output>;
  }
  await show(<Count />);
  expect(screen.getByRole('status').textContent).toBe('2');
  vi.useFakeTimers();
  drawn.mockClear();

  act(() => {
    for (const more of ['O', 'On', 'One two t', 'One two th', 'One two three']) sheet.give(TEXT, more);
  });
  expect(drawn).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(200));
  expect(drawn.mock.calls).toEqual([[3]]);

  // One more letter of the same word is no reason to draw again.
  drawn.mockClear();
  act(() => sheet.give(TEXT, 'One two threes'));
  act(() => vi.advanceTimersByTime(200));
  expect(drawn).not.toHaveBeenCalled();
});
