import { factsOf, isVerdictType } from '@ninefold/core/practice/question-types';
import type { Blueprint, Kept, PlannedGroup } from './blueprint.ts';
import type { Chance } from './chance.ts';
import { LETTERS, ROMAN, singles, verdicts, withDistractors, withKeys } from './draw-keys.ts';

/** The plan of a paper that is already there: what it is about stays, what a guesser could learn from it is drawn. */
export function drawKept(
  chance: Chance,
  { topic, country, register, groups }: Kept,
  skill: 'reading' | 'listening',
): Pick<Blueprint, 'topic' | 'country' | 'register' | 'groups'> {
  let next = 1;
  const numbered = groups.map((group) => ({
    ...group,
    numbers: group.questions.map((count) => Array.from({ length: count }, () => next++)),
  }));
  const planned = numbered.map((group) => keysFor(chance, group, skill));
  // What was drawn for passages before stays as it was: they have no order of mention and no distractors.
  return {
    topic,
    country,
    register,
    groups: skill === 'listening' ? withDistractors(chance, planned, skill) : planned,
  };
}

function keysFor(
  chance: Chance,
  group: Kept['groups'][number] & { numbers: number[][] },
  skill: 'reading' | 'listening',
): PlannedGroup {
  const { type, numbers, options = 0, reuse } = group;
  const firsts = numbers.map(([first = 0]) => first);
  if (isVerdictType(type)) return { type, questions: withKeys(firsts, verdicts(chance, type, firsts.length)) };
  if (type === 'mcq-single') return singles(chance, firsts, skill);
  if (factsOf(type).interaction === 'gap') return { type, questions: firsts.map((n) => ({ n })) };
  const names = (type === 'matching-headings' ? ROMAN : LETTERS).slice(0, options);
  if (type === 'mcq-multi')
    return {
      type,
      options,
      questions: numbers.map((own) => ({ n: own, key: chance.some(names, own.length).sort() })),
    };
  const keys = reuse ? firsts.map(() => chance.one(names)) : chance.some(names, firsts.length);
  return { type, options, ...(reuse && { reuse }), questions: withKeys(firsts, keys) };
}
