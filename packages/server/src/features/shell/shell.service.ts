import type { Language } from '@ninefold/contract/errors';
import type { MenuItem } from '@ninefold/contract/shell';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { hit } from '#db/rate-limit.ts';
import type { Deps } from '#deps.ts';
import type { Content } from '#features/content/content.service.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import { shellRepo } from './shell.repo.ts';
import { supportContact } from './support.ts';

type TrackEvent = { event: string; target: string; menu_id?: number | undefined };
type ClientError = {
  kind: string;
  message: string;
  stack?: string | undefined;
  route?: string | undefined;
  build?: string | undefined;
};

export type Shell = ReturnType<typeof shellService>;

export const shellService = (deps: Deps & { content: Content; learners: Learners }) => {
  const repo = shellRepo(deps.db);
  const { settings, content } = deps;

  return {
    async getMenuList(language: Language, userId: number | null, pid?: number): Promise<MenuItem[]> {
      const items = await content.menu(language, async () =>
        userId === null ? null : deps.learners.organisationOf(deps.db, userId),
      );
      if (pid === undefined) return items;
      const parent = items.find((item) => item.id === pid);
      const isLeaf = items.some((item) => item.children.some((child) => child.id === pid));
      if (!parent && !isLeaf) throw new AppError('not_found', { fields: ['pid'] });
      return (parent?.children ?? []).map((child) => ({ ...child, children: [] }));
    },

    async getSiteInfo(language: Language) {
      return {
        guest_mode: settings.GUEST_MODE,
        main_site: settings.MAIN_SITE,
        support: supportContact(settings, language),
        wechat: deps.wechat.enabled,
        sign_in_points: settings.SIGN_IN_POINTS,
        compat: { poster_read_bug: settings.COMPAT_POSTER_READ_BUG },
      };
    },

    async track(userId: number, { event, target, menu_id }: TrackEvent) {
      await repo.insertTrackEvent({ user_id: userId, event, target, menu_id: menu_id ?? null });
      return {};
    },

    /** At login a guest's clicks become the account's. They are no work, so the learner would not have missed them. */
    async mergeGuest(tx: Db, guestId: number, userId: number): Promise<number> {
      await shellRepo(tx).reownTrackEvents(guestId, userId);
      return 0;
    },

    /** A page that fails in a loop must not fill the disk: a client's reports are counted, the rest dropped. */
    async reportError(ip: string, userId: number | null, error: ClientError) {
      const { allowed } = await hit(deps.db, { key: `report:${ip}`, max: 60, windowSeconds: 3600 }, deps.now());
      if (!allowed) return {};
      await repo.insertClientError({
        user_id: userId,
        kind: error.kind,
        message: error.message,
        stack: error.stack ?? '',
        route: error.route ?? '',
        build: error.build ?? '',
      });
      return {};
    },
  };
};
