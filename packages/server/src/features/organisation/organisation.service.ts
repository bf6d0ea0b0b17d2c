import type { ParsedInput } from '@ninefold/contract/call';
import type { organisation } from '@ninefold/contract/organisation';
import { type Day, localDay } from '@ninefold/core/time/local-day';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { membersRepo } from './members/members.repo.ts';
import { noticeView } from './notice-view.ts';
import { type NoticeRow, organisationRepo } from './organisation.repo.ts';
import type { OrganisationDeps } from './organisation-deps.ts';
import { type Actor, requireMay } from './staff/standing.ts';

const PINNED_ON_HOME = 3;
const NOTICES_ON_HOME = 5;

type FirstNotice = { title: string; text: string; pinned: 0 | 1; day: Day };
type NewNotice = ParsedInput<(typeof organisation)['saveNotice']>;

export type Organisation = ReturnType<typeof organisationService>;

export const organisationService = (deps: OrganisationDeps) => {
  const repo = organisationRepo(deps.db);

  return {
    async getHome(userId: number, cookieId: number | null) {
      const own = await membership(userId, cookieId);
      const zone = (await deps.learners.timeZoneOf(deps.db, userId)) ?? 'UTC';
      const pinned = await repo.pinned(own.id, PINNED_ON_HOME);
      const newest = await repo.newest(own.id, NOTICES_ON_HOME + 1);
      const others = newest.slice(0, NOTICES_ON_HOME).filter((notice) => !pinned.some(({ id }) => id === notice.id));
      const next = await repo.nextDated(own.id, localDay(deps.now(), zone));
      return {
        ...own,
        notices: [...pinned, ...others].map(noticeView),
        more_notices: newest.length > NOTICES_ON_HOME,
        next: next ? noticeView(next) : null,
        has_others: (await membersRepo(deps.db).schoolsOf(userId)).length > 1 ? (1 as const) : (0 as const),
      };
    },

    async getNoticeList(userId: number, { before, limit }: { before?: number; limit: number }) {
      const own = await membership(userId, null);
      const rows = await repo.newest(own.id, limit + 1, before);
      return { list: rows.slice(0, limit).map(noticeView), more: rows.length > limit };
    },

    nameOf: async (organisationId: number): Promise<string | undefined> => (await repo.find(organisationId))?.name,

    async namesOf(ids: readonly number[]): Promise<Map<number, string>> {
      const rows = ids.length ? await repo.names([...new Set(ids)]) : [];
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    /** A new school of the start's own accounts, with its first notices. */
    async createWith(tx: Db, name: string, notices: readonly FirstNotice[]) {
      const school = await organisationRepo(tx).create(name);
      for (const { pinned, ...notice } of notices)
        await organisationRepo(tx).insert({
          ...{ ...notice, pinned: pinned === 1, organisation_id: school, created_at: deps.now() },
        });
      return school;
    },

    saveNotice: (actor: Actor, { id, organisation_id, title, text, pinned, day }: NewNotice) =>
      deps.db.transaction(async (tx) => {
        await requireMay(tx, actor, organisation_id, 'write_notices');
        const notices = organisationRepo(tx);
        const content = { title, text, pinned: pinned === 1, day: day || null };
        const saved =
          id === undefined
            ? await notices.insert({ organisation_id, ...content, created_at: deps.now() })
            : await notices.change({ id, organisation_id }, content);
        if (!saved) throw new AppError('not_found', { fields: ['id'] });
        await note(tx, actor, id === undefined ? 'notice.write' : 'notice.change', saved);
        return noticeView(saved);
      }),

    removeNotice: (actor: Actor, id: number) =>
      deps.db.transaction(async (tx) => {
        const notice = await organisationRepo(tx).notice(id);
        // Already gone is what was asked for; somebody else's is not there either.
        if (!notice) return {};
        await requireMay(tx, actor, notice.organisation_id, 'write_notices');
        await organisationRepo(tx).remove(id);
        await note(tx, actor, 'notice.remove', notice);
        return {};
      }),
  };

  function note(tx: Db, actor: Actor, action: 'notice.write' | 'notice.change' | 'notice.remove', notice: NoticeRow) {
    const organisationId = notice.organisation_id;
    return deps.audit.note(tx, {
      ...{ actorId: actor?.userId ?? 0, action, on: ['notice', notice.id], organisationId },
      details: { title: notice.title },
    });
  }

  /** The cookie asks for a school's home; only its own learners get one, and only their own. */
  async function membership(userId: number, cookieId: number | null) {
    const organisationId = await deps.learners.organisationOf(deps.db, userId);
    const own = organisationId === null ? undefined : await repo.find(organisationId);
    if (!own || (cookieId !== null && cookieId !== own.id)) throw new AppError('organisation_only');
    return own;
  }
};
