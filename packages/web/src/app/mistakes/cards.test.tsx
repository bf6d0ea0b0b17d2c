import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lookUpMessages } from '#features/vocabulary/look-up/look-up.messages.ts';
import { closeApp, learner, openApp } from '../app.testing.tsx';

afterEach(closeApp);

const wordCard = (id: number, name: string) => ({
  ...{ id, kind: 'word', skill: 'words', type: '', state: 'open', closed_as: '', removed: 0, seen: 1 },
  ...{ first_seen: 1, last_seen: 1, due: '2026-11-17', rights: [], closing_day: '' },
  place: { source: 'word', vocabulary_id: id, word: name },
  drill: {
    form: 'word',
    word: { id, name, uk_ipa: '', us_ipa: '', uk_audio: '', us_audio: '' },
    choices: ['绳子', '坡', '希望', '管子'].map((zh) => ({ zh, en: '' })),
  },
});

const openCards = (...names: string[]) =>
  openApp('/mistakes/practice', {
    answers: {
      'student/get-info': learner,
      'mistakes/get-today': {
        ...{ day: '2026-11-16', done: 0, minutes: 1 },
        list: names.map((name, at) => wordCard(at + 1, name)),
      },
    },
  });

test('what a word card says is there before the first card: without a network it could not be fetched', async () => {
  const load = vi.spyOn(lookUpMessages, 'load');
  await openCards();
  expect(load).toHaveBeenCalled();
});

test('the next card stands ready behind the one at hand and does not hear its keys', async () => {
  await openCards('rope', 'slope');
  const ready = () => document.querySelector<HTMLElement>('[data-card="slope"]');
  await waitFor(() => expect(ready()?.style.display).toBe('none'));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['rope']);
  await act(async () => void fireEvent.keyDown(document, { key: '2' }));
  const chosen = [...document.querySelectorAll<HTMLInputElement>('[data-card] input')].filter(({ checked }) => checked);
  expect(chosen.map((input) => input.closest('[data-card]')?.getAttribute('data-card'))).toEqual(['rope']);
});
