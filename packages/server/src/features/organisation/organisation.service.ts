import type { ParsedInput } from '@ninefold/contract/call';
import type { Notice, organisation } from '@ninefold/contract/organisation';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import { type NoticeRow, organisationRepo } from './organisation.repo.ts';

const PINNED_ON_HOME = 3;
const NOTICES_ON_HOME = 5;

type NewNotice = ParsedInput<(typeof organisation)['saveNotice']>;

export type Organisation = ReturnType<typeof organisationService>;

export const organisationService = (deps: Pick<Deps, 'db' | 'now'> & { learners: Learners }) => {
  const repo = organisationRepo(deps.db);

  return {
    async getHome(userId: number, cookieId: number | null) {
      const own = await membership(userId, cookieId);
      const pinned = await repo.pinned(own.id, PINNED_ON_HOME);
      const newest = await repo.newest(own.id, NOTICES_ON_HOME + 1);
      const others = newest.slice(0, NOTICES_ON_HOME).filter((notice) => !pinned.some(({ id }) => id === notice.id));
      return { ...own, notices: [...pinned, ...others].map(shown), more_notices: newest.length > NOTICES_ON_HOME };
    },

    async getNoticeList(userId: number, { before, limit }: { before?: number; limit: number }) {
      const own = await membership(userId, null);
      const rows = await repo.newest(own.id, limit + 1, before);
      return { list: rows.slice(0, limit).map(shown), more: rows.length > limit };
    },

    nameOf: async (organisationId: number): Promise<string | undefined> => (await repo.find(organisationId))?.name,

    /** A new school; its learners join it by their own row. */
    create: (tx: Db, name: string): Promise<number> => organisationRepo(tx).create(name),

    async saveNotice({ id, organisation_id, title, text, pinned }: NewNotice, db: Db = deps.db) {
      const notices = organisationRepo(db);
      if (!(await notices.find(organisation_id))) throw new AppError('not_found', { fields: ['organisation_id'] });
      const content = { title, text, pinned: pinned === 1 };
      if (id === undefined) return shown(await notices.insert({ organisation_id, ...content, created_at: deps.now() }));
      const changed = await notices.change({ id, organisation_id }, content);
      if (!changed) throw new AppError('not_found', { fields: ['id'] });
      return shown(changed);
    },

    async removeNotice(id: number) {
      await repo.remove(id);
      return {};
    },
  };

  /** The cookie asks for a school's home; only its own learners get one, and only their own. */
  async function membership(userId: number, cookieId: number | null) {
    const organisationId = await deps.learners.organisationOf(deps.db, userId);
    const own = organisationId === null ? undefined : await repo.find(organisationId);
    if (!own || (cookieId !== null && cookieId !== own.id)) throw new AppError('organisation_only');
    return own;
  }
};

const shown = ({ id, title, text, pinned, created_at }: NoticeRow): Notice => ({
  id,
  title,
  text,
  pinned: pinned ? 1 : 0,
  time: secondsOf(created_at),
});
