import type { QuestionType } from '@ninefold/core/practice/question-types';
import { PASSAGE_LENGTHS, partOf } from '../measures/limits.ts';
import { TOPICS } from '../topics.ts';
import { type Blueprint, GENERAL_REGISTERS, READING_REGISTERS } from './blueprint.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { drawKept } from './draw-kept.ts';
import { drawGroup, withDistractors } from './draw-keys.ts';
import { LISTENING_PLANS, type PartPlan, READING_PLANS, sizesOf } from './part-plans.ts';

export const METHOD = 1;

export type Order = Pick<Blueprint, 'blueprint' | 'seed' | 'drawn' | 'kind' | 'module' | 'part' | 'avoid' | 'kept'>;

/** Subjects of a text; the others name what is trained. */
const SUBJECTS = Object.keys(TOPICS).filter(
  (topic) =>
    !['grammar', 'vocabulary', 'listening', 'reading', 'writing', 'speaking', 'exam', 'all', 'crime'].includes(topic),
);

/** Every part of the world; `none` for what happens nowhere in particular. */
const COUNTRIES =
  'AR AU BD BR CA CH CL CN CO DE DK EG ES ET FI FR GB GH GR ID IE IN IS IT JM JO JP KE KR LK MA MX MY NG NL NO NP NZ PE PH PL PT SE SG TH TR TZ US UY VN ZA none'.split(
    ' ',
  );

/** A plan for one paper. The same order gives the same plan. */
export function drawBlueprint(order: Order): Blueprint {
  const chance = chanceFrom(order.seed);
  if (order.kept)
    return { ...order, method: METHOD, ...drawKept(chance, order.kept, order.kind), words: lengthFor(chance, order) };
  const plan = planOf(order);
  const topic = chance.one(left(SUBJECTS, order.avoid.topics));
  const country = chance.one(left(COUNTRIES, order.avoid.countries));
  const register = registerFor(chance, order);
  const words = lengthFor(chance, order);
  const paragraphs = chance.whole(6, 8);
  let n = 1;
  const groups = drawTypes(chance, plan).map(({ type, size }) => {
    const numbers = Array.from({ length: size }, () => n++);
    return drawGroup(chance, type, numbers, order.kind, paragraphs);
  });
  return {
    ...order,
    method: METHOD,
    topic,
    country,
    register,
    words,
    groups: withDistractors(chance, groups, order.kind),
  };
}

const left = (all: readonly string[], avoid: readonly string[]) => {
  const rest = all.filter((one) => !avoid.includes(one));
  return rest.length ? rest : all;
};

const planOf = ({ kind, module = 'academic', part }: Order): PartPlan =>
  partOf(kind === 'reading' ? READING_PLANS[module] : LISTENING_PLANS, part);

/** Types in a random order with sizes that come to the right number; drawn again until they do. */
function drawTypes(chance: Chance, { types, questions, groups }: PartPlan): { type: QuestionType; size: number }[] {
  for (;;) {
    const chosen = chance.some(types, chance.whole(...groups)).map((type) => {
      const { min, max, step } = sizesOf(type);
      return { type, size: min + step * chance.whole(0, (max - min) / step) };
    });
    if (chosen.reduce((sum, { size }) => sum + size, 0) === questions) return chosen;
  }
}

const HEARD = {
  1: ['call', 'enquiry'],
  2: ['tour', 'announcement'],
  3: ['tutorial', 'seminar'],
  4: ['lecture'],
} as const;

function registerFor(chance: Chance, { kind, module, part }: Order): Blueprint['register'] {
  if (kind === 'listening') return chance.one<Blueprint['register']>(partOf(HEARD, part));
  if (module === 'general' && part === 3) return 'article';
  if (module === 'general') return chance.one(GENERAL_REGISTERS.filter((one) => one !== 'article'));
  return chance.one(READING_REGISTERS);
}

function lengthFor(chance: Chance, { kind, module = 'academic', part }: Order): number {
  if (kind === 'listening') return chance.whole(660, 790);
  const { target, min, max } = partOf(PASSAGE_LENGTHS[module], part);
  return Math.min(max - 30, Math.max(min + 30, target + chance.whole(-60, 60)));
}
