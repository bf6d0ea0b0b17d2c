import { describe, expect, test } from 'vitest';
import { gainOfFresh, gainOfReview } from '../memory/gain.ts';
import { evidenceOf } from '../memory/memory.testing.ts';
import { COMMON_PACE, outlookOf } from '../memory/outlook.ts';
import { chooseDay, dayNumber, isStudyDay, pauseOf, withMore } from './day.ts';
import { nextForm } from './forms.ts';
import { gapIn } from './gap.ts';
import { isSpelled, lettersOf } from './spelling.ts';
import { spreadOut } from './spread.ts';

const all = { sound: true, gap: true };

describe('which form comes', () => {
  test.each([
    { asked: { weak: null, reviews: 0, stability: 0 }, offers: all, form: 'meaning', why: 'a new word is met' },
    { asked: { weak: null, reviews: 2, stability: 2 }, offers: all, form: 'meaning', why: 'hardly known' },
    { asked: { weak: 'sound', reviews: 2, stability: 1 }, offers: all, form: 'sound', why: 'what was missed' },
    {
      asked: { weak: 'sound', reviews: 2, stability: 1 },
      offers: { sound: false, gap: true },
      form: 'word',
      why: 'no clip',
    },
    {
      asked: { weak: 'meaning', reviews: 9, stability: 30 },
      offers: all,
      form: 'meaning',
      why: 'the meaning was missed',
    },
    { asked: { weak: null, reviews: 3, stability: 9 }, offers: all, form: 'word', why: 'firm: to be produced' },
    { asked: { weak: null, reviews: 4, stability: 9 }, offers: all, form: 'sound', why: 'in turn' },
    { asked: { weak: null, reviews: 5, stability: 9 }, offers: all, form: 'gap', why: 'in turn' },
    {
      asked: { weak: null, reviews: 4, stability: 9 },
      offers: { sound: false, gap: false },
      form: 'word',
      why: 'all there is',
    },
  ] as const)('$form: $why', ({ asked, offers, form }) => {
    expect(nextForm(asked, offers)).toBe(form);
  });
});

describe('spelling', () => {
  test.each([
    { given: 'colour', word: 'color', right: true, why: 'British for American' },
    { given: 'color', word: 'colour', right: true, why: 'American for British' },
    { given: ' Mitigate ', word: 'mitigate', right: true, why: 'case and spaces' },
    { given: 'cafe', word: 'café', right: true, why: 'without the accent' },
    { given: 'mitigates', word: 'mitigate', right: false, why: 'another form' },
    { given: 'mitgate', word: 'mitigate', right: false, why: 'a letter less' },
    { given: '', word: 'mitigate', right: false, why: 'nothing' },
    { given: 'fulfill a promise', word: 'fulfil a promise', right: true, why: 'inside a phrase' },
  ])('$given for $word: $right, $why', ({ given, word, right }) => {
    expect(isSpelled(given, word)).toBe(right);
  });

  test.each([
    { given: 'mitgate', word: 'mitigate', drawn: 'mit[i]gate', why: 'a letter left out' },
    { given: 'mittigate', word: 'mitigate', drawn: 'mit(t)igate', why: 'a letter too much' },
    { given: 'mitogate', word: 'mitigate', drawn: 'mit(o)[i]gate', why: 'another letter' },
    { given: '', word: 'at', drawn: '[a][t]', why: 'nothing typed' },
  ])('$given: $drawn, $why', ({ given, word, drawn }) => {
    const mark = { right: (l: string) => l, extra: (l: string) => `(${l})`, missing: (l: string) => `[${l}]` };
    expect(
      lettersOf(given, word)
        .map(({ letter, is }) => mark[is](letter))
        .join(''),
    ).toBe(drawn);
  });
});

describe('the gap in an example', () => {
  test.each([
    { sentence: 'Trees mitigate heat.', spellings: ['mitigate'], word: 'mitigate' },
    { sentence: 'It was mitigated.', spellings: ['mitigate', 'mitigated'], word: 'mitigated' },
    { sentence: 'A Boarding School is old.', spellings: ['boarding school'], word: 'Boarding School' },
    { sentence: 'Nothing here.', spellings: ['mitigate'], word: undefined },
    { sentence: 'A well-known man', spellings: ['well-known'], word: 'well-known' },
  ])('$sentence: $word', ({ sentence, spellings, word }) => {
    const gap = gapIn(sentence, spellings);
    expect(gap?.word).toBe(word);
    if (gap) expect(gap.before + gap.word + gap.after).toBe(sentence);
  });
});

