import { afterAll, vi } from 'vitest';
import './pglite/small-buffers.ts';

/** Files of one worker share their modules; nothing that one of them spied on or put into the environment may stay. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
