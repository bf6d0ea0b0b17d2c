import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { toast, toastStore } from './ui/states/toast.ts';

/** Patience, not a measurement: on a busy machine an answer may take seconds and is right all the same. */
configure({ asyncUtilTimeout: 10_000 });

/** The document of the tests would really send it, to a server that is not there, when a page is closed after its test. */
if ('sendBeacon' in (globalThis.navigator ?? {})) navigator.sendBeacon = () => true;

/** Files of one worker share their modules; each gets a new document, and nothing that another one left behind. */
afterAll(() => {
  cleanup();
  for (const shown of toastStore.current()) toast.close(shown.id);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
