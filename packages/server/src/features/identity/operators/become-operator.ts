import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Caller } from '#http/request/caller.ts';
import { accountsRepo } from '../accounts.repo.ts';
import { requireStrong } from '../login/password-strength.ts';
import { hashPassword } from '../login/passwords.ts';
import { noteDevice } from '../sessions/known-devices.ts';
import { endSession, startSession } from '../sessions/sessions.ts';
import { hashOfLink, nameOfLink, newLink } from './link-token.ts';
import { type LinkKind, operatorLinksRepo } from './operator-links.repo.ts';

export type NewOperator = { token: string; account: string; name: string; password: string };
export type { LinkKind };
/** `name`: as the log calls it. */
export type UsedLink = { kind: LinkKind; name: string };

/**
 * The secret of a link that makes the first operator; null where there is one. Every start of a site without an operator
 * makes a new link, good for a day; whichever is used first ends them all.
 */
export async function makeOperatorLink({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<string | null> {
  const repo = operatorLinksRepo(db);
  await repo.removeExpired(now());
  if (await repo.hasOperator()) return null;
  const { token, ...link } = newLink('first', now());
  await repo.insert(link);
  return token;
}

/** What the link is still worth; null: nothing. Asked before somebody fills in a form. */
export async function operatorLinkKind({ now }: Pick<Deps, 'now'>, db: Db, token: string): Promise<LinkKind | null> {
  const repo = operatorLinksRepo(db);
  const kind = await repo.kindOf(hashOfLink(token), now());
  return kind === 'first' && (await repo.hasOperator()) ? null : kind;
}

/** Makes the account and logs it in. `made` joins the transaction: the log of operators begins with this act. */
export async function becomeOperator(
  deps: Deps,
  caller: Caller,
  { token, account, name, password }: NewOperator,
  made: (tx: Db, userId: number, link: UsedLink) => Promise<void>,
): Promise<number> {
  if (!(await operatorLinkKind(deps, deps.db, token))) throw new AppError('link_used', { fields: ['token'] });
  requireStrong([account, name], password);
  const passwordHash = await hashPassword(password);
  const { session, userId } = await deps.db.transaction(async (tx) => {
    const repo = operatorLinksRepo(tx);
    await repo.takeTurns();
    const kind = await operatorLinkKind(deps, tx, token);
    if (!kind) throw new AppError('link_used', { fields: ['token'] });
    const operator = await accountsRepo(tx).insertAccount({
      role: 'backend-system',
      account,
      name,
      password_hash: passwordHash,
      language: caller.language,
      time_zone: deps.settings.DEFAULT_TIME_ZONE,
    });
    if (!operator) throw new AppError('conflict', { fields: ['account'] });
    await (kind === 'first' ? repo.removeFirst() : repo.remove(hashOfLink(token)));
    await made(tx, operator.id, { kind, name: nameOfLink(token) });
    if (caller.token) await endSession(tx, caller.token);
    await noteDevice(deps, tx, operator.id, caller);
    return { session: await startSession(deps, tx, operator, caller), userId: operator.id };
  });
  caller.setSession(session);
  return userId;
}
