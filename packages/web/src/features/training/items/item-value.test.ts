import type { Exercise } from '@ninefold/contract/training/item';
import { expect, test } from 'vitest';
import { canGive, type ItemValue, startValue } from './item-value.ts';

const head = { key: '3.i1', n: 1, hear: null, hint: null };
const correct: Exercise = { do: 'correct', ...head, wrong: 'He go.' };
const order: Exercise = { do: 'order', ...head, parts: ['a', 'b', 'b'] };
const match: Exercise = { do: 'match', ...head, left: ['x', 'y'], right: ['1', '2'] };
const fill: Exercise = { do: 'fill', ...head, text: 'a __1__' };

test.each<{ exercise: Exercise; value: ItemValue; can: boolean; why: string }>([
  { exercise: correct, value: startValue(correct), can: false, why: 'nothing was changed yet' },
  { exercise: correct, value: 'He goes.', can: true, why: 'changed' },
  { exercise: correct, value: ' ', can: false, why: 'only emptied' },
  { exercise: order, value: startValue(order), can: false, why: 'nothing placed' },
  { exercise: order, value: ['a', 'b'], can: false, why: 'a part that is there twice is placed once' },
  { exercise: order, value: ['b', 'a', 'b'], can: true, why: 'all placed, in whatever order' },
  { exercise: match, value: startValue(match), can: false, why: 'every place is empty' },
  { exercise: match, value: ['1', ''], can: false, why: 'one is missing' },
  { exercise: match, value: ['2', '1'], can: true, why: 'each has one' },
  { exercise: fill, value: '  ', can: false, why: 'spaces are no answer' },
  { exercise: fill, value: 'goes', can: true, why: 'a word' },
])('$exercise.do with $value can be given: $can, $why', ({ exercise, value, can }) => {
  expect(canGive(exercise, value)).toBe(can);
});
