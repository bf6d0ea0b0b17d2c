import { contentStems } from '../measures/content-words.ts';
import { paperView } from '../paper-view.ts';
import { sentencesOf } from '../text.ts';
import type { Guess } from './chance.ts';
import type { Choice } from './choices.ts';
import { atItsPlace, commonest, type HabitOf, ofItsKind } from './habits.ts';
import { mentionsOf } from './mentions.ts';
import { withoutText } from './without-text.ts';

/**
 * Solvers without understanding. Each knows one trick; on a fair pack none does better, or worse, than guessing. A
 * solver sees one question and all the other papers, and says what it would choose, or passes.
 */
type Solver = {
  name: string;
  fits: (choice: Choice) => boolean;
  /** The keys it cannot decide between; null when it has nothing to say. */
  choose: (choice: Choice, others: readonly Choice[]) => string[] | null;
  /** Only options that are mentioned can be chosen, so chance is one in their number. */
  among?: (choice: Choice) => string[];
  /** It learns from the other papers, so chance is what that brings where keys are drawn at random. */
  habit?: HabitOf;
};

const is =
  (...families: Choice['family'][]) =>
  ({ family }: Choice) =>
    families.includes(family);

const heard = (choice: Choice) =>
  choice.paper.kind === 'listening' && (choice.family === 'choice' || choice.family === 'bank');

const spokenOf = (choice: Choice) => [...mentionsOf(choice).keys()];

function mentioned(choice: Choice, pick: (...places: number[]) => number): string[] | null {
  const mentions = mentionsOf(choice);
  if (mentions.size < 2) return null;
  const wanted = pick(...mentions.values());
  return [...mentions].filter(([, at]) => at === wanted).map(([key]) => key);
}

function bySize({ options }: Choice, pick: (...sizes: number[]) => number): string[] {
  const wanted = pick(...options.map(({ text }) => text.length));
  return options.filter(({ text }) => text.length === wanted).map(({ key }) => key);
}

/** How many words of the question and an option stand together in one sentence of the text. */
function overlap({ paper }: Choice, words: readonly string[]): number {
  const wanted = new Set(words);
  const shares = stemsOfSentences(paper).map((stems) => stems.filter((stem) => wanted.has(stem)).length);
  return Math.max(0, ...shares);
}

const sentences = new WeakMap<object, string[][]>();
function stemsOfSentences(paper: Choice['paper']): string[][] {
  const known = sentences.get(paper);
  if (known) return known;
  const stems = sentencesOf(paperView(paper).text).map((sentence) => [...new Set(contentStems(sentence))]);
  sentences.set(paper, stems);
  return stems;
}

function byOverlap(choice: Choice): string[] {
  if (choice.family === 'verdict') {
    const words = contentStems(choice.stem);
    const share = overlap(choice, words) / Math.max(1, new Set(words).size);
    const [yes, no, none] = choice.options.map(({ key }) => key);
    return [(share >= 2 / 3 ? yes : share < 1 / 3 ? none : no) ?? ''];
  }
  const scores = choice.options.map(({ key, text }) => ({
    key,
    words: overlap(choice, [...contentStems(choice.stem), ...contentStems(text)]),
  }));
  const most = Math.max(...scores.map(({ words }) => words));
  return scores.filter(({ words }) => words === most).map(({ key }) => key);
}

export const SOLVERS: readonly Solver[] = [
  { name: 'last mentioned', fits: heard, choose: (one) => mentioned(one, Math.max), among: spokenOf },
  { name: 'first mentioned', fits: heard, choose: (one) => mentioned(one, Math.min), among: spokenOf },
  { name: 'longest option', fits: is('choice'), choose: (one) => bySize(one, Math.max) },
  { name: 'shortest option', fits: is('choice'), choose: (one) => bySize(one, Math.min) },
  {
    name: 'never repeat',
    fits: ({ previous }) => previous !== null,
    choose: ({ options, previous }) => options.map(({ key }) => key).filter((key) => key !== previous),
  },
  { name: 'word overlap', fits: is('choice', 'verdict'), choose: byOverlap },
  {
    name: 'most common key',
    fits: is('choice', 'verdict'),
    choose: (one, others) => commonest(one, others, ofItsKind),
    habit: ofItsKind,
  },
  {
    name: 'most common key at this place',
    fits: is('choice', 'verdict'),
    choose: (one, others) => commonest(one, others, atItsPlace),
    habit: atItsPlace,
  },
  { name: 'no text at all', fits: is('choice', 'verdict'), choose: withoutText },
];

/** What a solver makes of some questions; `all` are those it may have learned habits from. */
export function guessesOf(solver: Solver, choices: readonly Choice[], all: readonly Choice[]): Guess[] {
  return choices.filter(solver.fits).flatMap((choice) => {
    const chosen = solver.choose(
      choice,
      all.filter(({ paper }) => paper !== choice.paper),
    );
    if (!chosen || chosen.length === 0) return [];
    const options = solver.among ? solver.among(choice).length : choice.options.length;
    return [{ options, left: chosen.length, hit: chosen.includes(choice.key) }];
  });
}
