import { describe, expect, test } from 'vitest';
import {
  answerLimit,
  type GivenAnswer,
  nextQuestion,
  questionsOf,
  secondsOfPart,
  secondsToPrepare,
} from './interview.ts';
import { orderOf, type SpeakingMode, type SpeakingPart } from './parts.ts';
import { answerLength } from './timing.ts';

const asked = (order: number) => ({ order, text: `question ${order}`, audio_url: '', length: answerLength(order) });
const ask = (part: SpeakingPart, index: number, followUps = 0) => ({
  ...asked(orderOf(part, index)),
  follow_ups: Array.from({ length: followUps }, (_, at) => asked(orderOf(part, index, at + 1))),
});
const WHOLE = questionsOf({
  part1: [{ topic: { en: 'Home', zh: '家' }, questions: [ask(1, 0, 1), ask(1, 1), ask(1, 2), ask(1, 3), ask(1, 4)] }],
  part2: { ...asked(orderOf(2, 0)), cue: 'Describe', bullets: [], rounding: [ask(2, 1)] },
  part3: [ask(3, 0), ask(3, 1), ask(3, 2)],
});

/** `1010` is the first question of part 1; a follow-up of it is `1011`. */
const said = (order: number, seconds = 20): GivenAnswer => ({ order, seconds });

test('the interview in its order, follow-ups right after their question', () => {
  expect(WHOLE.map(({ order }) => order)).toEqual([1010, 1011, 1020, 1030, 1040, 1050, 2010, 2020, 3010, 3020, 3030]);
});

describe('what is asked next, also after a reload', () => {
  const minutes = [said(1010, 60), said(1020, 60), said(1030, 60), said(1040, 60)];
  test.each<{ mode: SpeakingMode; answers: GivenAnswer[]; next: number | null; why: string }>([
    { mode: 'exam', answers: [], next: 1010, why: 'the beginning' },
    { mode: 'exam', answers: [said(1010), said(1020)], next: 1030, why: 'what was answered is not asked again' },
    {
      mode: 'exam',
      answers: [said(1010, 5)],
      next: 1011,
      why: 'five seconds are too short, so the examiner asks more',
    },
    { mode: 'exam', answers: [said(1010, 20)], next: 1020, why: 'a whole answer needs no more questions' },
    { mode: 'exam', answers: minutes, next: 2010, why: 'four minutes are over, so the fifth question is left out' },
    { mode: 'practice', answers: minutes, next: 1050, why: 'practice asks every question' },
    { mode: 'exam', answers: [said(1010), said(2010, 90)], next: 2020, why: 'never back into an earlier part' },
    { mode: 'practice', answers: [said(1010), said(2010, 90)], next: 1020, why: 'what was left out waits' },
    { mode: 'exam', answers: [said(3010), said(3020), said(3030)], next: null, why: 'everything was asked' },
    { mode: 'exam', answers: [said(3010, 100), said(3020, 136)], next: null, why: 'the last part is over by time' },
  ])('$mode → $next: $why', ({ mode, answers, next }) => {
    expect(nextQuestion(WHOLE, answers, mode)?.order ?? null).toBe(next);
  });
});

describe('how long an answer may be', () => {
  const nearlyFive = [said(1010, 55), said(1020, 55), said(1030, 55), said(1040, 58)];
  test.each<{ order: number; answers: GivenAnswer[]; mode: SpeakingMode; limit: number; why: string }>([
    { order: 1010, answers: [], mode: 'exam', limit: 60, why: 'a short answer is cut after a minute' },
    { order: 1050, answers: nearlyFive, mode: 'exam', limit: 57, why: 'part 1 ends after five minutes' },
    { order: 1050, answers: nearlyFive, mode: 'practice', limit: 60, why: 'practice has no clock of the part' },
    {
      order: 1050,
      answers: [said(1010, 290)],
      mode: 'exam',
      limit: 12,
      why: 'a question that was asked may be answered',
    },
    { order: 2010, answers: [], mode: 'exam', limit: 120, why: 'the talk has its two minutes' },
    { order: 3010, answers: [], mode: 'exam', limit: 90, why: 'a discussed answer' },
  ])('$order $mode: $limit s, $why', ({ order, answers, mode, limit }) => {
    const question = WHOLE.find((one) => one.order === order)!;
    expect(answerLimit(question, WHOLE, answers, mode)).toBe(limit);
  });
});

test('the minute to prepare is part of part 2', () => {
  expect(secondsOfPart(WHOLE, [said(2010, 100)], 2)).toBe(164);
  expect(secondsOfPart(WHOLE, [said(1010, 100)], 2)).toBe(0);
});

describe('the minute to prepare after a reload', () => {
  test.each<{ mode: SpeakingMode; until: number; now: number; left: number; why: string }>([
    { mode: 'exam', until: 0, now: 500, left: 60, why: 'it has not begun' },
    { mode: 'exam', until: 560, now: 520, left: 40, why: 'it went on without the page' },
    { mode: 'exam', until: 560, now: 600, left: 0, why: 'it is over' },
    { mode: 'practice', until: 560, now: 600, left: 60, why: 'practice gives it back' },
  ])('$mode: $left s, $why', ({ mode, until, now, left }) => {
    expect(secondsToPrepare(mode, until, now)).toBe(left);
  });
});
