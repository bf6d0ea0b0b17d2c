import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { TableTally } from '#db/personal/personal-data.ts';
import { leftOf, takeAtOnce } from '#db/rate-limit.ts';
import type { ImportDeps } from '../personal-data-deps.ts';

/** Recordings that come along are kept and played like any others: without a limit an archive would go round theirs. */

const limitOf = ({ settings }: ImportDeps, userId: number) => ({
  key: `import-sound:${userId}`,
  max: settings.IMPORT_MINUTES_A_DAY * 60,
  windowSeconds: 86_400,
});

const soundIn = (tables: readonly TableTally[]): number =>
  Math.ceil(tables.reduce((sum, { sound = 0 }) => sum + sound, 0));

export const isTooMuchSound = async (deps: ImportDeps, userId: number, tables: readonly TableTally[]) =>
  soundIn(tables) > (await leftOf(deps.db, limitOf(deps, userId), deps.now()));

/** In the transaction that begins: begun once, counted once. */
export async function countSound(deps: ImportDeps, tx: Db, userId: number, tables: readonly TableTally[]) {
  const seconds = soundIn(tables);
  if (seconds === 0) return;
  const { allowed, retryAfter } = await takeAtOnce(tx, limitOf(deps, userId), seconds, deps.now());
  if (allowed) return;
  const minutes = deps.settings.IMPORT_MINUTES_A_DAY;
  throw new AppError('brought_enough', { fields: ['minutes'], details: { minutes, retry_after: retryAfter } });
}
