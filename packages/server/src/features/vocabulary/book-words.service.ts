import type { Db } from '#db/db.ts';
import { bookWordsRepo } from './book-words.repo.ts';

/** What the import of a pack needs of vocabulary. */
export const bookWordsService = (db: Db) => ({
  /** Inside the import's transaction. */
  take: async (packId: string): Promise<void> => {
    await bookWordsRepo(db).take(packId);
  },
});
