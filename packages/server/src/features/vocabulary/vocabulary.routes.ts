import type { vocabulary } from '@ninefold/contract/vocabulary';
import type { Handlers } from '#http/handlers.ts';
import type { Learning } from './learning.service.ts';
import type { Vocabulary } from './vocabulary.service.ts';

export const vocabularyRoutes = (service: Vocabulary, learning: Learning): Handlers<typeof vocabulary> => ({
  getWordList: ({ userId, input }) => service.getWordList(userId, input),
  getWordInfo: ({ userId, input }) => service.getWordInfo(userId, input.id),
  getBatchWords: ({ userId, input }) => service.getBatchWords(userId, input.vocabulary_ids),
  importWords: ({ userId, input }) => service.importWords(userId, input),
  notebook: {
    save: ({ userId, input }) => service.saveWord(userId, input),
    delete: ({ userId, input }) => service.deleteWord(userId, input.vocabulary_id),
    list: ({ userId, input }) => service.listNotebook(userId, input),
    find: ({ userId, input }) => learning.findInNotebook(userId, input),
    learn: ({ userId, input }) => learning.learnNotebook(userId, input.vocabulary_ids),
  },

  getBookList: ({ userId }) => learning.getBookList(userId),
  getBookInfo: ({ userId, input }) => learning.getBookInfo(userId, input.id),
  getUnitWordList: ({ userId, input }) => learning.getUnitWords(userId, input),
  getUnitListByStudent: ({ userId, input }) => learning.getUnitList(userId, input.book_id),
  studentBook: {
    list: ({ userId }) => learning.myBooks(userId),
    create: ({ userId, input }) => learning.addBook(userId, input.book_id, input.weight),
    delete: ({ userId, input }) => learning.removeBook(userId, input.book_id),
    batchSort: ({ userId, input }) => learning.sortBooks(userId, input.books),
  },
  markKnown: ({ userId, input }) => learning.markKnown(userId, input),

  getCards: ({ userId, input }) => learning.getCards(userId, input.which),
  saveReviews: ({ userId, input }) => learning.saveReviews(userId, input),
  addMinutes: ({ userId, input }) => learning.addMinutes(userId, input.minutes),
  learnPlan: {
    save: ({ userId, input }) => learning.savePlan(userId, input),
    getDetail: ({ userId }) => learning.getPlan(userId),
    getTodayReport: ({ userId }) => learning.getTodayReport(userId),
    getPromise: ({ userId }) => learning.getPromise(userId),
    spread: ({ userId }) => learning.spread(userId),
  },
  placement: {
    getItems: ({ userId }) => learning.getPlacement(userId),
    save: ({ userId, input }) => learning.savePlacement(userId, input.answers),
  },
  getSmartList: ({ userId, input }) => learning.getSmartList(userId, input),
});
