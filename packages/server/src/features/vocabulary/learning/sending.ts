import type { ParsedInput } from '@ninefold/contract/call';
import type { vocabulary } from '@ninefold/contract/vocabulary';
import type { WordCard } from '@ninefold/core/vocabulary/card';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { visibleStatuses } from '#features/content/content.service.ts';
import type { DoneDeed } from '#features/economy/tasks/deeds.service.ts';
import { answersRepo } from '../store/answers.repo.ts';
import { type CardRow, cardsRepo, rowOf, type Timing } from '../store/cards.repo.ts';
import type { DayRow } from '../store/days.repo.ts';
import { dayOf, type LearnerDay, learnerDay } from '../store/learner.ts';
import type { LearningDeps } from '../store/learning-deps.ts';
import { type Memory, memoriesRepo } from '../store/memories.repo.ts';
import type { NewReview } from '../store/reviews.repo.ts';
import { todayOf } from '../today/today.ts';
import { wordsRepo } from '../words.repo.ts';

export type Sent = ParsedInput<(typeof vocabulary)['saveReviews']>;
export type Input = Sent['reviews'][number];
export type Review = Extract<Input, { grade: number }>;
export type Undo = Extract<Input, { undo: string }>;

/** What all answers of one sending share; changed by each and written once. */
export type Sending = { tx: Db; learner: LearnerDay; memory: Memory; day: DayRow } & Found & Unwritten;

/** What these answers have changed so far; `deeds`: what the plan's day and the tasks will see. */
type Unwritten = { added: NewReview[]; changed: Set<number>; deeds: DoneDeed[] };

/** Looked up once for a whole round that comes late; `cards` as the answers so far have left them. */
type Found = { taken: Map<string, boolean>; cards: Map<number, CardRow | undefined>; visible: Set<number> };

/**
 * The learner's memory is locked first, so that whatever is read afterwards has seen what another device sent. `refuse`:
 * whether these are their answers at all.
 */
export async function beginSending(
  deps: LearningDeps,
  tx: Db,
  userId: number,
  reviews: readonly Input[],
  refuse: (mergedInto: number | null) => Promise<void>,
): Promise<Sending> {
  const memories = memoriesRepo(tx);
  const memory =
    (await memories.hold(userId)) ?? (await memories.lock(userId, (await learnerDay(deps, tx, userId)).today));
  const ids = reviews.flatMap((one) => ('undo' in one ? [] : one.vocabulary_id));
  const keys = reviews.map(({ key }) => key);
  const found = await answersRepo(tx).find(userId, keys, ids);
  if (!found) throw new AppError('not_logged_in');
  await refuse(found.merged_into);
  const learner = dayOf(userId, found, deps.now());
  const day = found.day?.day === learner.today ? found.day : await todayOf({ ...deps, db: tx }, learner);
  const rows = new Map(found.cards.map((row) => [row.vocabulary_id, row]));
  const unknown = ids.filter((id) => !rows.has(id));
  return {
    ...{ tx, learner, memory, day, added: [], changed: new Set(), deeds: [] },
    taken: new Map(found.taken.map(({ key, became_firm }) => [key, became_firm])),
    cards: new Map(ids.map((id) => [id, rows.get(id)])),
    visible: await wordsRepo(tx, visibleStatuses(deps.settings)).visible(userId, unknown),
  };
}

export function changeCard({ learner, cards, changed }: Sending, id: number, card: WordCard, timing: Timing): void {
  cards.set(id, rowOf({ user_id: learner.id, vocabulary_id: id }, card, timing));
  changed.add(id);
}

export async function removeCard({ tx, learner, cards, changed }: Sending, id: number): Promise<void> {
  cards.set(id, undefined);
  changed.delete(id);
  await cardsRepo(tx).remove(learner.id, id);
}

/** At the end, and before an answer of this very sending is taken back. */
export async function writeAnswers({ tx, cards, added, changed, day, memory }: Sending): Promise<void> {
  const rows = [...changed].flatMap((id) => cards.get(id) ?? []);
  await answersRepo(tx).write({ reviews: added, cards: rows, day, memory });
  added.length = 0;
  changed.clear();
}
