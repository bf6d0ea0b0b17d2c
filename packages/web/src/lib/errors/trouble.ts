import { ApiError } from '@ninefold/contract/client';

/**
 * What kind of failure it was, so that a page can say something true about it.
 * - unreachable: nothing came back; the connection or the server, nobody can tell from here
 * - server: something answered, but not what was asked for
 * - refused: the server said no, in its own words
 * - bug: our own mistake
 */
export type Trouble = 'unreachable' | 'server' | 'refused' | 'bug';

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError)) return 'bug';
  if (error.error === 'network') return error.code === 0 ? 'unreachable' : 'server';
  return error.code >= 500 ? 'server' : 'refused';
}

/** Asking again may help: nobody answered, or the server said "not right now". A refusal stays a refusal. */
export function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.error === 'network' || error.code === 503);
}
