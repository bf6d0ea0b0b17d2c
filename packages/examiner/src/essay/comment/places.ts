import type { EssayRequest, ParagraphRole } from '../report.ts';
import type { Sentence } from '../text/essay-text.ts';
import { type Facts, inside } from './facts.ts';

const known = new WeakMap<Facts, Sentence[]>();

/** The sentences of the paragraphs that do the work, without what the report tells the learner to take out. */
export function bodySentences(facts: Facts): Sentence[] {
  const found =
    known.get(facts) ??
    bodies(facts)
      .flatMap((one) => inside(facts, one))
      .filter((one) => !facts.unwanted.includes(one) && one.words.length >= 3);
  // A score of remarks ask for them, and a long text has many.
  known.set(facts, found);
  return found;
}

export const bodies = ({ structure }: Facts): ParagraphRole[] =>
  structure.filter((one) => one.role === 'body' || one.role === 'single');

/** The number a reader gives a paragraph. */
export const numberOf = ({ structure }: Facts, one: ParagraphRole): number => structure.indexOf(one) + 1;

/** What a report of task 1 is about, as the figure or the question says. */
export function kindOf({ figure, prompt }: EssayRequest): 'map' | 'process' | 'numbers' {
  const types = [figure ?? []].flat().map(({ type }) => type);
  // "Pension plans" and "stages of life" stand over charts as well.
  if (types.length === 0 && /\b(?:graphs?|charts?|tables?)\b/i.test(prompt)) return 'numbers';
  if (types.includes('map') || /\b(?:maps?|plans?|layout)\b/i.test(prompt)) return 'map';
  if (types.includes('process')) return 'process';
  return !figure && /\b(?:process|diagrams?|stages|steps)\b/i.test(prompt) ? 'process' : 'numbers';
}

const RUNS =
  /\b(?:process|procedure|(?:different|various|the) (?:stages|steps)|life ?cycle|production of|how .{3,60} (?:is|are) (?:\w+ )?(?:made|produced|manufactured|recycled|generated|extracted))\b/i;
/** A diagram of a tool has no stages. */
export const hasStages = ({ prompt }: EssayRequest): boolean => RUNS.test(prompt);
