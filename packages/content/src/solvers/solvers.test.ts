import { expect, test } from 'vitest';
import { Listening } from '../schema/listening.ts';
import { Reading } from '../schema/reading.ts';
import { rawPack } from '../testing/raw-pack.ts';
import { scoreOf } from './chance.ts';
import { choicesOfPaper } from './choices.ts';
import { atItsPlace, boundsOfHabit, ofItsKind } from './habits.ts';
import { mentionsOf } from './mentions.ts';
import { keyRows, runsOf } from './runs.ts';
import { guessesOf, SOLVERS } from './solvers.ts';

const explain = { en: 'See there.', zh: '见原文。' };

/** A passage of one paragraph with as many four-option questions as there are keys; the key's text is given. */
function paper(keys: string, textOf: (key: string, isKey: boolean, at: number) => string) {
  const passage = rawPack('early-pack').docs.get('reading/dry-stone-walls.yaml') as object;
  return Reading.parse({
    ...passage,
    groups: [
      {
        type: 'mcq-single',
        questions: [...keys].map((answer, at) => ({
          n: at + 1,
          text: `Question ${at + 1}?`,
          options: [...'ABCD'].map((key) => ({ key, text: textOf(key, key === answer, at) })),
          answer,
          evidence: [{ at: 'A', quote: 'Across the uplands of Europe' }],
          explain,
        })),
      },
    ],
  });
}

const solved = (name: string, ...papers: Reading[]) => {
  const all = papers.flatMap(choicesOfPaper);
  const solver = SOLVERS.find((one) => one.name === name)!;
  return scoreOf(guessesOf(solver, all, all));
};

const FAIR = 'ABCDDCBAACBDBDCA'.repeat(2);

test('the key is always the longest: the trick is seen; where lengths say nothing it brings chance', () => {
  const long = paper(FAIR, (key, isKey) => (isKey ? `a much longer text for ${key}` : `text ${key}`));
  expect(solved('longest option', long)).toMatchObject({ score: 32, chance: 8, within: false });
  const fair = paper(FAIR, (key, _, at) => (key === 'ABCD'[at % 4] ? `a longer text for ${key}` : `text ${key}`));
  expect(solved('longest option', fair).within).toBe(true);
});

test('two equally long options are a toss-up: each brings half a mark', () => {
  const tie = paper('A', (key) => (key === 'A' || key === 'B' ? 'equally long' : 'short'));
  expect(solved('longest option', tie).score).toBe(0.5);
});

test('worse than chance is a leak too: never the shortest tells what to cross out', () => {
  const next = (key: string) => 'BCDA'['ABCD'.indexOf(key)];
  const never = paper(FAIR, (key, _, at) => (key === next(FAIR[at]!) ? key : `text ${key}`));
  expect(solved('shortest option', never)).toMatchObject({ score: 0, within: false });
});

test('keys that never repeat are seen by the solver and by the runs test; shuffled ones by neither', () => {
  const zigzag = paper('ABABCDCDABABCDCDABABCDCDACBD', (key) => `text ${key}`);
  // One such paper may be luck to a guesser, two are not; the runs test sees it in one.
  expect(solved('never repeat', zigzag, zigzag).within).toBe(false);
  expect(runsOf(keyRows(choicesOfPaper(zigzag)))).toMatchObject({ equal: 0, within: false });
  const shuffled = paper('AABDCCBADDBACBCADBBAACDDCABC', (key) => `text ${key}`);
  expect(solved('never repeat', shuffled).within).toBe(true);
  expect(runsOf(keyRows(choicesOfPaper(shuffled))).within).toBe(true);
});

test('the commonest key is learned from the other papers, never from the one that is guessed', () => {
  const always = [1, 2].map(() => paper('BBBBBBBB', (key) => `text ${key}`));
  expect(solved('most common key', ...always)).toMatchObject({ asked: 16, score: 16, within: false });
  expect(solved('most common key', always[0]!).asked).toBe(0);
});

test('a habit is held against habits on random keys: as much as a coin, but lost more often, for its guesses hang together', () => {
  const fair = Array.from({ length: 15 }, () => choicesOfPaper(paper('ABCDABCD', (key) => `text ${key}`))).flat();
  const coin = scoreOf(fair.map(() => ({ options: 4, left: 1, hit: false })));
  for (const habit of [ofItsKind, atItsPlace]) {
    const bounds = boundsOfHabit(fair, habit);
    expect(bounds.chance).toBeCloseTo(coin.chance, 0);
    expect(bounds.low).toBeLessThan(coin.low);
  }
});

test('a habit that works is seen: half of the keys of many papers are B', () => {
  const papers = Array.from({ length: 15 }, () => paper('BBBBACDA', (key) => `text ${key}`));
  const all = papers.flatMap(choicesOfPaper);
  const { score } = solved('most common key', ...papers);
  expect(score).toBe(60);
  expect(boundsOfHabit(all, ofItsKind).high).toBeLessThan(score);
});

test('the order of mention is that of the script: the author’s word for it first, else the words themselves', () => {
  const doc = rawPack('early-pack').docs.get('listening/bike-repair-course.yaml');
  const [choice] = choicesOfPaper(Listening.parse(doc));
  const order = [...mentionsOf(choice!)].sort((a, b) => a[1] - b[1]).map(([key]) => key);
  expect(order.indexOf('A')).toBeLessThan(order.indexOf('B'));
  choice!.options[0]!.at = 't17';
  const told = [...mentionsOf(choice!)].sort((a, b) => a[1] - b[1]).map(([key]) => key);
  expect(told.at(-1)).toBe('A');
});

test('inside one long turn the words decide: an option of the same turn may come after the answer', () => {
  const doc = rawPack('early-pack').docs.get('listening/bike-repair-course.yaml') as { script: object[] };
  const text = 'We tried flags, but nobody saw them. So each of you gets a whistle. A horn may come next year.';
  const question = {
    n: 1,
    text: 'What will each marshal have?',
    options: ['a flag', 'a whistle', 'a horn'].map((option, at) => ({ key: 'ABC'[at], text: option, at: 't99' })),
    answer: 'B',
    evidence: [{ at: 't99', quote: 'each of you gets a whistle' }],
    explain,
  };
  const [choice] = choicesOfPaper(
    Listening.parse({
      ...doc,
      script: [...doc.script, { ...doc.script[0], id: 't99', text }],
      groups: [{ type: 'mcq-single', questions: [question] }],
    }),
  );
  const order = [...mentionsOf(choice!)].sort((a, b) => a[1] - b[1]).map(([key]) => key);
  expect(order).toEqual(['A', 'B', 'C']);
});

test('a solver without the text distrusts always and never', () => {
  const careful = paper(FAIR, (key, isKey) => (isKey ? `some of ${key}` : `always all ${key}`));
  expect(solved('no text at all', careful).within).toBe(false);
});
