import { expect, test } from 'vitest';
import { agendaOf, type Card } from './agenda.ts';
import { gainOfFresh, gainOfReview } from './gain.ts';
import { evidenceOf, traceOf } from './memory.testing.ts';
import { outlookOf, weightOfFresh } from './outlook.ts';

const card = (id: string, over: Parameters<typeof traceOf>[0]): Card<string> => ({ id, trace: traceOf(over) });

test('what brings more for exam day comes first; a word asked today does not come again', () => {
  const outlook = outlookOf({ today: 20, exam: 21 });
  const cards = [
    card('sure', { stability: 200, day: 19 }),
    card('shaky', { stability: 2, day: 5 }),
    card('today', { stability: 1, day: 20 }),
  ];
  const { first, fresh, last } = agendaOf(outlook, cards, 100);
  expect({ order: [...first, ...last], fresh }).toEqual({ order: ['shaky', 'sure'], fresh: false });
});

test.each([
  { ahead: 4, left: 10, fresh: true },
  { ahead: 3, left: 10, fresh: false },
  { ahead: 30, left: 0, fresh: false },
])('$ahead days before the exam with $left words left: new words $fresh', ({ ahead, left, fresh }) => {
  expect(agendaOf(outlookOf({ today: 0, exam: ahead }), [], left).fresh).toBe(fresh);
});

test('reviews that bring less than a new word wait until after the new words', () => {
  const outlook = outlookOf({ today: 10, exam: 60 });
  const cards = [card('fresh in mind', { stability: 30, day: 9 }), card('fading', { stability: 3, day: 2 })];
  expect(gainOfReview(outlook, traceOf({ stability: 30, day: 9 }))).toBeLessThan(gainOfFresh(outlook));
  expect(agendaOf(outlook, cards, 5)).toMatchObject({ first: ['fading'], last: ['fresh in mind'] });
});

test('of what brings less than a new word, only what has faded has its share of the day', () => {
  const outlook = outlookOf({ today: 30, exam: 65, evidence: evidenceOf(400, 0.97) });
  const cards = [
    card('begun and left', { stability: 3, day: 10 }),
    card('still in mind', { stability: 30, day: 25 }),
    card('asked yesterday', { stability: 3, day: 29 }),
  ];
  const { first, faded, last } = agendaOf(outlook, cards, 5);
  expect({ first, faded }).toEqual({ first: [], faded: ['begun and left'] });
  expect(last).toHaveLength(3);
});

test('new words are held back until a learner has shown that they stay', () => {
  const weight = (reviews: number, share: number) => {
    const { map, evidence } = outlookOf({ today: 0, exam: 30, evidence: evidenceOf(reviews, share) });
    return weightOfFresh({ map, evidence });
  };
  expect(weight(150, 0.97)).toBe(0.5);
  expect(weight(400, 0.97)).toBeGreaterThan(0.6);
  expect(weight(400, 0.4)).toBe(0.5);
});

test.each([
  { pause: 7, away: 6, faded: 0.15, why: 'a few days' },
  { pause: 7, away: 7, faded: 0.5, why: 'a week, for whoever learns daily' },
  { pause: 14, away: 7, faded: 0.15, why: 'from Saturday to Saturday, as planned' },
  { pause: 14, away: 14, faded: 0.5, why: 'a Saturday was missed' },
])('away for $away days, a pause from $pause on: $why', ({ pause, away, faded }) => {
  const outlook = outlookOf({ today: 30, exam: 65, pause });
  expect(agendaOf(outlook, [card('last', { day: 30 - away })], 5).shareOfFaded).toBe(faded);
});
