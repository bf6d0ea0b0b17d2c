import type { intensiveListening } from '@ninefold/contract/intensive-listening';
import type { Handlers } from '#http/handlers.ts';
import type { IntensiveListening } from './intensive-listening.service.ts';

export const intensiveListeningRoutes = (service: IntensiveListening): Handlers<typeof intensiveListening> => ({
  getSentencePaper: ({ userId, input }) => service.getSentencePaper(userId, input.id),
  saveSentenceProgress: ({ userId, input }) => service.saveSentenceProgress(userId, input),
  startDictation: ({ userId, input }) => service.startDictation(userId, input),
  saveDictation: ({ userId, input }) => service.saveDictation(userId, input),
  scoreSentence: ({ userId, input, file }) => service.scoreSentence(userId, input, file.bytes),
  getSentenceScoreList: ({ userId, input }) => service.getSentenceScoreList(userId, input),
  finishDictation: ({ userId, input }) => service.finishDictation(userId, input.record_id),
});
