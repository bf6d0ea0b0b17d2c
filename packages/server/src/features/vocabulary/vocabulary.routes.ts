import type { vocabulary } from '@ninefold/contract/vocabulary';
import type { Handlers } from '#http/handlers.ts';
import type { Vocabulary } from './vocabulary.service.ts';

export const vocabularyRoutes = (service: Vocabulary): Handlers<typeof vocabulary> => ({
  getWordList: ({ userId, input }) => service.getWordList(userId, input),
  getWordInfo: ({ userId, input }) => service.getWordInfo(userId, input.id),
  getBatchWords: ({ userId, input }) => service.getBatchWords(userId, input.vocabulary_ids),
  notebook: {
    save: ({ userId, input }) => service.saveWord(userId, input.vocabulary_id),
    delete: ({ userId, input }) => service.deleteWord(userId, input.vocabulary_id),
    list: ({ userId, input }) => service.listNotebook(userId, input),
  },
});
