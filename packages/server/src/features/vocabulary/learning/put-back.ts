import { putBack } from '@ninefold/core/vocabulary/hard/hard-word';
import { cardOf, cardsRepo } from '../store/cards.repo.ts';
import { learnerDay } from '../store/learner.ts';
import type { LearningDeps } from '../store/learning-deps.ts';
import { memoriesRepo } from '../store/memories.repo.ts';
import { rechoose } from '../today/today.ts';

/** A hard word goes back to the others and may be asked today. One that is not hard stays as it is. */
export const putWordBack = (deps: LearningDeps, userId: number, vocabularyId: number) =>
  deps.db.transaction(async (tx) => {
    const learner = await learnerDay(deps, tx, userId);
    await memoriesRepo(tx).lock(userId, learner.today);
    const [row] = await cardsRepo(tx).ofWords(userId, [vocabularyId]);
    if (!row?.hard) return { put_back: 0 as const };
    const timing = { due: learner.today, heldUntil: null, lastAt: deps.now() };
    await cardsRepo(tx).write(userId, vocabularyId, putBack(cardOf(row)), timing);
    await rechoose({ ...deps, db: tx }, learner, 0);
    return { put_back: 1 as const };
  });
