import type { Word } from '@ninefold/contract/vocabulary';
import type { ListedWord } from '@ninefold/contract/vocabulary/books';
import { addDays } from '@ninefold/core/time/day';
import { cellsOf, stateOf } from '@ninefold/core/vocabulary/card';
import type { Db } from '#db/db.ts';
import { visibleStatuses } from '#features/content/content.service.ts';
import { shownWord } from '../show.ts';
import { type WordRow, wordsRepo } from '../words.repo.ts';
import { type CardRow, cardOf, cardsRepo } from './cards.repo.ts';
import type { LearnerDay } from './learner.ts';
import type { LearningDeps } from './learning-deps.ts';

export type FoundWord = { word: Word; spellings: string[]; bookId: number };

type FindDeps = Pick<LearningDeps, 'settings' | 'openDictionary'> & { db: Db };

/** In the order asked for; what the learner may not see is left out. */
export async function findWords(deps: FindDeps, userId: number, ids: readonly number[]): Promise<FoundWord[]> {
  if (ids.length === 0) return [];
  const dictionary = await deps.openDictionary();
  const rows = await wordsRepo(deps.db, visibleStatuses(deps.settings)).byIds(userId, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const papers = await quotedIn(deps, rows);
  return [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const spellings = [...new Set([row.name, ...row.spellings])];
    return [{ word: withPapers(shownWord(row, dictionary), row, papers), spellings, bookId: row.book_id ?? 0 }];
  });
}

type Papers = Awaited<ReturnType<ReturnType<typeof wordsRepo>['quotedPapers']>>;

/** Where the examples of these words are quoted from; most books quote nothing. */
async function quotedIn(deps: FindDeps, rows: readonly WordRow[]): Promise<Papers> {
  const quoted = rows.flatMap(({ pack, entry }) =>
    (entry?.examples ?? []).flatMap(({ from }) => (pack && from ? [{ pack, from }] : [])),
  );
  if (quoted.length === 0) return [];
  const [packs, slugs] = [quoted.map(({ pack }) => pack), quoted.map(({ from }) => from)];
  return wordsRepo(deps.db, visibleStatuses(deps.settings)).quotedPapers(packs, slugs);
}

function withPapers(word: Word, { pack, entry }: WordRow, papers: Papers): Word {
  if (papers.length === 0) return word;
  const examples = word.vocabulary_ext.examples.map((example, at) => {
    const from = entry?.examples[at]?.from;
    const paper = from && papers.find((one) => one.slug === from && one.pack === pack);
    return paper ? { ...example, paper: { skill: paper.kind, id: paper.id, title: paper.title } } : example;
  });
  return { ...word, vocabulary_ext: { ...word.vocabulary_ext, examples } };
}

/** Words with what is remembered of each, as lists show them. */
export async function listWords(
  deps: LearningDeps,
  learner: LearnerDay,
  ids: readonly number[],
): Promise<ListedWord[]> {
  const [words, cards] = await Promise.all([
    findWords(deps, learner.id, ids),
    cardsRepo(deps.db).ofWords(learner.id, ids),
  ]);
  const rows = new Map(cards.map((row) => [row.vocabulary_id, row]));
  return words.map(({ word }) => ({ word, ...memoryOf(rows.get(word.id)) }));
}

function memoryOf(row: CardRow | undefined): Omit<ListedWord, 'word'> {
  const card = row ? cardOf(row) : null;
  const due = row?.due ?? null;
  return {
    state: stateOf(card),
    cells: cellsOf(card),
    due: due === null ? '' : addDays('1970-01-01', Math.max(due, row?.held_until ?? 0)),
    lapses: card?.lapses ?? 0,
    interval: card?.trace ? Math.max(1, Math.round(card.trace.stability)) : 0,
    reviews: card?.reviews ?? 0,
    is_said_known: card && card.trace === null ? (1 as const) : (0 as const),
  };
}
