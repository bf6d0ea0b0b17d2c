import { dictionaryOnDemand } from '@ninefold/content/dictionary/dictionary';
import type { ParsedInput } from '@ninefold/contract/call';
import type { vocabulary } from '@ninefold/contract/vocabulary';
import { slotOf } from '@ninefold/core/mistakes/sightings';
import { localDay } from '@ninefold/core/time/local-day';
import { folded } from '@ninefold/core/vocabulary/look-up';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { visibleStatuses } from '#features/content/content.service.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import type { Lost, MistakeBook, Report } from '#features/mistakes/book/book.service.ts';
import { paged } from '#http/paged.ts';
import { bookWordsRepo } from './book-words.repo.ts';
import { alphabetical, askedFor, type Found, once, resolve } from './look-up.ts';
import { notebookRepo } from './notebook.repo.ts';
import { meantBy, nameOf, resultOf } from './placement/import-words.ts';
import { shownEntry, shownWord } from './show.ts';
import { cardsRepo } from './store/cards.repo.ts';
import { wordOwner } from './word-owner.ts';
import { type WordRow, wordsRepo } from './words.repo.ts';

export type Vocabulary = ReturnType<typeof vocabularyService>;

type WordList = ParsedInput<(typeof vocabulary)['getWordList']>;
type SavedNow = ParsedInput<(typeof vocabulary)['notebook']['save']>;
type ImportedNow = ParsedInput<(typeof vocabulary)['importWords']>;
type NotebookPage = ParsedInput<(typeof vocabulary)['notebook']['list']>;

