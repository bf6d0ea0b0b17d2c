import { describe, expect, test } from 'vitest';
import { evidenceOf, traceOf } from './memory.testing.ts';
import { daysUntilAsked, ordinaryDueDay } from './next-seen.ts';
import { comingLoad, ordinaryDay } from './ordinary-day.ts';
import { outlookOf } from './outlook.ts';

test.each([
  { stability: 0.2, due: 11 },
  { stability: 5, due: 15 },
  { stability: 30.4, due: 40 },
])('a word of stability $stability seen on day 10 is due on day $due', ({ stability, due }) => {
  expect(ordinaryDueDay(traceOf({ stability, day: 10 }))).toBe(due);
});

const pile = Array.from({ length: 140 }, (_, id) => ({ id, trace: traceOf({ stability: 1 + id / 10, day: -60 }) }));
const dueNow = { id: 999, trace: traceOf({ stability: 3, day: -3 }) };

test('what is due today comes whole, a backlog in fourteen parts, the least sure words first', () => {
  const { due, later } = ordinaryDay({ today: 0 }, [...pile, dueNow]);
  expect(due).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 999]);
  expect(later).toBe(130);
});

test.each([
  { since: 0, share: 10 },
  { since: 7, share: 20 },
  { since: 13, share: 140 },
  { since: 60, share: 140 },
])('$since days after an exam $share of 140 overdue words come', ({ since, share }) => {
  expect(ordinaryDay({ today: 0, exam: -since }, pile).due).toHaveLength(share);
});

test('the coming load counts each word once, what is overdue today', () => {
  const cards = [-20, 0, 1, 1, 6, 40].map((due, id) => ({ id, trace: traceOf({ stability: 5, day: due - 5 }) }));
  expect(comingLoad(0, cards, 7)).toEqual([2, 2, 0, 0, 0, 0, 1]);
});

test('the better the grade, the later a word is asked again, and never on the same day', () => {
  for (const exam of [0, 45]) {
    const outlook = outlookOf({ today: 10, exam });
    const waits = ([1, 2, 3, 4] as const).map((grade) => daysUntilAsked(outlook, traceOf(), grade) ?? 99);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1);
  }
});

describe('when a word comes again before an exam', () => {
  const outlook = outlookOf({ today: 10, exam: 60 });

  test('once there are no new words any more, as ordinary FSRS would ask', () => {
    const plain = daysUntilAsked(outlookOf({ today: 10, exam: 10 }), traceOf({ day: 5 }), 3);
    expect(daysUntilAsked({ ...outlook, freshFor: 0 }, traceOf({ day: 5 }), 3)).toBe(plain);
  });

  test('not on a day that only the share of what has faded may reach', () => {
    const stays = outlookOf({ today: 10, exam: 60, evidence: evidenceOf(400, 0.97) });
    const plain = daysUntilAsked(outlookOf({ today: 10, exam: 10 }), traceOf({ day: 5 }), 3);
    expect(daysUntilAsked(stays, traceOf({ day: 5 }), 3)).toBeGreaterThan(plain ?? 0);
  });

  test('in the last three days at the latest', () => {
    const waits = daysUntilAsked(outlook, traceOf({ stability: 400, day: 5 }), 4);
    expect(waits).toBeLessThanOrEqual(47);
  });
});
