import type { recording } from '@ninefold/contract/recordings';
import type { Handlers } from '#http/handlers.ts';
import type { LearnerRecordings } from './recordings.service.ts';

export const recordingRoutes = (service: LearnerRecordings): Handlers<typeof recording> => ({
  addPiece: ({ userId, input, file }) => service.addPiece(userId, input, file.bytes),
  remove: ({ userId, input }) => service.remove(userId, input.id),
});
