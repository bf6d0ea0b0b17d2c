import type { ParsedInput } from '@ninefold/contract/call';
import type { vocabulary } from '@ninefold/contract/vocabulary';
import { importedCard } from '@ninefold/core/vocabulary/imported-card';
import { cardsRepo } from '../store/cards.repo.ts';
import { learnerDay } from '../store/learner.ts';
import type { LearningDeps } from '../store/learning-deps.ts';
import { memoriesRepo } from '../store/memories.repo.ts';
import { rechoose } from '../today/today.ts';

type Cards = ParsedInput<(typeof vocabulary)['importSchedules']>['cards'];

/** Only words that were never asked here: what a learner did here counts for more than what a file says. */
export async function importSchedules(deps: LearningDeps, userId: number, cards: Cards) {
  const names = cards.map(({ name }) => name);
  const ids = await deps.vocabulary.idsOfNames(userId, names);
  return deps.db.transaction(async (tx) => {
    const learner = await learnerDay(deps, tx, userId);
    await memoriesRepo(tx).lock(userId, learner.today);
    const known = await cardsRepo(tx).ofWords(userId, [...ids.values()]);
    const there = new Set(known.map(({ vocabulary_id }) => vocabulary_id));
    let taken = 0;
    for (const { name, ...schedule } of cards) {
      const id = ids.get(name);
      if (id === undefined || there.has(id)) continue;
      there.add(id);
      const card = importedCard(schedule, learner.today);
      const due = learner.today - schedule.days_ago + schedule.interval;
      await cardsRepo(tx).write(userId, id, card, { due, heldUntil: null, lastAt: deps.now() });
      taken += 1;
    }
    if (taken > 0) await rechoose({ ...deps, db: tx }, learner, 0);
    return { taken };
  });
}
