import type { admin } from '@ninefold/contract/admin';
import type { ParsedInput } from '@ninefold/contract/call';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import type { Caller } from '#http/request/caller.ts';
import type { AdminDeps } from './admin-deps.ts';
import { packActs } from './packs.ts';
import { peopleActs } from './people.ts';
import { siteActs } from './site.ts';

type In<K extends keyof typeof admin> = ParsedInput<(typeof admin)[K]>;

export type Admin = ReturnType<typeof adminService>;

/** What operators do in the page: nothing here is more than the services below it allow, and every act is in the log. */
export const adminService = (deps: AdminDeps) => ({
  async checkOperatorLink({ token }: In<'checkOperatorLink'>) {
    return { valid: (await deps.identity.operatorLinkKind(token)) ? (1 as const) : (0 as const) };
  },

  async becomeOperator(caller: Caller, { submit_password, ...who }: In<'becomeOperator'>) {
    if (who.password !== submit_password) throw new AppError('passwords_differ', { fields: ['submit_password'] });
    await deps.identity.becomeOperator(caller, who, (tx, id, { kind, name: link }) =>
      deps.audit.note(tx, {
        ...{ actorId: id, action: kind === 'first' ? 'operator.first' : 'operator.appointed', on: ['person', id] },
        details: { link },
      }),
    );
    return {};
  },

  /** With the password or a code: a stolen session must not be able to make an operator that outlives it. */
  async makeOperatorLink(actorId: number, caller: Caller, { reason, ...proof }: In<'makeOperatorLink'>) {
    const owner = await deps.identity.requireOwner(actorId, caller, proof);
    await deps.db.transaction(owner.use);
    const { token, expiresAt } = await deps.operatorLinks.make(actorId, reason);
    return { token, expires_at: secondsOf(expiresAt) };
  },

  /** With the password or a code as well: a stolen session must not be able to shut everybody else out. */
  async closeOperator(actorId: number, caller: Caller, { user_id, reason, ...proof }: In<'closeOperator'>) {
    const owner = await deps.identity.requireOwner(actorId, caller, proof);
    return deps.db.transaction(async (tx) => {
      await owner.use(tx);
      await deps.closeOperator.close(tx, { actorId, userId: user_id, reason });
      return {};
    });
  },

  /** With the password or a code too: a stolen session must not be able to make right answers wrong. */
  async takeBackAnswer(actorId: number, caller: Caller, { challenge_id, reason, ...proof }: In<'takeBackAnswer'>) {
    const owner = await deps.identity.requireOwner(actorId, caller, proof);
    return deps.db.transaction(async (tx) => {
      await owner.use(tx);
      return deps.attempts.takeBackAnswer(tx, { actorId, challengeId: challenge_id, reason });
    });
  },

  ...peopleActs(deps),
  ...packActs(deps),
  ...siteActs(deps),
});
