import { expect, test } from 'vitest';
import { outlookOf } from '../memory/outlook.ts';
import { afterAnswer, KNOWN_BEFORE, type WordCard } from './card.ts';
import { replay } from './replay.ts';

const outlook = outlookOf({ today: 50, exam: 60 });
const answer = (day: number, grade: 1 | 2 | 3 | 4) => ({ day, grade, form: 'meaning' }) as const;

test('answers given on two devices make the card that one device would have made', () => {
  const answers = [answer(1, 3), answer(4, 1), answer(9, 3)];
  const alone = answers.reduce<WordCard | null>(
    (card, { day, ...one }) => afterAnswer({ ...outlook, today: day }, card, one),
    null,
  );
  const steps = replay(outlook, null, answers);
  expect(steps.at(-1)?.after).toEqual(alone);
  expect(steps.map(({ before }) => before)).toEqual([null, steps[0]?.after, steps[1]?.after]);
  expect(steps.at(-1)?.after).toMatchObject({ reviews: 3, lapses: 1, firstGrade: 3 });
});

test('two answers of one day are one review', () => {
  expect(replay(outlook, null, [answer(3, 3), answer(3, 1)]).at(-1)?.after).toMatchObject({ reviews: 1, lapses: 0 });
});

test('a word said to be known begins as that', () => {
  expect(replay(outlook, KNOWN_BEFORE, [answer(3, 3)])[0]?.after.trace).toBeNull();
  expect(replay(outlook, KNOWN_BEFORE, [answer(3, 1)])[0]?.after).toMatchObject({ firstGrade: 1, reviews: 1 });
});
