import type { ParsedInput } from '@ninefold/contract/call';
import type { vocabulary } from '@ninefold/contract/vocabulary';
import type { WordCard } from '@ninefold/core/vocabulary/card';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { visibleStatuses } from '#features/content/content.service.ts';
import type { DoneDeed } from '#features/economy/tasks/deeds.service.ts';
import { answersRepo, type Found as Stored } from '../store/answers.repo.ts';
import { type CardRow, cardsRepo, rowOf, type Timing } from '../store/cards.repo.ts';
import type { DoneDay } from '../store/days.repo.ts';
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
export type Sending = Begun & Found & Unwritten;
type Begun = { tx: Db; learner: LearnerDay; memory: Memory; day: DoneDay };

/** What these answers have changed so far; `deeds`: what the plan's day and the tasks will see. */
type Unwritten = { added: NewReview[]; changed: Set<number>; deeds: DoneDeed[] };

/** Looked up once for a whole round that comes late; `cards` as the answers so far have left them. */
type Found = { taken: Map<string, boolean>; cards: Map<number, CardRow | undefined>; visible: Set<number> };

/** What one learner sends. */
export type OfLearner = { userId: number; reviews: readonly Input[] };

/**
 * The learner's memory is locked first, so that whatever is read afterwards has seen what another device sent. `refuse`:
 * whether these are their answers at all.
 */
export async function beginSending(
  deps: LearningDeps,
  tx: Db,
  sent: OfLearner,
  refuse: (mergedInto: number | null) => Promise<void>,
): Promise<Sending> {
  const { userId } = sent;
  const memories = memoriesRepo(tx);
  const memory =
    (await memories.hold(userId)) ?? (await memories.lock(userId, (await learnerDay(deps, tx, userId)).today));
  const [found] = await answersRepo(tx).find([askedOf(sent)]);
  if (!found) throw new AppError('not_logged_in');
  await refuse(found.merged_into);
  const learner = dayOf(userId, found, deps.now());
  const day = found.day?.day === learner.today ? found.day : await todayOf({ ...deps, db: tx }, learner);
  const sending = sendingOf(sent, found, { tx, learner, memory, day });
  await addVisible(deps, tx, [sending]);
  return sending;
}

/**
 * The same for several learners at once. Whoever is not ready (their first answer or the first of a day, a guest who has
 * become an account, another device under way) is left out, and begins alone.
 */
export async function beginSendings(
  deps: LearningDeps,
  tx: Db,
  sent: readonly OfLearner[],
): Promise<Map<number, Sending>> {
  const held = await memoriesRepo(tx).holdFree(sent.map(({ userId }) => userId));
  const memories = new Map(held.map((memory) => [memory.user_id, memory]));
  const free = new Map(sent.flatMap((one) => (memories.has(one.userId) ? [[one.userId, one]] : [])));
  const begun = new Map<number, Sending>();
  for (const found of free.size > 0 ? await answersRepo(tx).find([...free.values()].map(askedOf)) : []) {
    const [one, memory] = [free.get(found.user_id), memories.get(found.user_id)];
    const learner = dayOf(found.user_id, found, deps.now());
    const { day } = found;
    if (one && memory && found.merged_into === null && day?.day === learner.today)
      begun.set(learner.id, sendingOf(one, found, { tx, learner, memory, day }));
  }
  await addVisible(deps, tx, [...begun.values()]);
  return begun;
}

const idsOf = ({ reviews }: OfLearner) => reviews.flatMap((one) => ('undo' in one ? [] : one.vocabulary_id));

const askedOf = (sent: OfLearner) => ({
  userId: sent.userId,
  keys: sent.reviews.map(({ key }) => key),
  ids: idsOf(sent),
});

function sendingOf(sent: OfLearner, { taken, cards }: Stored, begun: Begun): Sending {
  const rows = new Map(cards.map((row) => [row.vocabulary_id, row]));
  return {
    ...{ ...begun, added: [], changed: new Set(), deeds: [], visible: new Set() },
    taken: new Map(taken.map(({ key, became_firm }) => [key, became_firm])),
    cards: new Map(idsOf(sent).map((id) => [id, rows.get(id)])),
  };
}

/** Which of the words that they meet for the first time they may see. */
async function addVisible({ settings }: LearningDeps, tx: Db, sendings: readonly Sending[]): Promise<void> {
  const unmet = sendings.flatMap(({ learner, cards }) =>
    [...cards].flatMap(([id, row]) => (row ? [] : [{ userId: learner.id, id }])),
  );
  const visible = await wordsRepo(tx, visibleStatuses(settings)).visibleToEach(unmet);
  for (const sending of sendings)
    for (const { user_id, id } of visible) if (user_id === sending.learner.id) sending.visible.add(id);
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
export async function writeAnswers(tx: Db, sendings: readonly Sending[]): Promise<void> {
  if (sendings.length === 0) return;
  await answersRepo(tx).write(
    sendings.map(({ added, changed, cards, day, memory }) => ({
      ...{ reviews: added, cards: [...changed].flatMap((id) => cards.get(id) ?? []), day, memory },
    })),
  );
  for (const { added, changed } of sendings) {
    added.length = 0;
    changed.clear();
  }
}
