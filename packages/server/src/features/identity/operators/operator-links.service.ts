import { COMMAND_LINE } from '@ninefold/core/admin/audit-actions';
import type { Deps } from '#deps.ts';
import type { Audit } from '#features/audit/audit.service.ts';
import { nameOfLink, newLink } from './link-token.ts';
import { operatorLinksRepo } from './operator-links.repo.ts';

export type OperatorLinks = ReturnType<typeof operatorLinksService>;

/** Links that make one more operator: for a colleague, or for a site whose operator cannot get in any more. */
export const operatorLinksService = ({ db, now, audit }: Pick<Deps, 'db' | 'now'> & { audit: Audit }) => ({
  /** Good for a day and for whoever opens it first. Who made it, and why, is in the log. */
  async make(actorId: number, reason: string): Promise<{ token: string; expiresAt: Date }> {
    const { token, ...link } = newLink('further', now(), actorId === COMMAND_LINE ? null : actorId);
    await db.transaction(async (tx) => {
      await operatorLinksRepo(tx).insert(link);
      const details = { link: nameOfLink(token) };
      await audit.note(tx, { actorId, action: 'operator.link', on: ['site', ''], reason, details });
    });
    return { token, expiresAt: link.expires_at };
  },
});
