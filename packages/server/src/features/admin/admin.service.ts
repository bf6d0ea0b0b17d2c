import type { admin } from '@ninefold/contract/admin';
import type { ParsedInput } from '@ninefold/contract/call';
import { AppError } from '#app-error.ts';
import type { Caller } from '#http/request/caller.ts';
import type { AdminDeps } from './admin-deps.ts';
import { peopleActs } from './people.ts';
import { siteActs } from './site.ts';

type In<K extends keyof typeof admin> = ParsedInput<(typeof admin)[K]>;

export type Admin = ReturnType<typeof adminService>;

/** What operators do in the page: nothing here is more than the services below it allow, and every act is in the log. */
export const adminService = (deps: AdminDeps) => ({
  async checkFirstLink({ token }: In<'checkFirstLink'>) {
    return { valid: (await deps.identity.isOperatorLink(token)) ? (1 as const) : (0 as const) };
  },

  async becomeFirstOperator(caller: Caller, { submit_password, ...who }: In<'becomeFirstOperator'>) {
    if (who.password !== submit_password) throw new AppError('passwords_differ', { fields: ['submit_password'] });
    await deps.identity.becomeFirstOperator(caller, who, (tx, id) =>
      deps.audit.note(tx, { actorId: id, action: 'operator.first', on: ['person', id] }),
    );
    return {};
  },

  ...peopleActs(deps),
  ...siteActs(deps),
});
