import { checkPack } from '@ninefold/content/check';
import { type CompiledItem, compileItem } from '@ninefold/content/compile';
import { packFingerprint } from '@ninefold/content/fingerprint';
import { type Complaint, type Pack, readPack } from '@ninefold/content/read-pack';
import type { Kind } from '@ninefold/content/schema/item';
import type { Menu } from '@ninefold/content/schema/menu';
import type { Task } from '@ninefold/content/schema/task';
import type { MenuItem } from '@ninefold/contract/common';
import type { Language } from '@ninefold/contract/errors';
import type { Db } from '../../db/db.ts';
import type { Settings } from '../../settings.ts';
import { bookWordsService } from '../vocabulary/book-words.service.ts';
import { contentRepo, type StoredItem } from './content.repo.ts';

export type ImportReport = {
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

export class PackRefused extends Error {
  readonly complaints: Complaint[];
  constructor(folder: string, complaints: Complaint[]) {
    const [first] = complaints;
    super(`The pack in ${folder} was not imported: ${first?.file}: ${first?.what} (${complaints.length} in all)`);
    this.complaints = complaints;
  }
}

/** What learners meet: with `review` also what still waits for a reviewer. */
export const visibleStatuses = ({ CONTENT_STATUS }: Pick<Settings, 'CONTENT_STATUS'>): ('review' | 'published')[] =>
  CONTENT_STATUS === 'review' ? ['review', 'published'] : ['published'];

export const contentService = (db: Db) => ({
  /** Idempotent: importing the same folder again changes nothing. Items are retired, never deleted. */
  async importPack(folder: string): Promise<ImportReport> {
    const fingerprint = await packFingerprint(folder);
    const known = await contentRepo(db).packByHash(fingerprint);
    if (known)
      return { pack: known.id, version: known.version, added: 0, changed: 0, retired: 0, unchanged: known.items };
    const pack = await readChecked(folder);
    const items = pack.items.map(({ item }) => compileItem(item, pack.assets));
    const { id, version } = pack.manifest;
    return db.transaction(async (tx) => {
      const repo = contentRepo(tx);
      await repo.savePack(pack.manifest, fingerprint);
      const plan = compare(items, await repo.lockItems(id));
      refuseSilentChanges(folder, plan.silent);
      for (const item of [...plan.added, ...plan.changed]) await repo.saveItem(id, item);
      if (plan.retired.length) await repo.retire(id, plan.retired);
      await bookWordsService(tx).take(id);
      return {
        pack: id,
        version,
        added: plan.added.length,
        changed: plan.changed.length,
        retired: plan.retired.length,
        unchanged: plan.unchanged,
      };
    });
  },

  /** In the order of the list. */
  async tasks(): Promise<TaskRule[]> {
    const rows = await contentRepo(db).tasks();
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

  async menu(language: Language): Promise<MenuItem[]> {
    const menus = await contentRepo(db).publishedOfKind('menu');
    return menus.flatMap(({ public: menu }) =>
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

async function readChecked(folder: string): Promise<Pack> {
  const { pack, complaints } = await readPack(folder);
  if (!pack) throw new PackRefused(folder, complaints);
  const found = checkPack(pack);
  if (found.length) throw new PackRefused(folder, found);
  return pack;
}

function compare(items: CompiledItem[], stored: StoredItem[]) {
  const before = new Map(stored.map((item) => [item.slug, item]));
  const now = new Set(items.map((item) => item.slug));
  const known = items.filter((item) => before.has(item.slug));
  const differs = (item: CompiledItem) =>
    before.get(item.slug)?.hash !== item.hash || before.get(item.slug)?.status !== item.status;
  const changed = known.filter(differs);
  return {
    added: items.filter((item) => !before.has(item.slug)),
    changed,
    /** Changed content must carry a higher rev: attempts remember (id, rev, hash). */
    silent: changed.filter(
      (item) => before.get(item.slug)?.hash !== item.hash && item.rev <= (before.get(item.slug)?.rev ?? 0),
    ),
    unchanged: known.length - changed.length,
    retired: stored.filter((item) => item.status !== 'retired' && !now.has(item.slug)).map((item) => item.slug),
  };
}

function refuseSilentChanges(folder: string, silent: CompiledItem[]): void {
  if (silent.length === 0) return;
  throw new PackRefused(
    folder,
    silent.map(({ slug, rev }) => ({ file: slug, where: 'rev', what: `changed without a new rev (still ${rev})` })),
  );
}

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
