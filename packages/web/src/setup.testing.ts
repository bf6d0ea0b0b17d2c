import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { toast, toastStore } from './ui/states/toast.ts';

/** Patience, not a measurement: on a busy machine an answer may take seconds and is right all the same. */
configure({ asyncUtilTimeout: 10_000 });

const { getElementError } = getConfig();
/** While a test waits it asks again and again: the document is printed for the last answer only, which is the one shown. */
configure({
  getElementError: (message, container) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

const { warn } = console;
/** An element in a warning is the whole tree of React: thousands of lines for each. Its name says enough. */
console.warn = (...said) =>
  warn(...said.map((one) => (one instanceof Object && 'tagName' in one ? `<${one.tagName}>` : one)));

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