/** Words of our own books and of the dictionary, and what each learner saved of them. */
export const vocabularyService = (
  deps: Pick<Deps, 'db' | 'settings' | 'now'> & { mistakeBook: MistakeBook; learners: Pick<Learners, 'timeZoneOf'> },
) => {
  const words = wordsRepo(deps.db, visibleStatuses(deps.settings));
  const notebook = notebookRepo(deps.db);
  const openDictionary = dictionaryOnDemand();

  return {
    async getWordList(userId: number, { name, exact, page, page_size }: WordList) {
      const dictionary = await openDictionary();
      const found = resolve(name, dictionary, await words.inBooks(userId, askedFor(name, dictionary)));
      const all = exact ? found : once([...found, ...(await beginning(userId, name))]);
      const rows = await withIds(userId, all.slice((page - 1) * page_size, page * page_size));
      const [first] = rows;
      // Asked for exactly: somebody met it in a text and did not know it. A word that was closed is only read again.
      if (exact && page === 1 && first) await deps.db.transaction((tx) => reportUnknown(tx, userId, first, true));
      return paged(
        rows.map((row) => shownWord(row, dictionary)),
        all.length,
        { page, page_size },
      );
    },

    async getWordInfo(userId: number, id: number) {
      const [row] = await words.byIds(userId, [id]);
      if (!row) throw new AppError('not_found', { fields: ['id'] });
      return shownWord(row, await openDictionary());
    },

    async getBatchWords(userId: number, ids: readonly number[]) {
      const dictionary = await openDictionary();
      const rows = new Map((await words.byIds(userId, ids)).map((row) => [row.id, row]));
      const asked = [...new Set(ids)].flatMap((id) => rows.get(id) ?? []);
      return { list: asked.map((row) => shownWord(row, dictionary)) };
    },

    async saveWord(userId: number, { vocabulary_id: vocabularyId, ...met }: SavedNow) {
      const [word] = await words.byIds(userId, [vocabularyId]);
      if (!word) throw new AppError('not_found', { fields: ['vocabulary_id'] });
      return deps.db.transaction(async (tx) => {
        await notebookRepo(tx).save(userId, vocabularyId, met, deps.now());
        await reportUnknown(tx, userId, word, false);
        const entry = await notebookRepo(tx).find(userId, vocabularyId);
        if (!entry) throw new Error('a word was not saved');
        return shownEntry(entry, userId);
      });
    },

    async deleteWord(userId: number, vocabularyId: number) {
      await notebook.remove(userId, vocabularyId);
      return {};
    },

    async listNotebook(userId: number, { before, page_size }: NotebookPage) {
      const entries = await notebook.page(userId, before, page_size + 1);
      const list = entries.slice(0, page_size).map((entry) => shownEntry(entry, userId));
      return { list, has_more: entries.length > page_size ? (1 as const) : (0 as const) };
    },

    /** Words of a file into the notebook; a dry run only tells what would happen. */
    async importWords(userId: number, { words: given, dry }: ImportedNow) {
      const dictionary = await openDictionary();
      const meant = await meantBy(given, dictionary, (spellings) => words.inBooks(userId, spellings));
      const found = meant.flatMap((one) => one.found ?? []);
      const rows = new Map((await withIds(userId, once(found))).map((row) => [row.name, row]));
      const there = new Set<string>();
      const results = meant.map((one) => {
        const result = resultOf(one, (word) => there.has(word) || rows.get(word)?.saved === true);
        // The same word twice in a file is there the second time.
        if (result.outcome === 'added') there.add(result.word);
        return result;
      });
      if (!dry)
        await deps.db.transaction(async (tx) => {
          for (const [at, { outcome, word }] of results.entries()) {
            const row = outcome === 'added' ? rows.get(word) : undefined;
            const met = { sentence: given[at]?.sentence ?? '', met_in: 'file', paper_id: 0 } as const;
            if (row) await notebookRepo(tx).save(userId, row.id, met, deps.now());
          }
        });
      return { results };
    },

    /** The ids of words by their names or forms; names that nobody knows are left out. */
    async idsOfNames(userId: number, names: readonly string[]): Promise<Map<string, number>> {
      const meant = await meantBy(
        names.map((name) => ({ name, sentence: '' })),
        await openDictionary(),
        (spellings) => words.inBooks(userId, spellings),
      );
      const rows = await withIds(userId, once(meant.flatMap(({ found }) => found ?? [])));
      const ids = new Map(rows.map(({ name, id }) => [name.toLowerCase(), id]));
      return new Map(
        meant.flatMap(({ name, found }) => {
          const id = found && ids.get(nameOf(found).toLowerCase());
          return id ? [[name, id] as const] : [];
        }),
      );
    },

    openDictionary,

    /** The words of a pack's books, inside the transaction of its import. */
    takeBooks: async (tx: Db, packId: string): Promise<void> => {
      await bookWordsRepo(tx).take(packId);
      await bookWordsRepo(tx).takeUnits(packId);
    },

    /** Learnt, asked for in a review, and forgotten. `key`: of the answer. */
    async reportForgotten(tx: Db, userId: number, id: number, key: string): Promise<void> {
      const [word] = await wordsRepo(tx, visibleStatuses(deps.settings)).byIds(userId, [id]);
      if (word) await report(tx, userId, id, { lost: [lostWord(word, reviewPart(key))], rights: [] });
    },

    /** Forgotten once and remembered now: a try like any other. */
    async reportRemembered(tx: Db, userId: number, id: number, key: string): Promise<void> {
      const [word] = await wordsRepo(tx, visibleStatuses(deps.settings)).byIds(userId, [id]);
      const right = word && { slots: [slotOf('word', word.name)], part: reviewPart(key) };
      if (right) await report(tx, userId, id, { lost: [], rights: [right] });
    },

    /** The learner pressed the wrong grade. */
    takeBackForgotten: (tx: Db, userId: number, id: number, key: string): Promise<void> =>
      deps.mistakeBook.wasRight(tx, userId, 'word', id, reviewPart(key), deps.now()),

    /** How words are asked again. */
    evidence: wordOwner(async (db, userId, ids) => {
      const dictionary = await openDictionary();
      const rows = await wordsRepo(db, visibleStatuses(deps.settings)).byIds(userId, ids);
      return rows.map((row) => shownWord(row, dictionary));
    }, openDictionary),

    /** At login a guest's words come along. */
    mergeGuest: (tx: Db, guestId: number, userId: number): Promise<number> => notebookRepo(tx).reown(guestId, userId),
  };

  /** Once a day of the learner's calendar: to look twice at one word in one sitting is to look at it. */
  async function reportUnknown(
    tx: Db,
    userId: number,
    { id, name }: Pick<WordRow, 'id' | 'name'>,
    keepsSettled: boolean,
  ): Promise<void> {
    const timeZone = (await deps.learners.timeZoneOf(tx, userId)) ?? deps.settings.DEFAULT_TIME_ZONE;
    const part = localDay(deps.now(), timeZone);
    // Said to be known, and looked up all the same: it is asked for again.
    await cardsRepo(tx).removeKnown(userId, [id]);
    const lost = [lostWord({ name }, part)];
    await report(tx, userId, id, { lost, rights: [], timeZone, keepsSettled });
  }

  function report(tx: Db, userId: number, id: number, what: Omit<Report, 'source' | 'id' | 'at'>): Promise<void> {
    return deps.mistakeBook.report(tx, userId, { source: 'word', id, at: deps.now(), ...what });
  }

  async function beginning(userId: number, name: string): Promise<Found[]> {
    const letters = folded(name);
    if (letters === '') return [];
    const dictionary = await openDictionary();
    return alphabetical(dictionary.beginningWith(letters), await words.inBooksBeginning(userId, letters));
  }

  /** A word of the dictionary gets its id when it is first shown to anybody. */
  async function withIds(userId: number, found: readonly Found[]): Promise<WordRow[]> {
    const names = found.flatMap((one) => (one.from === 'dictionary' ? [one.name] : []));
    const known = names.length > 0 ? await words.ofDictionary(userId, names) : [];
    const byName = new Map(known.map((row) => [row.name, row]));
    const fresh = names.filter((name) => !byName.has(name));
    if (fresh.length > 0) {
      await words.giveIds(fresh);
      for (const row of await words.ofDictionary(userId, fresh)) byName.set(row.name, row);
    }
    return found.flatMap((one) => (one.from === 'book' ? one.row : (byName.get(one.name) ?? [])));
  }
};

/** `part`: when it was not known, so that the same moment counts once. */
const lostWord = ({ name }: Pick<WordRow, 'name'>, part: string): Lost => ({
  kind: 'word',
  slot: slotOf('word', name),
  skill: 'words',
  type: '',
  marks: 1,
  part,
  hash: '',
});

/** Apart from the days on which it was looked up: an answer may be taken back. */
const reviewPart = (key: string) => `review:${key}`;
