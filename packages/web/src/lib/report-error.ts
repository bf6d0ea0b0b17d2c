import { hashPath } from './addresses/hash-url.ts';
import { api, CallFailed } from './api.ts';
import { FRESH_BUDGET, isNoise, spend, withoutPersonalData } from './error-filter.ts';
import { ChunkError } from './load-chunk.ts';

type Kind = 'error' | 'rejection' | 'chunk' | 'invalid_url' | 'silent_refusal' | 'boundary';

let budget = FRESH_BUDGET;

/** A visit has so many reports; tests make many visits in one process. */
export function beginVisit(): void {
  budget = FRESH_BUDGET;
}

/** Reports to the operator's log. Never throws and never waits, so that it cannot make things worse. */
export function reportError(kind: Kind, error: unknown): void {
  const { message, stack, path } = described(error);
  if (isNoise(message, path)) return;
  const left = spend(budget, `${kind} ${message}`, Date.now());
  if (!left) return;
  budget = left;
  const [route] = hashPath(location.hash).split('?');
  api.common
    .reportError({
      kind,
      message: withoutPersonalData(message).slice(0, 500) || 'unknown',
      ...(stack && { stack: withoutPersonalData(stack).slice(0, 4000) }),
      ...(route && { route: withoutPersonalData(route).slice(0, 300) }),
    })
    .catch(() => {});
}

/** A refusal the page does not show, because the learner can do nothing about it: counted, not hidden. */
export function reportSilentRefusal(error: unknown): void {
  // A list that rejects with null has told why itself.
  if (error === null) return;
  // Without a network the report could not be sent either, and "not logged in" is not an error.
  if (error instanceof CallFailed && (error.error === 'network' || error.error === 'not_logged_in')) return;
  reportError(error instanceof CallFailed ? 'silent_refusal' : 'rejection', error);
}

/** Reports what nobody caught. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error, message }) => reportError('error', error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof ChunkError) reportError('chunk', reason);
    else reportSilentRefusal(reason);
  });
}

function described(error: unknown): { message: string; stack?: string | undefined; path?: string } {
  if (error instanceof CallFailed) return { message: `${error.path}: ${error.error}`, path: error.path };
  if (error instanceof ChunkError) return { message: `${error.message}: ${String(error.cause ?? '')}` };
  if (error instanceof Error) return { message: `${error.name}: ${error.message}`, stack: error.stack };
  return { message: String(error) };
}
