import { hash, randomBytes } from 'node:crypto';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Caller } from '#http/request/caller.ts';
import { accountsRepo } from '../accounts.repo.ts';
import { requireStrong } from '../login/password-strength.ts';
import { hashPassword } from '../login/passwords.ts';
import { noteDevice } from '../sessions/known-devices.ts';
import { endSession, startSession } from '../sessions/sessions.ts';
import { operatorLinksRepo } from './operator-links.repo.ts';

const DAY_MS = 86_400_000;

export type FirstOperator = { token: string; account: string; name: string; password: string };

/**
 * The secret of a link that makes the first operator; null where there is one. Every start of a site without an operator
 * makes a new link, good for a day; whichever is used first ends them all.
 */
export async function makeOperatorLink({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<string | null> {
  const repo = operatorLinksRepo(db);
  await repo.removeExpired(now());
  if (await repo.hasOperator()) return null;
  const token = randomBytes(24).toString('base64url');
  await repo.insert(hashOf(token), now(), new Date(now().getTime() + DAY_MS));
  return token;
}

/** Is the link still worth anything? Asked before somebody fills in a form. */
export async function isOperatorLink({ now }: Pick<Deps, 'now'>, db: Db, token: string): Promise<boolean> {
  const repo = operatorLinksRepo(db);
  return (await repo.isGood(hashOf(token), now())) && !(await repo.hasOperator());
}

/** Makes the account and logs it in. `made` joins the transaction: the log of operators begins with this act. */
export async function becomeFirstOperator(
  deps: Deps,
  caller: Caller,
  { token, account, name, password }: FirstOperator,
  made: (tx: Db, userId: number) => Promise<void>,
): Promise<number> {
  if (!(await isOperatorLink(deps, deps.db, token))) throw new AppError('link_used', { fields: ['token'] });
  requireStrong([account, name], password);
  const passwordHash = await hashPassword(password);
  const { session, userId } = await deps.db.transaction(async (tx) => {
    const repo = operatorLinksRepo(tx);
    await repo.takeTurns();
    if (!(await isOperatorLink(deps, tx, token))) throw new AppError('link_used', { fields: ['token'] });
    const operator = await accountsRepo(tx).insertAccount({
      role: 'backend-system',
      account,
      name,
      password_hash: passwordHash,
      language: caller.language,
      time_zone: deps.settings.DEFAULT_TIME_ZONE,
    });
    if (!operator) throw new AppError('conflict', { fields: ['account'] });
    await repo.removeAll();
    await made(tx, operator.id);
    if (caller.token) await endSession(tx, caller.token);
    await noteDevice(deps, tx, operator.id, caller);
    return { session: await startSession(deps, tx, operator, caller), userId: operator.id };
  });
  caller.setSession(session);
  return userId;
}

const hashOf = (token: string) => hash('sha256', token, 'buffer');
