import { NON_WORDS } from '@ninefold/core/vocabulary/non-words';
import { LEVELS, PLACEMENT_ITEMS, type PlacementAnswer, placed } from '@ninefold/core/vocabulary/placement';
import { visibleStatuses } from '#features/content/content.service.ts';
import { cardsRepo } from '../store/cards.repo.ts';
import { learnerDay } from '../store/learner.ts';
import type { LearningDeps } from '../store/learning-deps.ts';
import { planRowOf } from '../store/plan-of.ts';
import { plansRepo } from '../store/plans.repo.ts';
import { rechoose } from '../today/today.ts';
import { wordsRepo } from '../words.repo.ts';

/** Enough of every level for a learner who stays on one. */
const PER_LEVEL = 30;

const MIDDLE = 3;

const levelNumber = (level: string): number => (LEVELS as readonly string[]).indexOf(level) + 1;

export async function placementItems(deps: LearningDeps, userId: number) {
  const words = await wordsRepo(deps.db, visibleStatuses(deps.settings)).ofLevels(userId, PER_LEVEL);
  const levelled = words.filter(({ level }) => level !== '');
  // Books that say nothing about their words: each of them is asked for itself, and stands for no others.
  const asked = levelled.length >= PLACEMENT_ITEMS ? levelled : words;
  return {
    words: asked.map(({ id, name, level }) => ({ vocabulary_id: id, name, level: levelNumber(level) || MIDDLE })),
    non_words: [...NON_WORDS],
    items: PLACEMENT_ITEMS,
  };
}

/** The server knows which of them are words and how hard they are; the page only tells what was said. */
export async function savePlacement(
  deps: LearningDeps,
  userId: number,
  answers: readonly { name: string; known: 0 | 1 }[],
) {
  const all = await wordsRepo(deps.db, visibleStatuses(deps.settings)).levels(userId);
  const byName = new Map(all.map((word) => [word.name, word]));
  const nonWords = new Set<string>(NON_WORDS);
  const judged = answers.flatMap(({ name, known }): PlacementAnswer[] => {
    if (nonWords.has(name)) return [{ name, level: null, known: known === 1 }];
    const word = byName.get(name);
    return word ? [{ name, level: levelNumber(word.level) || MIDDLE, known: known === 1 }] : [];
  });
  const { reliable, sureLevel, shares } = placed(judged);
  const denied = new Set(judged.filter(({ known }) => !known).map(({ name }) => name));
  const said = reliable ? new Set(judged.filter(({ known }) => known).map(({ name }) => name)) : new Set<string>();
  const sure = all.filter(
    ({ name, level }) => !denied.has(name) && (said.has(name) || (level !== '' && levelNumber(level) <= sureLevel)),
  );
  return deps.db.transaction(async (tx) => {
    const ids = sure.map(({ id }) => id);
    await cardsRepo(tx).removePlaced(userId, ids);
    await cardsRepo(tx).removeKnown(
      userId,
      all.flatMap(({ id, name }) => (denied.has(name) ? [id] : [])),
    );
    const skipped = await cardsRepo(tx).addKnown(userId, ids, deps.now(), true);
    await plansRepo(tx).save(userId, { ...(await planRowOf(tx, userId)), is_placed: true }, deps.now());
    await rechoose({ ...deps, db: tx }, await learnerDay(deps, tx, userId), 0);
    const known = all.reduce((sum, { level }) => sum + (shares[(levelNumber(level) || MIDDLE) - 1] ?? 0), 0);
    return {
      reliable: reliable ? (1 as const) : (0 as const),
      known: Math.round(known),
      total: all.length,
      skipped: skipped.length,
      sure_level: sureLevel > 0 ? (LEVELS[sureLevel - 1] ?? '') : '',
    };
  });
}
