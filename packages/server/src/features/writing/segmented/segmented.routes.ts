import type { writingSegmented } from '@ninefold/contract/writing/segmented';
import type { Handlers } from '#http/handlers.ts';
import type { Segmented } from './segmented.service.ts';

export const segmentedRoutes = (service: Segmented): Handlers<typeof writingSegmented> => ({
  getSegments: ({ userId, input }) => service.getSegments(userId, input.id),
  checkSegment: ({ userId, input }) => service.check(userId, input),
  getSegmentHint: ({ userId, input }) => service.hint(userId, input),
  startSegmentsAgain: ({ userId, input }) => service.startAgain(userId, input.id),
});
