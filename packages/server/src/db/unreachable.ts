import { StartRefused } from '#start-refused.ts';
import { codeOf } from './errors.ts';

/** What to do about a PostgreSQL that cannot be used at the start, without its password. */
export function unreachable(url: string, error: unknown): Error {
  const { hostname, port, pathname, username } = new URL(url);
  const where = `${hostname}:${port || 5432}`;
  const said: Record<string, string> = {
    '28P01': `PostgreSQL at ${where} does not accept the password of ${username}; check DATABASE_URL.`,
    '28000': `PostgreSQL at ${where} does not let ${username} in; check DATABASE_URL and pg_hba.conf.`,
    '3D000': `PostgreSQL at ${where} has no database ${pathname.slice(1)}; make it with createdb, or check DATABASE_URL.`,
  };
  const code = codeOf(error);
  const reason = code || (error as Error).message;
  return Object.assign(
    new StartRefused(
      said[code] ?? `PostgreSQL at ${where} does not answer (${reason}); is it running, and is DATABASE_URL right?`,
    ),
    { cause: error },
  );
}