describe('a day', () => {
  const cards = Array.from({ length: 200 }, (_, id) => ({ id, trace: { stability: 1, difficulty: 6, day: 0 } }));
  const outlook = outlookOf({ today: 10, exam: 40 });
  const plan = { unit: 'minutes', amount: 10 } as const;

  test('fills its minutes and not more', () => {
    const { reviews, fresh } = chooseDay({ outlook, cards, freshLeft: 500, plan, exam: 40 });
    const seconds = reviews.length * (outlook.pace.review + outlook.pace.lapse * 0.2) + fresh * outlook.pace.fresh;
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThan(700);
  });

  // Words of this learner stay long: a new one brings more for each second than any review.
  const stays = (fresh: number) =>
    outlookOf({ today: 33, exam: 68, evidence: evidenceOf(400, 0.97), pace: { ...COMMON_PACE, fresh } });
  const met = (lastDay: number) =>
    Array.from({ length: 160 }, (_, id) => ({
      id,
      trace: { stability: 2.3 + (id % 5), difficulty: 5, day: lastDay - (id % 13) },
    }));

  test.each([
    { fresh: 17, lastDay: 20, reviews: [35, 50], met: [20, 32], why: 'back after a pause, quick with new words' },
    { fresh: 25, lastDay: 20, reviews: [35, 50], met: [14, 22], why: 'back after a pause, taking the usual time' },
    { fresh: 25, lastDay: 32, reviews: [11, 18], met: [26, 34], why: 'on an ordinary day' },
  ])('what has faded has its share of it, whatever new words promise: $why', ({ fresh, lastDay, ...expected }) => {
    const [outlook, cards] = [stays(fresh), met(lastDay)];
    for (const { trace } of cards) expect(gainOfReview(outlook, trace)).toBeLessThan(gainOfFresh(outlook));
    const chosen = chooseDay({ outlook, cards, freshLeft: 500, plan: { ...plan, amount: 15 }, exam: 68 });
    const within = (count: number, [least, most]: number[]) => count >= (least ?? 0) && count <= (most ?? 0);
    expect(chosen.reviews.length, String(chosen.reviews.length)).toSatisfy((n) => within(n, expected.reviews));
    expect(chosen.fresh, String(chosen.fresh)).toSatisfy((n) => within(n, expected.met));
    const gains = chosen.reviews.map((id) => gainOfReview(outlook, cards[id]!.trace));
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
  });

  test('by words: so many new ones and everything that is worth more', () => {
    const chosen = chooseDay({ outlook, cards, freshLeft: 500, plan: { unit: 'words', amount: 7 }, exam: 40 });
    expect(chosen.fresh).toBe(7);
  });

  test('no new words in the last three days before the exam', () => {
    const late = outlookOf({ today: 38, exam: 40 });
    expect(chooseDay({ outlook: late, cards, freshLeft: 500, plan, exam: 40 }).fresh).toBe(0);
  });

  test('without an exam what has piled up is shared out over a fortnight', () => {
    const plain = outlookOf({ today: 10, exam: 10 });
    const { reviews } = chooseDay({ outlook: plain, cards, freshLeft: 0, plan: { ...plan, amount: 60 }, exam: null });
    expect(reviews).toHaveLength(Math.ceil(200 / 14));
  });

  test('who asks for more without an exam gets what would come next, the soonest first', () => {
    const plain = outlookOf({ today: 10, exam: 10 });
    const late = [30, 20, 40].map((stability, id) => ({ id, trace: { stability, difficulty: 5, day: 9 } }));
    const asked = { outlook: plain, cards: late, freshLeft: 0, plan, exam: null };
    expect(chooseDay(asked).reviews).toEqual([]);
    expect(chooseDay({ ...asked, isMore: true }).reviews).toEqual([1, 0, 2]);
    const byWords = { ...asked, plan: { unit: 'words', amount: 1 } as const, isMore: true };
    expect(chooseDay(byWords).reviews).toEqual([1, 0, 2]);
  });

  test.each([
    { day: { usual: 15, spent: 40, extra: 0 }, more: 10, extra: 35, why: 'a slow day does not eat the ten minutes' },
    { day: { usual: 15, spent: 12.5, extra: 0 }, more: 10, extra: 10, why: 'a quick one leaves what is left' },
    { day: { usual: 15, spent: 30, extra: 10 }, more: 10, extra: 25, why: 'and once more' },
    { day: { usual: 0, spent: 0, extra: 0 }, more: 10, extra: 10, why: 'on a free day' },
    { day: { usual: 15, spent: 40, extra: 5 }, more: 0, extra: 5, why: 'asked for nothing' },
  ])('$more minutes more make $extra: $why', ({ day, more, extra }) => {
    expect(withMore(day, more)).toBe(extra);
  });

  test('a day off is a day off', () => {
    const weekdays = { unit: 'minutes', amount: 10, days: [1, 2, 3, 4, 5] } as const;
    expect(isStudyDay(weekdays, '2026-11-16')).toBe(true);
    expect(isStudyDay(weekdays, '2026-11-15')).toBe(false);
    expect(dayNumber('1970-01-03')).toBe(2);
  });
});

test.each([
  { days: [1, 2, 3, 4, 5, 6, 7], pause: 7, why: 'every day' },
  { days: [6], pause: 14, why: 'Saturdays only' },
  { days: [6, 7], pause: 12, why: 'weekends' },
  { days: [5, 1, 3], pause: 7, why: 'three days a week, in any order' },
])('$pause days away are a pause: $why', ({ days, pause }) => {
  expect(pauseOf({ days })).toBe(pause);
});

describe('a day over the cap', () => {
  const coming = [1, 1, 1, 1, 2].map((due, id) => ({ id, due, stability: id }));

  test('gives its surest words to the next days with room', () => {
    expect(spreadOut(coming, 2, 9)).toEqual([
      { id: 3, due: 2 },
      { id: 2, due: 3 },
    ]);
  });

  test('gives nothing beyond the last day before the exam', () => {
    expect(spreadOut(coming, 2, 2)).toEqual([{ id: 3, due: 2 }]);
    expect(spreadOut(coming, 9, 9)).toEqual([]);
  });
});
