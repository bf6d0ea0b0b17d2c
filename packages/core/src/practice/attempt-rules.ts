import { FULL_MARKS } from '../bands/band-tables.ts';

/** Rules of an attempt that the server, the page and the tests share: who writes, what is stale, what counts. */

/** A tab that has been silent for so long may be left behind without asking. */
const IDLE_WRITER_SECONDS = 90;

/** `since`: the revision the writer began on top of. */
type SheetState = { revision: number; writer: string; since: number; savedAt: number };

/** May this tab write from now on without asking the other one? */
export const mayBecomeWriter = ({ writer, savedAt }: SheetState, tab: string, now: number): boolean =>
  writer === '' || writer === tab || now - savedAt > IDLE_WRITER_SECONDS;

/**
 * What to do with changes that arrive. `fresh` are those not seen before. From the moment a tab became the writer every
 * revision is its own, so an old number from it only means that an answer of ours got lost; a number from before that
 * moment is stale.
 */
export function judgeSave(
  { writer, since }: Pick<SheetState, 'writer' | 'since'>,
  sent: { tab: string; revision: number; fresh: number; anythingElse: boolean; force: boolean },
): 'write' | 'known' | 'stale' {
  if (sent.fresh === 0 && !sent.anythingElse) return 'known';
  if (sent.force) return 'write';
  return writer === sent.tab && sent.revision >= since ? 'write' : 'stale';
}

/** A complete test: every one of its parts once, forty marks. Only its result may be called a band. */
export function isWholeTest(partsOfTest: number, parts: readonly { part: number; marks: number }[]): boolean {
  const numbers = new Set(parts.map(({ part }) => part));
  const marks = parts.reduce((sum, part) => sum + part.marks, 0);
  return parts.length === partsOfTest && numbers.size === partsOfTest && marks === FULL_MARKS;
}

/** Handing in an empty sheet is no practice: half of the questions must have an answer. */
export const countsAsPractice = (answered: number, total: number): boolean => total > 0 && answered * 2 >= total;

/** Nobody reads and answers a question in less; a paper of thirteen takes a quick learner over ten minutes. */
const LEAST_SECONDS_EACH = 15;

/**
 * Work, not presses: most questions answered, one of them right, and the time that takes. What pays for an invitation;
 * a practice that is not real is only not paid for, the next one may be.
 */
export const isRealPractice = (done: { answered: number; right: number; total: number; seconds: number }): boolean =>
  done.total > 0 &&
  done.answered * 5 >= done.total * 4 &&
  done.right > 0 &&
  done.seconds >= done.total * LEAST_SECONDS_EACH;

export type AccessRule = 'content' | 'free' | 'vip';

/**
 * Does this learner need a membership of the skill first? `rule` is the operator's setting for the skill; with
 * `content` each item says it for itself. Coins buy scorings, not papers: an item marked `coins` is the members' too.
 */
export function isLocked({
  rule,
  access,
  isMember,
  isOperator,
}: {
  rule: AccessRule;
  access: 'free' | 'vip' | 'coins';
  isMember: boolean;
  isOperator: boolean;
}): boolean {
  if (isMember || isOperator || rule === 'free') return false;
  return rule === 'vip' || access !== 'free';
}
