import type { CompiledItem } from '@ninefold/content/compile';
import type { Complaint } from '@ninefold/content/read-pack';
import type { StoredItem } from './content.repo.ts';

/** What an import would do to what is stored. Items are retired, never deleted. */
export type ImportPlan = {
  added: CompiledItem[];
  changed: CompiledItem[];
  /** The author wrote nothing new, but our compiler makes something else of it. */
  recompiled: CompiledItem[];
  retired: string[];
  unchanged: string[];
};

export function planImport(items: readonly CompiledItem[], stored: readonly StoredItem[]): ImportPlan {
  const before = new Map(stored.map((item) => [item.slug, item]));
  const now = new Set(items.map(({ slug }) => slug));
  const known = items.flatMap((item) => {
    const old = before.get(item.slug);
    return old ? [{ item, old }] : [];
  });
  const isChanged = ({ item, old }: (typeof known)[number]) => old.hash !== item.hash || old.status !== item.status;
  const same = known.filter((one) => !isChanged(one));
  return {
    added: items.filter(({ slug }) => !before.has(slug)),
    changed: known.filter(isChanged).map(({ item }) => item),
    recompiled: same.filter(({ item, old }) => item.compiled !== old.compiled).map(({ item }) => item),
    retired: stored.filter(({ slug, status }) => status !== 'retired' && !now.has(slug)).map(({ slug }) => slug),
    unchanged: same.filter(({ item, old }) => item.compiled === old.compiled).map(({ item }) => item.slug),
  };
}

/** Changed content must carry a higher rev: attempts remember (id, rev, hash). Nobody ever met a draft. */
export function silentChanges(
  { changed }: ImportPlan,
  stored: readonly StoredItem[],
  fileOf: (slug: string) => string,
): Complaint[] {
  const before = new Map(stored.map((item) => [item.slug, item]));
  return changed.flatMap(({ slug, rev, hash }) => {
    const old = before.get(slug);
    return old && old.status !== 'draft' && old.hash !== hash && rev <= old.rev
      ? [{ file: fileOf(slug), where: 'rev', what: `changed without a new rev (still ${rev})` }]
      : [];
  });
}
