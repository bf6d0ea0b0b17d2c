import { describe, expect, test } from 'vitest';
import { outlookOf } from '../memory/outlook.ts';
import {
  afterAnswer,
  becameFirm,
  cellsOf,
  countsForPromise,
  isCounted,
  KNOWN_BEFORE,
  stateOf,
  type WordCard,
} from './card.ts';

const on = (today: number) => outlookOf({ today, exam: 60 });
const answered = (grades: readonly (1 | 2 | 3 | 4)[], from: WordCard | null = null): WordCard | null =>
  grades.reduce<WordCard | null>((card, grade, day) => afterAnswer(on(day), card, { grade, form: 'meaning' }), from);

describe('a card', () => {
  test('Easy at the first meeting was known before and is no gain of the course', () => {
    expect(countsForPromise(answered([4])!)).toBe(false);
    expect(countsForPromise(answered([3])!)).toBe(true);
    expect(countsForPromise(KNOWN_BEFORE)).toBe(false);
  });

  test('a second answer on the same day changes neither memory nor counts', () => {
    const card = answered([3])!;
    const again = afterAnswer(on(0), card, { grade: 1, form: 'word' });
    expect(again).toEqual({ ...card, weak: 'word' });
  });

  test('a word said to be known comes back when an answer shows otherwise', () => {
    expect(stateOf(KNOWN_BEFORE)).toBe('known');
    const right = afterAnswer(on(5), KNOWN_BEFORE, { grade: 3, form: 'meaning' });
    expect(stateOf(right)).toBe('known');
    const wrong = afterAnswer(on(5), KNOWN_BEFORE, { grade: 1, form: 'meaning' });
    expect(stateOf(wrong)).toBe('learning');
    expect(wrong.firstGrade).toBe(1);
  });

  test('a word said to be known is checked once, however often it is answered', () => {
    const checked = afterAnswer(on(5), KNOWN_BEFORE, { grade: 3, form: 'meaning' });
    expect(afterAnswer(on(5), checked, { grade: 3, form: 'meaning' })).toEqual(checked);
  });

  test.each([
    { before: null, grade: 3, counted: true, why: 'the first meeting' },
    { before: answered([3]), grade: 3, counted: true, why: 'on another day' },
    { before: answered([3, 3, 3, 3, 3, 3]), grade: 1, counted: false, why: 'the second time today' },
    { before: KNOWN_BEFORE, grade: 3, counted: true, why: 'said to be known, and checked' },
    { before: { ...KNOWN_BEFORE, reviews: 1 }, grade: 3, counted: false, why: 'checked already' },
    { before: { ...KNOWN_BEFORE, reviews: 1 }, grade: 1, counted: true, why: 'not known after all' },
  ] as const)('counted $counted: $why', ({ before, grade, counted }) => {
    expect(isCounted(5, before, grade)).toBe(counted);
  });

  test.each([
    { grades: [3, 1, 1, 1], hard: false, why: 'three lapses are bad luck' },
    { grades: [3, 1, 1, 1, 1], hard: true, why: 'four are a leech' },
    { grades: [1, 1, 1, 1], hard: false, why: 'the first meeting is no lapse' },
    { grades: [3, 1, 1, 1, 1, 3], hard: true, why: 'once right may be luck' },
    { grades: [3, 1, 1, 1, 1, 3, 3], hard: false, why: 'twice right and it goes back' },
  ] as const)('$grades: hard $hard, $why', ({ grades, hard }) => {
    expect(stateOf(answered(grades)) === 'hard').toBe(hard);
  });

  test('what was missed in a form stays weak until that form is right', () => {
    const missed = afterAnswer(on(0), null, { grade: 1, form: 'sound' });
    const other = afterAnswer(on(1), missed, { grade: 3, form: 'meaning' });
    expect(other.weak).toBe('sound');
    expect(afterAnswer(on(2), other, { grade: 3, form: 'sound' }).weak).toBeNull();
  });

  test('firmness is seen in the cells and told once', () => {
    const trace = (stability: number) => ({ stability, difficulty: 5, day: 0 });
    const card = (stability: number): WordCard => ({ ...answered([3])!, trace: trace(stability) });
    expect([0.4, 3, 7, 21, 45].map((stability) => cellsOf(card(stability)))).toEqual([1, 2, 3, 4, 5]);
    expect(cellsOf(null)).toBe(0);
    expect(becameFirm(card(20), card(21))).toBe(true);
    expect(becameFirm(card(21), card(30))).toBe(false);
  });
});
