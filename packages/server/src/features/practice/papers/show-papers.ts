import type { Mark, PublicGroup, QuestionReview } from '@ninefold/content/compile/paper';
import type { Listening } from '@ninefold/content/schema/listening';
import type { Reading } from '@ninefold/content/schema/reading';
import type { Both, Paper } from '@ninefold/contract/practice/paper';
import { partSeconds } from '@ninefold/core/practice/attempt-rules';
import type { QuestionType } from '@ninefold/core/practice/question-types';
import type { Db } from '#db/db.ts';
import type { Items, ItemVersion } from '#features/content/items.service.ts';

/** A paper in one version: what is shown before handing in, what decides, and what is shown after. */
export type PaperVersion = {
  id: number;
  hash: string;
  rev: number;
  shown: Omit<Paper, 'offset'>;
  /** Sets of question keys whose answers may change places. */
  anyOrder: string[][];
  marks: Mark[];
  review: PaperReview;
};

export type PaperReview = {
  questions: QuestionReview[];
  paragraphs?: { label: string; zh: string }[];
  speakers?: { id: string; name: string; role?: Both }[];
  script?: { id: string; by: string; text: string; zh?: string }[];
  sentences?: { order: number; turn: string; by: string; content: string; start?: number; end?: number }[];
};

const MOST_KEPT = 300;

/** A version never changes, so what was read once need not be read again. */
export function paperShelf(items: Items) {
  const known = new Map<string, PaperVersion>();

  return { current, kept, keep };

  /** As they are now, in the order asked for. `catalogued` says which version that is. */
  async function current(db: Db, catalogued: readonly { id: number; hash: string }[]): Promise<PaperVersion[]> {
    return get(catalogued, (missing) =>
      items.current(
        db,
        missing.map(({ id }) => id),
      ),
    );
  }

  /** As they were when an attempt began. */
  async function kept(db: Db, versions: readonly { id: number; hash: string }[]): Promise<PaperVersion[]> {
    return get(versions, (missing) => items.kept(db, missing));
  }

  /** Keeps the present versions for ever and tells which they are, in the order asked for. */
  async function keep(db: Db, ids: readonly number[]): Promise<PaperVersion[]> {
    return current(db, await items.keep(db, ids));
  }

  async function get(
    wanted: readonly { id: number; hash: string }[],
    read: (missing: readonly { id: number; hash: string }[]) => Promise<ItemVersion[]>,
  ): Promise<PaperVersion[]> {
    const missing = wanted.filter((version) => !known.has(nameOf(version)));
    const rows = missing.length ? await read(missing) : [];
    const fresh = new Map(rows.map((row) => [row.id, remember(row)]));
    return wanted.flatMap((version) => fresh.get(version.id) ?? known.get(nameOf(version)) ?? []);
  }

  function remember(row: ItemVersion): PaperVersion {
    const version = readVersion(row);
    known.delete(nameOf(version));
    known.set(nameOf(version), version);
    const [oldest] = known.keys();
    if (known.size > MOST_KEPT && oldest) known.delete(oldest);
    return version;
  }
}

const nameOf = ({ id, hash }: { id: number; hash: string }) => `${id} ${hash}`;

function readVersion({ id, hash, rev, kind, pack, ...stored }: ItemVersion): PaperVersion {
  const { marks, anyOrder } = stored.key as { marks: Mark[]; anyOrder: string[][] };
  const head = { id, hash, rev };
  const shown = kind === 'reading' ? reading(head, stored.public) : listening(head, stored.public, pack);
  return { ...head, shown, marks, anyOrder, review: stored.review as PaperReview };
}

type Head = { id: number; hash: string; rev: number };
type Public = Pick<Reading, 'title' | 'topic' | 'level' | 'part'> & {
  marks: number;
  types: QuestionType[];
  groups: PublicGroup[];
};
type PublicReading = Public &
  Pick<Reading, 'module' | 'minutes' | 'subtitle' | 'glossary' | 'paragraphs'> & { words: number; lettered: boolean };
type PublicListening = Public &
  Pick<Listening, 'setting' | 'readingTime'> & { audio?: NonNullable<Listening['audio']> };

function reading(head: Head, stored: unknown): Omit<Paper, 'offset'> {
  const { groups, minutes, figures: _, ...paper } = stored as PublicReading & { figures?: unknown };
  return {
    ...paper,
    ...head,
    kind: 'reading',
    seconds: partSeconds({ skill: 'reading', minutes }),
    groups: groups.map(groupOf),
  } as Omit<Paper, 'offset'>;
}

function listening(head: Head, stored: unknown, pack: string): Omit<Paper, 'offset'> {
  const { groups, readingTime = [], audio, ...paper } = stored as PublicListening;
  const pauseSeconds = readingTime.reduce((sum, { seconds }) => sum + seconds, 0);
  return {
    ...paper,
    ...head,
    kind: 'listening',
    seconds: partSeconds({ skill: 'listening', audioSeconds: audio?.seconds ?? null, pauseSeconds }),
    reading_time: readingTime,
    audio: audio
      ? { url: assetUrl(pack, audio.file), seconds: audio.seconds, peaks_url: assetUrl(pack, audio.peaks) }
      : null,
    groups: groups.map(groupOf),
  } as Omit<Paper, 'offset'>;
}

const assetUrl = (pack: string, path: string) => `/content/${pack}/${path}`;

const groupOf = ({ optionsTitle, ...group }: PublicGroup) => ({
  ...group,
  ...(optionsTitle && { options_title: optionsTitle }),
});
