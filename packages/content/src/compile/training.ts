import { answerForms } from '@ninefold/core/practice/answer-forms';
import type { Exercise, Training } from '../schema/training.ts';
import { headOf, type Parts } from './parts.ts';

export function compileTraining(set: Training): Parts {
  return {
    public: {
      ...headOf(set),
      course: set.course,
      area: set.area,
      ...(set.intro && { intro: set.intro }),
      ...(set.mistakes && { mistakes: set.mistakes }),
      items: set.items.map(publicExercise),
    },
    key: { marks: set.items.map(exerciseMark) },
    review: { items: set.items.map(exerciseReview) },
  };
}

export const publicExercise = (exercise: Exercise) => ({
  key: keyOf(exercise),
  do: exercise.do,
  n: exercise.n,
  ...asked(exercise),
  ...(exercise.hear && { hear: soundOf(exercise.hear) }),
  ...(exercise.hint && { hint: exercise.hint }),
});

export const exerciseMark = (exercise: Exercise) => ({
  key: keyOf(exercise),
  do: exercise.do,
  ...accepted(exercise),
  ...(exercise.wrongs && { wrongs: exercise.wrongs }),
});

export const exerciseReview = (exercise: Exercise) => ({
  key: keyOf(exercise),
  ...shownAfter(exercise),
  ...(exercise.hear && { heard: exercise.hear.text }),
  ...(exercise.wrongs && { wrongs: exercise.wrongs }),
  ...(exercise.explain && { explain: exercise.explain }),
});

/** The sound without its words, which are often the answer. */
const soundOf = ({ audio, from, to }: NonNullable<Exercise['hear']>) => ({
  ...(audio && { audio }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

const keyOf = ({ n }: Exercise) => `i${n}`;

function asked(exercise: Exercise): object {
  switch (exercise.do) {
    case 'choose':
      return { text: exercise.text, options: exercise.options };
    case 'fill':
      return { text: exercise.text };
    case 'order':
      // Sorted, because an author writes the parts in the order that makes sense.
      return { parts: exercise.parts.toSorted() };
    case 'correct':
      return { wrong: exercise.wrong };
    case 'translate':
      return { zh: exercise.zh, must: exercise.must };
    case 'dictate':
      return exercise.audio ? { audio: exercise.audio } : {};
    case 'match':
      return { left: exercise.pairs.map(([left]) => left), right: exercise.pairs.map(([, right]) => right).toSorted() };
    case 'pair':
      return { words: exercise.words, ...(exercise.text && { text: exercise.text }) };
    case 'say':
      return { text: exercise.text, zh: exercise.zh, ...(exercise.audio && { audio: exercise.audio }) };
  }
}

function accepted(exercise: Exercise): object {
  switch (exercise.do) {
    case 'choose':
    case 'order':
    case 'pair':
      return { accept: [exercise.answer] };
    case 'fill':
      return { accept: exercise.answer.flatMap(answerForms) };
    case 'correct':
      return { accept: exercise.answer };
    case 'translate':
      return { accept: exercise.answer, must: exercise.must };
    case 'dictate':
    case 'say':
      return { accept: [exercise.text] };
    case 'match':
      return { pairs: exercise.pairs };
  }
}

const shownAfter = (exercise: Exercise): object =>
  exercise.do === 'dictate' ? { text: exercise.text, zh: exercise.zh } : accepted(exercise);
