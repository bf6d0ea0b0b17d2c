import { expect, test } from 'vitest';
import { KNOWN_BEFORE } from '../card.ts';
import { hardExercise, putBack } from './hard-word.ts';

const SENTENCES = ['The tide turned.', 'High tides flood the road.'];

test('with enough rivals the right form is chosen into the last of its sentences', () => {
  const exercise = hardExercise({
    spellings: ['tide', 'tides'],
    sentences: SENTENCES,
    rivals: ['tidy', 'tied', 'tidy'],
  });
  expect(exercise).toEqual({
    kind: 'choose',
    gap: { before: 'High ', word: 'tides', after: ' flood the road.' },
    choices: ['tides', 'tidy', 'tied'],
  });
});

test.each([
  { sentences: SENTENCES, rivals: ['tides'], gap: 'tides', answers: ['tides'], why: 'its own form is no rival' },
  { sentences: ['No such word.'], rivals: ['tidy', 'tied'], gap: null, answers: ['tide', 'tides'], why: 'no sentence' },
])('otherwise it is written: $why', ({ sentences, rivals, gap, answers }) => {
  const exercise = hardExercise({ spellings: ['tide', 'tides'], sentences, rivals });
  expect(exercise).toMatchObject({ kind: 'write', answers });
  expect(exercise.gap?.word ?? null).toBe(gap);
});

test('a word that is put back begins to be counted anew', () => {
  expect(putBack({ ...KNOWN_BEFORE, hard: true, lapses: 5, row: 1 })).toMatchObject({ hard: false, lapses: 0, row: 0 });
});
