/** What a database's errors mean to us. Drizzle wraps them, so every question looks through `cause`. */

type DatabaseError = { code?: string; constraint?: string; message?: string };

/** Node's socket errors: nobody answers, or the connection broke. */
const NO_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
]);
/** Shut down, starting up, crashed, full, out of disk or memory, or too slow (57014: the statement timeout). */
const NOT_SERVING = new Set(['57014', '57P01', '57P02', '57P03', '57P05', '25P03', '53100', '53200', '53300', '53400']);
/** Errors that have no code, only a text; the last two occur while this process stops. */
const IN_WORDS = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'PGlite is clos',
];

/** The database does not answer now and may later: the caller gets 503 and is asked to come back. */
export function isDatabaseAway(error: unknown): boolean {
  return causes(error).some(
    ({ code = '', message = '' }) =>
      NO_CONNECTION.has(code) ||
      NOT_SERVING.has(code) ||
      /^08.{3}$/.test(code) ||
      IN_WORDS.some((words) => message.startsWith(words)),
  );
}

/** A row that somebody else holds was not free within LOCK_TIMEOUT_MS. Nothing was written. */
export const isLockTimeout = (error: unknown) => causes(error).some(({ code }) => code === '55P03');

/** Two transactions collided: a serialization failure or a deadlock. Nothing was written, so it can be run again. */
export const mayRunAgain = (error: unknown) => causes(error).some(({ code }) => code === '40001' || code === '40P01');

/** `constraint`: the name of the unique index that refused. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return causes(error).some(
    (cause) => cause.code === '23505' && (constraint === undefined || cause.constraint === constraint),
  );
}

/** PostgreSQL's or Node's code of what went wrong; '' without one. */
export const codeOf = (error: unknown): string => causes(error).find(({ code }) => code)?.code ?? '';

/** The error, its cause, the cause of that, and so on; a failed connection to several addresses has several. */
function causes(error: unknown, depth = 0): DatabaseError[] {
  if (typeof error !== 'object' || error === null || depth > 8) return [];
  const within = error instanceof AggregateError ? error.errors : [];
  const { cause } = error as { cause?: unknown };
  return [error, ...[cause, ...within].flatMap((inner) => causes(inner, depth + 1))] as DatabaseError[];
}
