import type { Exercise } from '../schema/training.ts';
import { gapsIn, plain, repeated, says } from '../text.ts';
import { itemCheck, type Trouble, trouble } from './check-list.ts';

const TRAINING = ['training'] as const;

const exerciseCheck = (name: string, look: (exercise: Exercise, where: string) => Trouble[]) =>
  itemCheck(name, 'error', TRAINING, ({ items }) => items.flatMap((exercise, at) => look(exercise, `items.${at}`)));

const numbers = itemCheck('exercise-numbers', 'error', TRAINING, ({ items }) =>
  items.flatMap(({ n }, at) => (n === at + 1 ? [] : [trouble(`items.${at}.n`, `expected ${at + 1}, found ${n}`)])),
);

const gap = exerciseCheck('exercise-gap', (exercise, where) => {
  if (exercise.do !== 'fill' && exercise.do !== 'choose') return [];
  const gaps = gapsIn(exercise.text);
  const right = gaps.length === 1 ? gaps[0] === exercise.n : gaps.length === 0 && exercise.do === 'choose';
  return right ? [] : [trouble(`${where}.text`, `needs one gap __${exercise.n}__`)];
});

const answer = exerciseCheck('exercise-answer', (exercise, where) => {
  const fault = faultOf(exercise);
  return fault ? [trouble(where, fault)] : [];
});

function faultOf(exercise: Exercise): string | null {
  switch (exercise.do) {
    case 'choose':
      if (repeated(exercise.options.map(plain)).length) return 'two options are the same';
      return exercise.options.includes(exercise.answer) ? null : `"${exercise.answer}" is not an option`;
    case 'order':
      return letters(exercise.parts.join(' ')) === letters(exercise.answer) ? null : 'the parts do not make the answer';
    case 'correct':
      return exercise.answer.includes(exercise.wrong) ? 'the correction changes nothing' : null;
    case 'translate':
      return exercise.must.find((word) => !exercise.answer.every((sentence) => says(sentence, word))) === undefined
        ? null
        : 'an answer lacks a word that must be used';
    case 'match':
      return repeated(exercise.pairs.map(([left]) => left)).length ||
        repeated(exercise.pairs.map(([, right]) => right)).length
        ? 'something stands twice on one side'
        : null;
    default:
      return null;
  }
}

const letters = (text: string) => plain(text).replaceAll(' ', '').split('').sort().join('');

export const trainingChecks = [numbers, gap, answer];
