import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#app-error.ts';

/** OWASP's recommendation for argon2id (the library's default kind): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A flood of logins waits in line instead of taking the memory and the thread pool that files need too. */
const AT_ONCE = 2;
const LONGEST_LINE = 60;
let working = 0;
const line: (() => void)[] = [];

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(oneForm(password), COST));

/**
 * Without a hash (no such account, or one that has no password) the same work is done against a password that
 * nobody knows: the time of the answer must not tell which accounts exist.
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  nobodys ??= hash(randomBytes(32), COST);
  const against = stored ?? (await nobodys);
  const fits = await inTurn(() => verify(against, oneForm(password)));
  return fits && stored !== null;
}
let nobodys: Promise<string> | undefined;

/** The same keys pressed on another keyboard are the same password. */
const oneForm = (password: string) => password.normalize('NFKC');

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working >= AT_ONCE) {
    if (line.length >= LONGEST_LINE) throw new AppError('too_many_requests', { details: { retry_after: 5 } });
    await new Promise<void>((next) => line.push(next));
  } else working += 1;
  try {
    return await work();
  } finally {
    // The place is handed over, not freed: nobody can slip in between.
    const next = line.shift();
    if (next) next();
    else working -= 1;
  }
}
