import { isLocked } from '@ninefold/core/practice/attempt-rules';
import type { TrainingCourse } from '@ninefold/core/training/courses';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Items, ItemVersion } from '#features/content/items.service.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import type { Membership } from '#features/membership/membership.service.ts';
import { readLesson } from './read-lesson.ts';
import { type Exercises, readSet, type TrainingSet } from './read-set.ts';

export type Library = ReturnType<typeof trainingLibrary>;
/** What of the sets a learner may see and open. */
export type TrainingReader = {
  timeZone: string;
  sees: (organisation: number | null) => boolean;
  locked: (set: Pick<TrainingSet, 'access'>) => boolean;
};
export type ShelfSet = TrainingSet & { organisation: number | null };

/** How long a process may show an old list after another one imported a pack. */
const FRESH_MS = 3000;
const MOST_KEPT = 300;

type Uses = Pick<Deps, 'db' | 'settings' | 'now'> & {
  items: Items;
  learners: Learners;
  membership: Pick<Membership, 'isMember'>;
};

/** The training sets of all packs. They are few and short, so they are kept in memory; a version never changes. */
export const trainingLibrary = ({ db, settings, now, items, learners, membership }: Uses) => {
  const known = new Map<string, Exercises>();
  let held: { version: string; lookedAt: number; sets: ShelfSet[] } | null = null;
  const rules = {
    writing: settings.WRITING_ACCESS,
    reading: settings.READING_ACCESS,
    listening: settings.LISTENING_ACCESS,
  };

  return { reader, onShelf, kept, keep: items.keep };

  async function reader(tx: Db, userId: number, course: TrainingCourse): Promise<TrainingReader> {
    const row = await learners.find(tx, userId);
    if (!row) throw new AppError('not_logged_in');
    const isOperator = row.role === 'backend-system';
    const isMember = await membership.isMember(tx, userId, course);
    return {
      timeZone: row.time_zone,
      sees: (organisation) => organisation === null || isOperator || organisation === row.organisation,
      locked: ({ access }) => isLocked({ rule: rules[course], access, isMember, isOperator }),
    };
  }

  /** What learners may find now, easiest first; a set of which nothing can be answered is none. */
  async function onShelf(): Promise<ShelfSet[]> {
    const at = now().getTime();
    if (held && Math.abs(at - held.lookedAt) < FRESH_MS) return held.sets;
    const version = await items.version();
    const sets = held?.version === version ? held.sets : await readShelf();
    held = { version, lookedAt: at, sets };
    return sets;
  }

  async function readShelf(): Promise<ShelfSet[]> {
    const heads = await items.heads(['training'], ['items']);
    const versions = heads.length
      ? await items.current(
          db,
          heads.map(({ id }) => id),
        )
      : [];
    const organisations = new Map(heads.map(({ id, organisation }) => [id, organisation]));
    return versions
      .map((version) => ({ ...remember(version), organisation: organisations.get(version.id) ?? null }))
      .filter((set) => set.items.length > 0)
      .sort((a, b) => a.level - b.level || a.title.en.localeCompare(b.title.en, 'en', { numeric: true }));
  }

  /** As they were when a record began, one read for all. */
  async function kept(tx: Db, versions: readonly { id: number; hash: string }[]): Promise<Exercises[]> {
    const missing = versions.filter((version) => !known.has(nameOf(version)));
    const read = new Map(
      (missing.length ? await items.kept(tx, missing) : []).map((one) => [nameOf(one), rememberAny(one)]),
    );
    return versions.flatMap((version) => known.get(nameOf(version)) ?? read.get(nameOf(version)) ?? []);
  }

  function remember(version: ItemVersion): TrainingSet {
    return keepInMemory(readSet(version));
  }

  /** Lessons have exercises of their own. */
  function rememberAny(version: ItemVersion): Exercises {
    return version.kind === 'lesson' ? keepInMemory(readLesson(version)) : remember(version);
  }

  function keepInMemory<T extends Exercises>(set: T): T {
    known.set(nameOf(set), set);
    const [oldest] = known.keys();
    if (known.size > MOST_KEPT && oldest) known.delete(oldest);
    return set;
  }
};

const nameOf = ({ id, hash }: { id: number; hash: string }) => `${id} ${hash}`;
