import { AGAIN, type Grade } from '@ninefold/core/memory/trace';
import { isCounted } from '@ninefold/core/vocabulary/card';
import type { Timing } from '../store/cards.repo.ts';
import type { LearnerDay } from '../store/learner.ts';
import type { LearningDeps } from '../store/learning-deps.ts';
import { reviewsRepo, type StoredCard } from '../store/reviews.repo.ts';
import { count, countRepeat } from './count-answer.ts';
import { changeCard, removeCard, type Sending, type Undo, writeAnswers } from './sending.ts';
import type { Result } from './take-answer.ts';

/** Only the last answer to a word can be taken back, and only on its day: later ones were built on it. */
export async function undo(deps: LearningDeps, sending: Sending, { key, undo: undone, at }: Undo): Promise<Result> {
  const { tx, learner } = sending;
  await writeAnswers(tx, [sending]);
  const review = await reviewsRepo(tx).byKey(learner.id, undone);
  if (!review || review.grade === 0) return { key, outcome: 'not_there', became_firm: 0 };
  const isLast = await reviewsRepo(tx).isLast(review);
  if (!isLast || review.day !== learner.today) return { key, outcome: 'too_late', became_firm: 0 };
  const { before, seconds } = review;
  const grade = review.grade as Grade;
  const now = deps.now();
  if (before) changeCard(sending, review.vocabulary_id, before, timingBefore(before, learner, now));
  else await removeCard(sending, review.vocabulary_id);
  // It was there to be answered a moment ago.
  sending.visible.add(review.vocabulary_id);
  sending.added.push({
    ...review,
    key,
    grade: 0,
    before: null,
    undoes: review.id,
    device_at: at,
    taken_at: now,
  });
  if (grade === AGAIN) await deps.reviewed.takeBackForgotten(tx, learner.id, review.vocabulary_id, undone);
  if (isCounted(learner.today, before, grade))
    count(sending, { before, grade, seconds, isFirm: review.became_firm }, -1);
  else countRepeat(sending, { before, grade, seconds }, -1);
  return { key, outcome: 'undone', became_firm: 0 };
}

/** As it stood before the answer; answers of the first days did not note it, and such a word comes today. */
const timingBefore = ({ due, heldUntil, lastAt }: StoredCard, learner: LearnerDay, now: Date): Timing => ({
  due: due === undefined ? learner.today : due,
  heldUntil: heldUntil ?? null,
  lastAt: lastAt === undefined ? now : new Date(lastAt),
});
