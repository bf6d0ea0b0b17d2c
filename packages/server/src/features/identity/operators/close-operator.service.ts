import { COMMAND_LINE } from '@ninefold/core/admin/audit-actions';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Audit } from '#features/audit/audit.service.ts';
import { accountsRepo } from '../accounts.repo.ts';
import { peopleRepo } from '../people/people.repo.ts';
import { secondFactorRepo } from '../second-factor/second-factor.repo.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { operatorLinksRepo } from './operator-links.repo.ts';

export type CloseOperator = ReturnType<typeof closeOperatorService>;
type Closing = { actorId: number; userId: number; reason: string };

/** An operator who leaves, or whose account a stranger has. What they did stays in the log under their name. */
export const closeOperatorService = ({ now, audit }: Pick<Deps, 'now'> & { audit: Audit }) => ({
  /** Nobody gets in by this account any more, nor by a link that it made. False: it was closed before. */
  async close(tx: Db, { actorId, userId, reason }: Closing): Promise<boolean> {
    if (actorId === userId) throw new AppError('forbidden', { fields: ['user_id'] });
    const links = operatorLinksRepo(tx);
    // Two who close each other at one moment take turns: one operator stays.
    await links.takeTurns();
    if (actorId !== COMMAND_LINE && !(await links.isOpen(actorId))) throw new AppError('forbidden');
    const person = await peopleRepo(tx).lock(userId);
    if (!person) throw new AppError('not_found', { fields: ['user_id'] });
    if (person.role !== 'backend-system') throw new AppError('forbidden', { fields: ['user_id'] });
    if (person.banned_at) return false;
    if (!(await links.hasOther(userId))) throw new AppError('last_operator', { fields: ['user_id'] });
    await accountsRepo(tx).close(userId, now());
    await peopleRepo(tx).setBanned(userId, now(), now());
    await secondFactorRepo(tx).removeRecoveryCodes(userId);
    await secondFactorRepo(tx).remove(userId);
    await endAllSessions(tx, userId);
    const details = { links: await links.removeOf(userId) };
    await audit.note(tx, { actorId, action: 'operator.closed', on: ['person', userId], reason, details });
    return true;
  },
});
