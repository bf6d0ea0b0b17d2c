import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { itemMessages } from '#features/training/items/items.messages.ts';
import { cardFor } from '#features/vocabulary/rules/round.testing.ts';
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

const today = { day: '2026-11-16', done: 0, minutes: 1 };
const exerciseCard = {
  ...wordCard(9, ''),
  ...{ kind: 'exercise', skill: 'reading' },
  place: { source: 'training', training_id: 4, item: '3.i1', title: { zh: '冠词', en: 'Articles' }, text: '' },
  drill: {
    form: 'exercise',
    exercise: {
      do: 'choose',
      key: '3.i1',
      n: 1,
      hear: null,
      hint: null,
      text: 'It __1__.',
      options: ['rise', 'rises'],
    },
  },
};

const openCards = (answers: Record<string, unknown>, ...words: string[]) =>
  openApp('/mistakes/practice', {
    answers: {
      'student/get-info': learner,
      'mistakes/get-today': { ...today, list: words.map((name, at) => wordCard(at + 1, name)) },
      ...answers,
    },
  });

const away = () => {
  throw new TypeError('no network');
};
const atHand = () =>
  [...document.querySelectorAll<HTMLElement>('[data-card]')].map((card) => card.getAttribute('data-card'));
/** Behind it, not to be seen. */
const ready = () => [...document.querySelectorAll('[aria-hidden] h2')].map((word) => word.textContent);
const press = (key: string) => act(async () => void fireEvent.keyDown(document, { key }));

test('begun with a network, the next word is asked without one', async () => {
  await openCards({ 'mistakes/answer': away }, 'rope', 'slope');
  await waitFor(() => expect(atHand()).toEqual(['rope']));
  await press('2');
  await press('Enter');
  expect(await screen.findByText('答案已存在本机')).toBeTruthy();
  await press('Enter');
  expect(atHand()).toEqual(['slope']);
  expect(screen.getAllByText('这个词是什么意思？').length).toBeGreaterThan(0);
});

test('the next card stands ready behind the one at hand and does not hear its keys', async () => {
  await openCards({}, 'rope', 'slope');
  await waitFor(() => expect(ready()).toEqual(['slope']));
  expect(atHand()).toEqual(['rope']);
  await press('2');
  expect(document.querySelectorAll('input:checked')).toHaveLength(1);
  expect(document.querySelectorAll('[data-card="rope"] input:checked')).toHaveLength(1);
});

test('a card that was left hears nothing more, and is taken out of the page', async () => {
  await openCards({ 'mistakes/answer': away }, 'rope', 'slope', 'hope');
  await waitFor(() => expect(ready()).toEqual(['slope']));
  await press('2');
  await press('Enter');
  await screen.findByText('答案已存在本机');
  await press('Enter');
  expect(atHand()).toEqual(['slope']);
  await press('3');
  await waitFor(() => expect(ready()).toEqual(['hope']));
  expect(document.querySelectorAll('h2')).toHaveLength(2);
  expect(document.querySelectorAll('[data-card="slope"] input:checked')).toHaveLength(1);
});

test('after the answer what is right is brought into view', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  // Other parts of the page bring things into view as well, some of them late.
  const solutions = () => shown.mock.contexts.filter((one) => (one as Element).matches('[data-solution]'));
  await openCards(
    {
      'mistakes/answer': {
        ...{ mistake: wordCard(1, 'rope'), right: 1, verdict: 'counts', others_open: 0 },
        solution: { form: 'word', meaning: '坡', word: cardFor('rope', 1).word },
      },
    },
    'rope',
  );
  await waitFor(() => expect(atHand()).toEqual(['rope']));
  await press('2');
  expect(solutions()).toEqual([]);
  await press('Enter');
  await waitFor(() => expect(document.querySelector('[data-solution]')).toBeTruthy());
  expect(solutions()).toEqual([document.querySelector('[data-solution]')]);
});

test('the exercises of training are fetched only for a round that holds one, and then before its first card', async () => {
  const load = vi.spyOn(itemMessages, 'load');
  await openCards({}, 'rope');
  expect(load).not.toHaveBeenCalled();
  closeApp();
  await openCards({ 'mistakes/get-today': { ...today, list: [wordCard(1, 'rope'), exerciseCard] } });
  await waitFor(() => expect(atHand()).toEqual(['rope']));
  expect(load).toHaveBeenCalledWith('zh');
  await waitFor(() => expect(document.querySelector('[data-kind="choose"]')).toBeTruthy());
});

const spokenCard = {
  ...wordCard(7, ''),
  ...{ kind: 'sound', skill: 'speaking' },
  place: {
    ...{ source: 'reading', reading_id: 3, part: '31.4.1', paper_id: 31, order: 4, word: 'rope' },
    title: { zh: '采石场', en: 'The quarry' },
  },
  drill: {
    ...{ form: 'follow_read', text: 'Hold the rope, please.', word: 'rope', hear: null },
    tip: { zh: '再听一遍范读。', en: 'Hear the model again.' },
    of: { skill: 'listening', paper_id: 31, order: 4 },
  },
};

test('a sentence to be read aloud can be skipped: it is not wrong, and the round goes on', async () => {
  const { timesAsked } = await openCards({
    'mistakes/get-today': { ...today, list: [spokenCard, wordCard(1, 'slope')] },
  });
  await waitFor(() => expect(atHand()).toEqual(['rope']));
  expect(document.querySelector('[data-card="rope"] mark')?.textContent).toBe('rope,');
  expect(screen.getByText(/采石场第 4 句/)).toBeTruthy();
  expect(document.querySelector('[data-recorder="ready"]')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '先跳过' })));
  expect(atHand()).toEqual(['slope']);
  expect(timesAsked('mistakes/answer')).toBe(0);
});

test('without a network the microphone is not asked for, and why is said', async () => {
  await openCards({ 'mistakes/get-today': { ...today, list: [spokenCard] } });
  await waitFor(() => expect(atHand()).toEqual(['rope']));
  await act(async () => onlineManager.setOnline(false));
  expect(document.querySelector('[data-offline]')?.textContent).toContain('先跳过');
  expect(document.querySelector('[data-recorder]')).toBeNull();
  await act(async () => onlineManager.setOnline(true));
  expect(document.querySelector('[data-recorder="ready"]')).toBeTruthy();
});
