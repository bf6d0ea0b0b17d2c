import type { ParsedInput } from '@ninefold/contract/call';
import type { vocabulary } from '@ninefold/contract/vocabulary';
import type { Db } from '#db/db.ts';
import { visibleStatuses } from '#features/content/content.service.ts';
import { type CardRow, cardsRepo } from '../store/cards.repo.ts';
import type { DayRow } from '../store/days.repo.ts';
import type { LearnerDay } from '../store/learner.ts';
import type { LearningDeps } from '../store/learning-deps.ts';
import type { MemoryRow } from '../store/memories.repo.ts';
import { reviewsRepo } from '../store/reviews.repo.ts';
import { wordsRepo } from '../words.repo.ts';

export type Sent = ParsedInput<(typeof vocabulary)['saveReviews']>;
export type Input = Sent['reviews'][number];
export type Review = Extract<Input, { grade: number }>;
export type Undo = Extract<Input, { undo: string }>;

/** What all answers of one sending share; changed by each and written once. */
export type Sending = { tx: Db; learner: LearnerDay; memory: MemoryRow; day: DayRow } & Found;

/** Looked up once for a whole round that comes late. `cards` has every word as long as it was not answered here. */
type Found = { taken: Map<string, boolean>; cards: Map<number, CardRow | undefined>; visible: Set<number> };

export async function findForAll(
  { settings }: LearningDeps,
  tx: Db,
  userId: number,
  reviews: readonly Input[],
): Promise<Found> {
  const keys = reviews.map(({ key }) => key);
  const ids = reviews.flatMap((one) => ('undo' in one ? [] : one.vocabulary_id));
  const earlier = await reviewsRepo(tx).withKeys(userId, keys);
  const rows = new Map((await cardsRepo(tx).ofWords(userId, ids)).map((row) => [row.vocabulary_id, row]));
  const unknown = ids.filter((id) => !rows.has(id));
  return {
    taken: new Map(earlier.map(({ key, became_firm }) => [key, became_firm])),
    cards: new Map(ids.map((id) => [id, rows.get(id)])),
    visible: await wordsRepo(tx, visibleStatuses(settings)).visible(userId, unknown),
  };
}

export async function cardRow({ tx, learner, cards }: Sending, id: number): Promise<CardRow | undefined> {
  return cards.has(id) ? cards.get(id) : (await cardsRepo(tx).ofWords(learner.id, [id]))[0];
}
