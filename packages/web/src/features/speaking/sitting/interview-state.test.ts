import { describe, expect, test } from 'vitest';
import { begin, type InterviewEvent, type InterviewState, interviewState, type Stage } from './interview-state.ts';

const at = (stage: Stage, order = 1010): InterviewState => ({ order, stage });

describe('from question to question', () => {
  test.each<{ from: InterviewState; event: InterviewEvent; to: [Stage, number]; why: string }>([
    {
      from: at('asking'),
      event: { type: 'asked', isTalk: false, prepared: false },
      to: ['ready', 1010],
      why: 'it was asked',
    },
    {
      from: at('asking', 2010),
      event: { type: 'asked', isTalk: true, prepared: false },
      to: ['preparing', 2010],
      why: 'the card has its minute',
    },
    {
      from: at('asking', 2010),
      event: { type: 'asked', isTalk: true, prepared: true },
      to: ['ready', 2010],
      why: 'the minute was over before a reload',
    },
    {
      from: at('ready'),
      event: { type: 'asked', isTalk: false, prepared: false },
      to: ['ready', 1010],
      why: 'a voice that ends late changes nothing',
    },
    { from: at('preparing', 2010), event: { type: 'prepared' }, to: ['ready', 2010], why: 'the minute is over' },
    { from: at('ready'), event: { type: 'prepared' }, to: ['ready', 1010], why: 'there was no minute' },
    {
      from: at('ready'),
      event: { type: 'kept', mode: 'exam', next: 1020 },
      to: ['asking', 1020],
      why: 'the exam goes on by itself',
    },
    {
      from: at('ready'),
      event: { type: 'kept', mode: 'practice', next: 1020 },
      to: ['answered', 1010],
      why: 'practice lets one hear it first',
    },
    {
      from: at('ready'),
      event: { type: 'kept', mode: 'exam', next: null },
      to: ['over', 1010],
      why: 'it was the last one',
    },
    { from: at('answered'), event: { type: 'next', next: 1020 }, to: ['asking', 1020], why: 'the learner goes on' },
    { from: at('answered'), event: { type: 'next', next: null }, to: ['over', 1010], why: 'nothing is left' },
    {
      from: at('answered'),
      event: { type: 'again' },
      to: ['ready', 1010],
      why: 'another try, without the question again',
    },
    {
      from: at('answered'),
      event: { type: 'chosen', order: 1030, answered: false },
      to: ['asking', 1030],
      why: 'any question in practice',
    },
    {
      from: at('ready'),
      event: { type: 'chosen', order: 1020, answered: true },
      to: ['answered', 1020],
      why: 'one that has its answer',
    },
    {
      from: at('preparing', 2010),
      event: { type: 'over' },
      to: ['over', 2010],
      why: 'the clock of the sitting is over',
    },
  ])('$from.stage, $event.type → $to: $why', ({ from, event, to }) => {
    const { stage, order } = interviewState(from, event);
    expect([stage, order]).toEqual(to);
  });
});

test('a sitting without a question left is over at once', () => {
  expect(begin(null).stage).toBe('over');
  expect(begin(3010)).toMatchObject({ stage: 'asking', order: 3010 });
});
