import { factsOf, isVerdictType, type QuestionType, VERDICTS } from '@ninefold/core/practice/question-types';
import type { PlannedGroup, PlannedQuestion } from './blueprint.ts';
import type { Chance } from './chance.ts';

/** Keys, order of mention, lengths and distractors of one group, all by chance. */

export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
export const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

export function drawGroup(
  chance: Chance,
  type: QuestionType,
  numbers: readonly number[],
  skill: 'reading' | 'listening',
  /** Paragraphs of the text, for the types whose options they are. */
  paragraphs: number,
): PlannedGroup {
  if (isVerdictType(type)) return { type, questions: withKeys(numbers, verdicts(chance, type, numbers.length)) };
  if (type === 'mcq-single') return singles(chance, numbers, skill);
  if (type === 'mcq-multi') return pairs(chance, numbers);
  if (factsOf(type).interaction === 'gap') return { type, questions: numbers.map((n) => ({ n })) };
  return matches(chance, type, numbers, paragraphs);
}

export const withKeys = (numbers: readonly number[], keys: readonly string[]): PlannedQuestion[] =>
  numbers.map((n, at) => ({ n, key: keys[at] ?? '' }));

/** Drawn again where one verdict has more than two thirds, or nothing is NOT GIVEN. */
export function verdicts(chance: Chance, type: 'tfng' | 'ynng', count: number): string[] {
  for (;;) {
    const keys = Array.from({ length: count }, () => chance.one<string>(VERDICTS[type]));
    const most = Math.max(...keys.map((key) => keys.filter((other) => other === key).length));
    if (keys.includes('NG') && most / count <= 2 / 3) return keys;
  }
}

export function singles(chance: Chance, numbers: readonly number[], skill: 'reading' | 'listening'): PlannedGroup {
  const options = skill === 'reading' ? 4 : 3;
  const letters = LETTERS.slice(0, options);
  return {
    type: 'mcq-single',
    options,
    questions: numbers.map((n) => ({ n, key: chance.one(letters), keyLength: chance.whole(1, options) })),
  };
}

function pairs(chance: Chance, numbers: readonly number[]): PlannedGroup {
  const questions = numbers.flatMap((n, at) =>
    at % 2 ? [] : [{ n: [n, n + 1], key: chance.some(LETTERS.slice(0, 5), 2).sort() }],
  );
  return { type: 'mcq-multi', options: 5, questions };
}

function matches(chance: Chance, type: QuestionType, numbers: readonly number[], paragraphs: number): PlannedGroup {
  const asksParagraph = type === 'matching-information';
  const reuse = asksParagraph || (type === 'matching-features' && chance.happens(0.5));
  const options = asksParagraph ? paragraphs : reuse ? chance.whole(3, 5) : numbers.length + 2;
  const names = (type === 'matching-headings' ? ROMAN : LETTERS).slice(0, options);
  const keys = reuse ? numbers.map(() => chance.one(names)) : chance.some(names, numbers.length);
  return { type, options, ...(reuse && { reuse }), questions: withKeys(numbers, keys) };
}

/**
 * A third of the answers that could have a wrong one near them have none. Where options are heard, a random order of
 * mention says on which side of the right one the wrong ones stand.
 */
export function withDistractors(
  chance: Chance,
  groups: PlannedGroup[],
  skill: 'reading' | 'listening',
): PlannedGroup[] {
  const fits = ({ type }: PlannedGroup) =>
    factsOf(type).interaction === 'gap' || (skill === 'listening' && type === 'mcq-single');
  const open = groups.filter(fits).flatMap(({ questions }) => questions);
  const bare = new Set(chance.some(open, Math.round(open.length / 3)));
  return groups.map((group) => ({
    ...group,
    questions: group.questions.map((question) => {
      if (!fits(group)) return question;
      if (group.type !== 'mcq-single')
        return {
          ...question,
          distractor: bare.has(question) ? 'none' : chance.one(['before', 'after', 'both'] as const),
        };
      const mention = bare.has(question)
        ? [String(question.key)]
        : chance.some(LETTERS.slice(0, group.options ?? 3), group.options ?? 3);
      return { ...question, mention, distractor: sideOf(mention, String(question.key)) };
    }),
  }));
}

function sideOf(mention: readonly string[], key: string): NonNullable<PlannedQuestion['distractor']> {
  if (mention.length === 1) return 'none';
  if (mention.at(-1) === key) return 'before';
  return mention[0] === key ? 'after' : 'both';
}
