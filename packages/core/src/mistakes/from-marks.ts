import { slips } from '../practice/marking/language/edit-distance.ts';
import type { Given } from '../practice/marking/mark-paper.ts';
import type { Reason } from '../practice/marking/reasons.ts';
import type { Interaction } from '../practice/question-types.ts';
import type { MistakeKind } from './kinds.ts';
import { slotOf } from './sightings.ts';

/** From a marked attempt to what its learner lost, and to what they got right that had been lost before. */

export type MarkedAnswer = {
  /** Paper and question: `31.q7`. */
  key: string;
  interaction: Interaction;
  accept: readonly string[];
  given: Given;
  /** One entry a mark; null is right. */
  marks: readonly (Reason | null)[];
  /** It was checked on the way, so its key was on the screen before the end. */
  checked: boolean;
  /** An earlier answer, thrown away for this one, would have been right. */
  wasRight: boolean;
};

export type LostQuestion = { key: string; kind: MistakeKind; slot: string; marks: number };
export type RightQuestion = { key: string; slots: string[] };

/** In the order of the paper. Below half an attempt nothing was "not reached": the learner only looked around. */
export function lostQuestions(answers: readonly MarkedAnswer[]): LostQuestion[] {
  const lastAnswered = answers.findLastIndex(isAnswered);
  const half = answers.filter(isAnswered).length * 2 >= answers.length;
  return answers.flatMap((answer, at) => {
    const marks = answer.marks.filter((mark) => mark !== null).length;
    if (marks === 0 || (!isAnswered(answer) && !half)) return [];
    const kind = kindOf(answer, at > lastAnswered);
    return [{ key: answer.key, kind, slot: slotFor(answer, kind), marks }];
  });
}

/** What was right without a look at the key; whether it mends anything is for the mistakes to say. */
export const rightQuestions = (answers: readonly MarkedAnswer[]): RightQuestion[] =>
  answers.flatMap((answer) => {
    if (answer.checked || answer.marks.some((mark) => mark !== null)) return [];
    const typed = answer.interaction === 'gap' ? nearest(answer) : null;
    const words = typed ? [slotOf('spelling', typed), slotOf('plural', typed)] : [];
    return [{ key: answer.key, slots: [slotOf('question', answer.key), ...words] }];
  });

function kindOf({ interaction, marks, wasRight }: MarkedAnswer, afterTheLast: boolean): MistakeKind {
  const reason = marks.find((mark) => mark !== null);
  if (afterTheLast && reason === 'BLANK') return 'not_reached';
  if (wasRight) return 'changed';
  if (reason === 'SPELLING') return 'spelling';
  if (reason === 'PLURAL') return 'plural';
  // Too many boxes ticked is a guess, not a sentence that is too long.
  return reason === 'OVER_LIMIT' && interaction === 'gap' ? 'over_limit' : 'question';
}

function slotFor(answer: MarkedAnswer, kind: MistakeKind): string {
  const word = kind === 'spelling' || kind === 'plural' ? nearest(answer) : null;
  return word && (kind === 'spelling' || kind === 'plural') ? slotOf(kind, word) : slotOf('question', answer.key);
}

/** Every mistake whose answer is given away when the key of a question is shown: its own, and the words that fill a gap. */
export const slotsShownWith = ({ key, interaction, accept }: Pick<MarkedAnswer, 'key' | 'interaction' | 'accept'>) => [
  slotOf('question', key),
  ...(interaction === 'gap' ? accept.flatMap((word) => [slotOf('spelling', word), slotOf('plural', word)]) : []),
];

/**
 * Was an earlier answer thrown away for this one? Words that were only typed on or cut short are the same thought: "rope"
 * on the way to "ropes" is a plural, not a change of mind. The letters of choices are not typed: N and NG are two answers.
 */
export function isAnotherAnswer(interaction: Interaction, earlier: Given, given: Given): boolean {
  const [before, now] = [textOf(earlier), textOf(given)];
  if (now === '' || interaction !== 'gap') return before !== now;
  return !now.startsWith(before) && !before.startsWith(now);
}

/** The form of the key that the learner meant; what was right is one of them as a rule, and nothing need be compared. */
export function nearest({ accept, given }: Pick<MarkedAnswer, 'accept' | 'given'>): string | null {
  const said = textOf(given).toLowerCase();
  const same = accept.find((form) => form.toLowerCase() === said);
  if (same !== undefined) return same;
  const apart = accept.map((form) => slips(said, form.toLowerCase(), said.length + form.length));
  return accept[apart.indexOf(Math.min(...apart))] ?? null;
}

const textOf = (given: Given): string => (typeof given === 'string' ? given.trim() : (given ?? []).join(' '));
const isAnswered = ({ given }: MarkedAnswer): boolean => textOf(given) !== '';
