import { expect, test } from 'vitest';
import { cardFor } from './round.testing.ts';
import { beginRound, firstAnswers, isRight, missedOf, roundReducer, suggestedGrade, wantedOf } from './round-state.ts';

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name, at) => cardFor(name, at + 1));

const isOver = ({ at, turns }: ReturnType<typeof beginRound>) => at >= turns.length;
const grade = (state: ReturnType<typeof beginRound>, grade: 1 | 2 | 3 | 4, key = 'k') =>
  roundReducer(roundReducer(state, { type: 'turned' }), { type: 'graded', grade, key });

test('a card must be turned before it can be graded', () => {
  const state = beginRound(cards);
  expect(roundReducer(state, { type: 'graded', grade: 3, key: 'k' })).toBe(state);
  expect(grade(state, 3).at).toBe(1);
});

test('a forgotten word comes back after five others, and counts once', () => {
  const after = grade(beginRound(cards), 1);
  expect(after.turns).toHaveLength(9);
  expect(after.turns[6]).toEqual({ card: cards[0], isRepeat: true });
  let state = after;
  while (!isOver(state)) state = grade(state, 3);
  expect(firstAnswers(state)).toHaveLength(8);
  expect(missedOf(state)).toEqual([cards[0]]);
});

test('a word that is forgotten again and again ends all the same', () => {
  let state = beginRound(cards.slice(0, 1));
  for (let n = 0; n < 10 && !isOver(state); n++) state = grade(state, 1);
  expect(isOver(state)).toBe(true);
  expect(state.answered).toHaveLength(4);
});

test('undo brings the last card back, turned, and its repeat goes', () => {
  const begun = beginRound(cards);
  const undone = roundReducer(grade(begun, 1), { type: 'undone' });
  expect(undone.at).toBe(0);
  expect(undone.turns).toHaveLength(8);
  expect(undone.phase.is).toBe('shown');
  expect(roundReducer(undone, { type: 'undone' })).toBe(undone);
});

test.each([
  { form: 'word', given: 'organize', right: true, why: 'American counts' },
  { form: 'word', given: 'Organise', right: true, why: 'so does British, and case does not matter' },
  { form: 'word', given: 'organises', right: false, why: 'a form is not the word' },
  { form: 'gap', given: 'organises', right: true, why: 'in a gap it is' },
  { form: 'sound', given: 'organis', right: false, why: 'a letter is missing' },
] as const)('$given for organise ($form): $right, $why', ({ form, given, right }) => {
  const card = { ...cardFor('organise', 1), form, spellings: ['organise', 'organises'] };
  expect(isRight(card, given)).toBe(right);
  expect(suggestedGrade(card, { is: 'shown', given })).toBe(right ? 3 : 1);
});

test.each([
  { form: 'gap', en: 'She organises a fair.', wanted: 'organises', why: 'the form that stands in the sentence' },
  { form: 'gap', en: 'Nothing of it here.', wanted: 'organise', why: 'a sentence without the word' },
  { form: 'word', en: 'She organises a fair.', wanted: 'organise', why: 'asked by its meaning it is the word' },
] as const)('a wrong answer ($form) is shown beside $wanted: $why', ({ form, en, wanted }) => {
  const card = cardFor('organise', 1, { form, spellings: ['organise', 'organises'] });
  const vocabulary_ext = { ...card.word.vocabulary_ext, examples: [{ en, zh: '' }] };
  expect(wantedOf({ ...card, word: { ...card.word, vocabulary_ext } })).toBe(wanted);
});
