import type { Output } from '@ninefold/contract/call';
import type { vocabulary } from '@ninefold/contract/vocabulary';
import { daysUntilAsked } from '@ninefold/core/memory/next-seen';
import { AGAIN, GOOD, type Grade } from '@ninefold/core/memory/trace';
import { afterAnswer, becameFirm, isCounted, type WordCard } from '@ninefold/core/vocabulary/card';
import { inOrder } from '@ninefold/core/vocabulary/sending-order';
import { type CardRow, cardOf } from '../store/cards.repo.ts';
import { outlookFrom } from '../store/learner.ts';
import type { LearningDeps } from '../store/learning-deps.ts';
import { count, countRepeat } from './count-answer.ts';
import { changeCard, type Input, type Review, type Sending } from './sending.ts';
import { undo } from './undo.ts';

export type Result = Output<(typeof vocabulary)['saveReviews']>['results'][number];

/** As long as a new word takes, so that the plan's day sees reviews as well. */
const REVIEWS_PER_DEED = 4;

/** Every answer is applied to what is stored, once for its key; what they change is written by the caller. */
export async function takeAll(deps: LearningDeps, sending: Sending, reviews: readonly Input[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const one of inOrder(reviews)) results.push(await take(deps, sending, one));
  return results;
}

async function take(deps: LearningDeps, sending: Sending, one: Input): Promise<Result> {
  const earlier = sending.taken.get(one.key);
  if (earlier !== undefined) return { key: one.key, outcome: 'already', became_firm: earlier ? 1 : 0 };
  const result = await ('undo' in one ? undo(deps, sending, one) : answer(deps, sending, one));
  if (result.outcome === 'taken' || result.outcome === 'undone') sending.taken.set(one.key, result.became_firm === 1);
  return result;
}

async function answer(deps: LearningDeps, sending: Sending, review: Review): Promise<Result> {
  const { learner } = sending;
  const row = sending.cards.get(review.vocabulary_id);
  const refused = { key: review.key, outcome: 'not_there', became_firm: 0 } as const;
  if (!row && !sending.visible.has(review.vocabulary_id)) return refused;
  const before = row ? cardOf(row) : null;
  const grade = review.grade as Grade;
  const outlook = outlookFrom(learner, sending.memory, sending.day.fresh_for);
  const after = afterAnswer(outlook, before, { grade, form: review.form });
  const isFirm = becameFirm(before, after);
  const at = deps.now();
  sending.added.push({
    user_id: learner.id,
    vocabulary_id: review.vocabulary_id,
    key: review.key,
    grade,
    form: review.form,
    given: review.given,
    seconds: review.seconds,
    day: learner.today,
    device_at: review.at,
    before: before && row ? { ...before, ...timingOf(row) } : null,
    undoes: null,
    became_firm: isFirm,
    taken_at: at,
  });
  const waits = after.trace && daysUntilAsked(outlook, before?.trace ?? null, grade);
  const counted = isCounted(learner.today, before, grade);
  const due = counted ? (waits === null ? null : learner.today + waits) : (row?.due ?? null);
  changeCard(sending, review.vocabulary_id, after, { due, heldUntil: null, lastAt: at });
  if (counted) {
    count(sending, { before, grade, seconds: review.seconds, isFirm }, 1);
    noteDeeds(sending, before, review.vocabulary_id, at);
    await tellBook(deps, sending, before, review);
  } else countRepeat(sending, { before, grade, seconds: review.seconds }, 1);
  return { key: review.key, outcome: 'taken', became_firm: isFirm ? 1 : 0 };
}

const timingOf = ({ due, held_until, last_at }: CardRow) => ({
  due,
  heldUntil: held_until,
  lastAt: last_at.toISOString(),
});

/** A word that was learnt and is forgotten is a mistake; one that was forgotten and is remembered may mend it. */
async function tellBook(
  { reviewed }: LearningDeps,
  { tx, learner }: Sending,
  before: WordCard | null,
  { grade, vocabulary_id: id, key }: Review,
): Promise<void> {
  if (!before?.trace) return;
  if (grade === AGAIN) await reviewed.reportForgotten(tx, learner.id, id, key);
  else if (grade >= GOOD && before.lapses > 0) await reviewed.reportRemembered(tx, learner.id, id, key);
}

/** The plan's day and the tasks see a word that was learnt, and every few that were reviewed. */
function noteDeeds({ learner, day, deeds }: Sending, before: WordCard | null, wordId: number, at: Date): void {
  const userId = learner.id;
  if (before === null) deeds.push({ userId, deed: 'words_learned', reference: `word:${wordId}`, at });
  else if (day.done_reviews % REVIEWS_PER_DEED === 0)
    deeds.push({ userId, deed: 'words_reviewed', reference: `${learner.day}:${day.done_reviews}`, at });
}
