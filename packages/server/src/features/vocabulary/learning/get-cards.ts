import type { ParsedInput } from '@ninefold/contract/call';
import type { vocabulary, Word } from '@ninefold/contract/vocabulary';
import type { WordCard } from '@ninefold/contract/vocabulary/learning';
import { daysUntilAsked } from '@ninefold/core/memory/next-seen';
import type { Outlook } from '@ninefold/core/memory/outlook';
import { secondsOf } from '@ninefold/core/time/seconds';
import { stateOf } from '@ninefold/core/vocabulary/card';
import { nextForm } from '@ninefold/core/vocabulary/forms';
import { gapIn } from '@ninefold/core/vocabulary/gap';
import type { Db } from '#db/db.ts';
import { notebookRepo } from '../notebook.repo.ts';
import { type CardRow, cardOf, cardsRepo } from '../store/cards.repo.ts';
import { type FoundWord, findWords } from '../store/find-words.ts';
import { isAhead, type LearnerDay, learnerDay, outlookFor } from '../store/learner.ts';
import type { LearningDeps } from '../store/learning-deps.ts';
import { studentBooksRepo } from '../store/student-books.repo.ts';
import { leftToday, shownToday, todayOf } from '../today/today.ts';

type Which = ParsedInput<(typeof vocabulary)['getCards']>['which'];

/** A round is fetched whole, so that it goes on without a network. */
const MOST_CARDS = 60;
const GRADES = [1, 2, 3, 4] as const;

export async function getCards(deps: LearningDeps, userId: number, which: Which) {
  const { db } = deps;
  const learner = await learnerDay(deps, db, userId);
  const day = await todayOf(deps, learner);
  const left = await leftToday(deps, learner, day);
  const ids = (await idsOf(db, learner, which, left)).slice(0, MOST_CARDS);
  const [words, cards, outlook, books] = await Promise.all([
    findWords(deps, userId, ids),
    cardsRepo(db).ofWords(userId, ids),
    outlookFor(db, learner, day.fresh_for),
    studentBooksRepo(db).list(userId),
  ]);
  const sentences = await sentencesOf(db, userId, words);
  const rows = new Map(cards.map((row) => [row.vocabulary_id, row]));
  return {
    list: words.map((found) => shownCard(withSentence(found, sentences), rows.get(found.word.id), outlook)),
    today: shownToday(day, left),
    exam_day: isAhead(learner) ? (learner.examDay ?? '') : '',
    books: books.length,
  };
}

async function idsOf(db: Db, learner: LearnerDay, which: Which, left: { reviews: number[]; fresh: number[] }) {
  if (which === 'review') return left.reviews;
  if (which === 'learn') return left.fresh;
  const rows =
    which === 'hard'
      ? await cardsRepo(db).hard(learner.id, MOST_CARDS)
      : await notebookRepo(db).waiting(learner.id, MOST_CARDS);
  return rows.map(({ id }) => id);
}

function shownCard({ word, spellings, bookId }: FoundWord, row: CardRow | undefined, outlook: Outlook): WordCard {
  const card = row ? cardOf(row) : null;
  const [example] = word.vocabulary_ext.examples;
  const offers = {
    sound: word.uk_audio !== '' || word.us_audio !== '',
    gap: example !== undefined && gapIn(example.en, spellings) !== null,
  };
  const stability = card?.trace?.stability ?? 0;
  const asked = { weak: card?.weak ?? null, reviews: card?.trace ? card.reviews : 0, stability };
  return {
    word,
    spellings,
    form: nextForm(asked, offers),
    state: stateOf(card),
    next: GRADES.map((grade) => daysUntilAsked(outlook, card?.trace ?? null, grade) ?? -1),
    lapses: card?.lapses ?? 0,
    last_time: row && row.reviews > 0 ? secondsOf(row.last_at) : 0,
    book_id: bookId,
  };
}

/** A word of the dictionary has no example; the sentence it was met in is the best there is. */
async function sentencesOf(db: Db, userId: number, words: readonly FoundWord[]): Promise<Map<number, string>> {
  const bare = words.filter(({ word }) => word.vocabulary_ext.examples.length === 0).map(({ word }) => word.id);
  if (bare.length === 0) return new Map();
  const entries = await notebookRepo(db).ofWords(userId, bare);
  return new Map(entries.flatMap(({ vocabulary_id, sentence }) => (sentence ? [[vocabulary_id, sentence]] : [])));
}

function withSentence(found: FoundWord, sentences: ReadonlyMap<number, string>): FoundWord {
  const sentence = sentences.get(found.word.id);
  if (!sentence) return found;
  const { vocabulary_ext } = found.word;
  const word: Word = { ...found.word, vocabulary_ext: { ...vocabulary_ext, examples: [{ en: sentence, zh: '' }] } };
  return { ...found, word };
}
