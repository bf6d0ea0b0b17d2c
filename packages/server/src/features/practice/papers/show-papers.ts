import type { Mark, QuestionReview } from '@ninefold/content/compile/paper';
import type { Both } from '@ninefold/contract/practice/paper';
import { isPractised } from '@ninefold/core/practice/practised-skills';
import type { Db } from '#db/db.ts';
import type { Items, ItemVersion } from '#features/content/items.service.ts';
import type { ShownPaper, SkillKits } from '../skill.kit.ts';
import { withAdded } from './added-keys.ts';
import { keyAdditionsRepo } from './key-additions.repo.ts';

/** A paper in one version: what is shown before handing in, what decides, and what is shown after. */
export type PaperVersion = {
  id: number;
  hash: string;
  rev: number;
  shown: ShownPaper;
  access: 'free' | 'vip' | 'coins';
  /** Sets of question keys whose answers may change places. */
  anyOrder: string[][];
  marks: Mark[];
  review: PaperReview;
};

type PaperReview = {
  questions: QuestionReview[];
  paragraphs?: { label: string; zh: string }[];
  speakers?: { id: string; name: string; role?: Both }[];
  script?: { id: string; by: string; text: string; zh?: string }[];
  sentences?: { order: number; turn: string; by: string; content: string; zh?: string; start?: number; end?: number }[];
};

const MOST_KEPT = 300;

/** A version never changes, so what was read once need not be read again; what was added to its keys is asked each time. */
export function paperVersions(items: Items, kits: SkillKits) {
  const known = new Map<string, PaperVersion>();

  return { current, currentAsWritten, kept, keep, everyKept, asWritten };

  /** As they are now, in the order asked for. `catalogued` says which version that is. */
  async function current(db: Db, catalogued: readonly { id: number; hash: string }[]): Promise<PaperVersion[]> {
    return completed(db, await currentAsWritten(db, catalogued));
  }

  /** The same without what was added to their keys, for whoever needs no key: it is mostly in memory. */
  function currentAsWritten(db: Db, catalogued: readonly { id: number; hash: string }[]): Promise<PaperVersion[]> {
    return get(catalogued, (missing) =>
      items.current(
        db,
        missing.map(({ id }) => id),
      ),
    );
  }

  /** As they were when an attempt began. */
  async function kept(db: Db, versions: readonly { id: number; hash: string }[]): Promise<PaperVersion[]> {
    return completed(db, await asWritten(db, versions));
  }

  /** Every version of these papers that anybody began with, the oldest first. */
  async function everyKept(db: Db, ids: readonly number[]): Promise<PaperVersion[]> {
    return kept(db, await items.everyKept(db, ids));
  }

  /** By their authors, without what was added to their keys. */
  function asWritten(db: Db, versions: readonly { id: number; hash: string }[]): Promise<PaperVersion[]> {
    return get(versions, (missing) => items.kept(db, missing));
  }

  async function completed(db: Db, versions: PaperVersion[]): Promise<PaperVersion[]> {
    if (versions.length === 0) return versions;
    const additions = await keyAdditionsRepo(db).of([...new Set(versions.map(({ id }) => id))]);
    return additions.length ? versions.map((version) => withAdded(version, additions)) : versions;
  }

  /** Keeps the present versions for ever and tells which they are, in the order asked for. */
  async function keep(db: Db, ids: readonly number[]): Promise<PaperVersion[]> {
    return current(db, await items.keep(db, ids));
  }

  async function get(
    wanted: readonly { id: number; hash: string }[],
    read: (missing: readonly { id: number; hash: string }[]) => Promise<ItemVersion[]>,
  ): Promise<PaperVersion[]> {
    // Taken out before anything is read: what is remembered now may push out what this call still needs.
    const found = new Map(wanted.flatMap((version) => known.get(nameOf(version)) ?? []).map(named));
    const missing = wanted.filter((version) => !found.has(nameOf(version)));
    const fresh = (missing.length ? await read(missing) : []).map(remember);
    for (const version of fresh) found.set(...named(version));
    // Two versions of one paper may be asked for together; one that has changed meanwhile is found by its number.
    const byId = new Map(fresh.map((version) => [version.id, version]));
    return wanted.flatMap((version) => found.get(nameOf(version)) ?? byId.get(version.id) ?? []);
  }

  function remember(row: ItemVersion): PaperVersion {
    const version = readVersion(kits, row);
    known.delete(nameOf(version));
    known.set(nameOf(version), version);
    const [oldest] = known.keys();
    if (known.size > MOST_KEPT && oldest) known.delete(oldest);
    return version;
  }
}

export const nameOf = ({ id, hash }: { id: number; hash: string }) => `${id} ${hash}`;
const named = (version: PaperVersion): [string, PaperVersion] => [nameOf(version), version];

function readVersion(kits: SkillKits, { id, hash, rev, kind, pack, ...stored }: ItemVersion): PaperVersion {
  if (!isPractised(kind)) throw new Error(`item ${id} is no paper but a ${kind}`);
  const { marks, anyOrder } = stored.key as { marks: Mark[]; anyOrder: string[][] };
  const { access = 'free' } = stored.public as Partial<Pick<PaperVersion, 'access'>>;
  const shown = kits[kind].show({ id, hash, rev, pack, public: stored.public });
  return { id, hash, rev, shown, access, marks, anyOrder, review: stored.review as PaperReview };
}

/** Questions are numbered through over the papers. */
export function numbered(versions: readonly PaperVersion[]): (ShownPaper & { offset: number })[] {
  let offset = 0;
  return versions.map(({ shown }) => {
    const paper = { ...shown, offset };
    offset += shown.marks;
    return paper;
  });
}
