import { answerForms } from '@ninefold/core/practice/answer-forms';
import { heardTexts } from '../narration/heard-text.ts';
import type { Exercise } from '../schema/training.ts';
import { gapsIn, listOf, plain, repeated, says } from '../text.ts';
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

export function faultOf(exercise: Exercise): string | null {
  switch (exercise.do) {
    case 'choose':
      if (repeated(exercise.options.map(plain)).length) return 'two options are the same';
      return exercise.options.includes(exercise.answer) ? null : `"${exercise.answer}" is not an option`;
    case 'pair':
      if (!exercise.hear) return 'nothing is heard';
      if (!exercise.words.some(({ word }) => word === exercise.answer))
        return `"${exercise.answer}" is not one of the words`;
      return says(exercise.hear.text, exercise.answer) ? null : 'what is heard is another word';
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

/** A wrong answer that is right, or that nobody can choose, names no mistake. */
const wrongs = exerciseCheck('exercise-wrongs', (exercise, where) => {
  const right = 'answer' in exercise ? listOf(exercise.answer).flatMap(answerForms).map(plain) : [];
  const options =
    exercise.do === 'choose'
      ? exercise.options
      : exercise.do === 'pair'
        ? exercise.words.map(({ word }) => word)
        : null;
  return (exercise.wrongs ?? []).flatMap(({ answer: wrong }) => [
    ...(right.includes(plain(wrong)) ? [trouble(`${where}.wrongs`, `"${wrong}" is also right`)] : []),
    ...(options && !options.includes(wrong) ? [trouble(`${where}.wrongs`, `"${wrong}" is no option`)] : []),
  ]);
});

/** A piece of a recording has a recording, a beginning and an end. */
const hear = exerciseCheck('exercise-hear', (exercise, where) => {
  const { audio, from, to } = exercise.hear ?? {};
  if (from === undefined && to === undefined) return [];
  return audio && from !== undefined && to !== undefined && from < to
    ? []
    : [trouble(`${where}.hear`, `from ${from} to ${to} of ${audio ?? 'nothing'}`)];
});

/** What the pack calls heard has to be heard: a script to read is reading. */
const heard = itemCheck('training-heard', 'warning', TRAINING, ({ course, area, status, items }) => {
  if (status !== 'published' || course !== 'listening' || area === 'vocabulary') return [];
  const silent = items.filter((one) => !one.hear && one.do !== 'dictate' && one.do !== 'say').length;
  return silent ? [trouble('items', `${silent} of ${items.length} exercises for listening are read, not heard`)] : [];
});

/** A published exercise that is heard has its sound, or a learner can only pass it by. A warning: packs of others came in without. */
const sound = itemCheck('training-sound', 'warning', TRAINING, (set) => {
  if (set.status !== 'published') return [];
  const silent = set.items.flatMap((one, at) =>
    (one.do === 'dictate' || one.do === 'say') && !one.audio && !one.hear ? [`items.${at}`] : [],
  );
  const unheard = heardTexts(set).flatMap(({ at, audio }) => (audio ? [] : [at.join('.')]));
  return [...silent, ...unheard].map((where) => trouble(where, 'has no recording; build the voices'));
});

const soundOfText = itemCheck('training-sound-text', 'error', TRAINING, (set) =>
  heardTexts(set).flatMap(({ at, audio, file }) =>
    !audio || audio === file ? [] : [trouble(at.join('.'), 'the recording is of other words; build the voices again')],
  ),
);

const letters = (text: string) => plain(text).replaceAll(' ', '').split('').sort().join('');

export const trainingChecks = [numbers, gap, answer, wrongs, hear, heard, sound, soundOfText];
