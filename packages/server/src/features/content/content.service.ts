import { packFingerprint } from '@ninefold/content/fingerprint';
import { shippedPacks } from '@ninefold/content/packs';
import type { Kind } from '@ninefold/content/schema/item';
import type { Menu } from '@ninefold/content/schema/menu';
import type { Task } from '@ninefold/content/schema/task';
import type { Language } from '@ninefold/contract/errors';
import type { MenuItem } from '@ninefold/contract/shell';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { isLockTimeout } from '#db/errors.ts';
import type { Deps } from '#deps.ts';
import type { Settings } from '#settings.ts';
import { contentRepo } from './content.repo.ts';
import { PackRefused, preparePack } from './prepare-pack.ts';
import { type PackImported, savePack } from './save-pack.ts';

type ImportReport = {
  pack: string;
  version: string;
  added: number;
  changed: number;
  retired: number;
  unchanged: number;
};

/** One item of a shelf; `fields` are those asked for, null where the item has none. */
export type ShelfItem<Fields> = {
  id: number;
  pack: string;
  slug: string;
  organisationId: number | null;
  fields: { [K in keyof Fields]: Fields[K] | null };
};

/** Each waits for as long as a row is waited for. */
const MOST_TRIES = 60;

/** Another process that starts at the same moment brings the same pack in, which takes longer than a row is waited for. */
async function afterOthers<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error) || tries >= MOST_TRIES) throw error;
    }
}

/** What learners meet: with `review` also what still waits for a reviewer. */
export const visibleStatuses = ({ CONTENT_STATUS }: Pick<Settings, 'CONTENT_STATUS'>): ('review' | 'published')[] =>
  CONTENT_STATUS === 'review' ? ['review', 'published'] : ['published'];

export type Content = ReturnType<typeof contentService>;

export const contentService = ({ db, onImport }: Pick<Deps, 'db'> & { onImport: PackImported }) => ({
  /** A pack for everybody, its files served from their folder. Idempotent; items are retired, never deleted. */
  async importPack(folder: string): Promise<ImportReport> {
    const fingerprint = await packFingerprint(folder);
    const known = await contentRepo(db).packByHash(fingerprint);
    if (known)
      return { pack: known.id, version: known.version, added: 0, changed: 0, retired: 0, unchanged: known.items };
    const pack = await preparePack(folder);
    if (pack.errors.length) throw new PackRefused(folder, pack.errors);
    const plan = await afterOthers(() =>
      db.transaction((tx) => savePack(tx, pack, fingerprint, { organisationId: null }, onImport)),
    );
    return {
      pack: pack.manifest.id,
      version: pack.manifest.version,
      added: plan.added.length,
      changed: plan.changed.length + plan.recompiled.length,
      retired: plan.retired.length,
      unchanged: plan.unchanged.length,
    };
  },

  async packs() {
    const shipped = await shippedPacks();
    return (await contentRepo(db).packs()).map((pack) => ({ ...pack, isShipped: shipped.includes(pack.id) }));
  },

  /** Publishes what waits for a review, or takes everything off the shelf; what was begun stays readable. */
  async setPackState(tx: Db, packId: string, state: 'published' | 'retired'): Promise<number> {
    if (!(await contentRepo(tx).ownerOf(packId))) throw new AppError('not_found', { fields: ['id'] });
    // The menu is in it, and nothing would bring it back.
    if (state === 'retired' && (await shippedPacks()).includes(packId))
      throw new AppError('forbidden', { fields: ['id'] });
    return contentRepo(tx).setState(packId, state === 'published' ? ['review'] : ['review', 'published'], state);
  },

  /** In the order of the list. */
  async tasks(tx: Db): Promise<TaskRule[]> {
    const rows = await contentRepo(tx).tasks();
    return rows
      .map(({ id, pack, slug, status, organisation, public: shown, key }) => {
        const { after, ...rules } = key as Pick<Task, 'when' | 'times'> & { limit?: number; after?: string };
        return {
          id,
          ref: `${pack}/${slug}`,
          published: status === 'published',
          organisation,
          ...(shown as Pick<Task, 'name' | 'desc' | 'coins' | 'order'>),
          ...rules,
          ...(after && { after: `${pack}/${after}` }),
        };
      })
      .sort((a, b) => a.order - b.order || a.id - b.id);
  },

  /**
   * What a learner may find of a kind. Drafts and retired items never; items waiting for a review as CONTENT_STATUS
   * says; those of a school's pack only for its own learners.
   */
  onShelf: <Fields>(
    kind: Kind,
    fields: readonly (keyof Fields & string)[],
    settings: Pick<Settings, 'CONTENT_STATUS'>,
    organisationId: number | null,
  ): Promise<ShelfItem<Fields>[]> =>
    contentRepo(db).onShelf(kind, fields, { statuses: visibleStatuses(settings), organisationId }) as Promise<
      ShelfItem<Fields>[]
    >,

  /** The menus for everybody and those of the visitor's own school, which is asked for only where there is one. */
  async menu(language: Language, organisationOf: () => Promise<number | null>): Promise<MenuItem[]> {
    const menus = await contentRepo(db).menus();
    const own = menus.some(({ organisation }) => organisation !== null) ? await organisationOf() : null;
    const shown = menus.filter(({ organisation }) => organisation === null || organisation === own);
    return shown.flatMap(({ public: menu }) =>
      (menu as Pick<Menu, 'items'>).items.map((entry) => inLanguage(entry, language)),
    );
  },
});

/** A task as the economy needs it; `ref` is its name for ever. */
export type TaskRule = {
  id: number;
  ref: string;
  published: boolean;
  /** Only for members of this organisation; null: for everybody. */
  organisation: number | null;
} & Pick<Task, 'name' | 'desc' | 'coins' | 'order' | 'when' | 'times'> & { limit?: number; after?: string };

type MenuEntry = Menu['items'][number];

function inLanguage({ children, ...entry }: MenuEntry, language: Language): MenuItem {
  const leaf = ({ id, name, icon, module_path, desc }: Omit<MenuEntry, 'children'>) => ({
    id,
    name: name[language],
    icon,
    module_path,
    desc: desc?.[language] ?? '',
  });
  return { ...leaf(entry), children: children.map(leaf) };
}
