import type { PaperGroup } from '@ninefold/contract/practice/paper';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { toast, toastStore } from '#ui/states/toast.ts';
import type { Part, Seat } from '../../paper/seats.ts';
import { playerMessages } from '../../player.messages.ts';
import { type Desk, DeskContext } from '../desk.ts';
import { usePlaces } from './usePlaces.ts';

beforeAll(async () => {
  await playerMessages.load('zh');
});
afterEach(() => {
  for (const { id } of toastStore.current()) toast.close(id);
  cleanup();
});

const questions = [14, 15, 16].map((n) => ({ key: `q${n}`, n: [n] }));
const seats = questions.map(({ key, n }) => ({ key: `31.${key}`, n: n[0] })) as unknown as Seat[];

/** Three headings to be placed; the first has option ii already. */
function openPlaces({ reuse = false, readOnly = false } = {}) {
  const answers = new Map<string, string>([['31.q14', 'ii']]);
  const desk: Desk = {
    part: { paper: { id: 31 }, index: 0, seats } as unknown as Part,
    book: {
      answer: (key) => answers.get(key),
      subscribe: () => () => {},
      give: (key, value) => void answers.set(key, String(value)),
    },
    current: { get: () => 14, subscribe: () => () => {}, set: () => {} },
    readOnly,
    flags: [],
    results: new Map(),
    oneAtATime: false,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LanguageProvider initial="zh">
      <DeskContext value={desk}>{children}</DeskContext>
    </LanguageProvider>
  );
  const group = { reuse, questions } as unknown as PaperGroup;
  const { result } = renderHook(() => usePlaces(group), { wrapper });
  return { put: (key: string, option: string) => act(() => result.current.put(key, option)), answers };
}

const said = () => toastStore.current().map(({ text }) => text);

test('choosing an option that stands elsewhere empties that question, and says which', () => {
  const { put, answers } = openPlaces();
  put('31.q16', 'ii');
  expect(Object.fromEntries(answers)).toEqual({ '31.q14': '', '31.q16': 'ii' });
  expect(said()).toEqual(['ii 移到第 16 题，第 14 题现在是空的']);
});

test.each([
  { what: 'an option nobody had', key: '31.q15', option: 'iv', reuse: false },
  { what: 'the same option in the same place', key: '31.q14', option: 'ii', reuse: false },
  { what: 'taking an answer back', key: '31.q14', option: '', reuse: false },
  { what: 'an option that may be used twice', key: '31.q15', option: 'ii', reuse: true },
])('nothing else is emptied and nothing is said: $what', ({ key, option, reuse }) => {
  const { put, answers } = openPlaces({ reuse });
  put(key, option);
  expect(answers.get(key)).toBe(option);
  expect(answers.get('31.q14')).toBe(key === '31.q14' ? option : 'ii');
  expect(said()).toEqual([]);
});

test('what can only be read cannot be moved', () => {
  const { put, answers } = openPlaces({ readOnly: true });
  put('31.q16', 'ii');
  expect(Object.fromEntries(answers)).toEqual({ '31.q14': 'ii' });
});
