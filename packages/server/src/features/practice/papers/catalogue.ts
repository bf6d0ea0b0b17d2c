import type { Collection } from '@ninefold/content/schema/collection';
import type { Listening } from '@ninefold/content/schema/listening';
import type { Reading } from '@ninefold/content/schema/reading';
import { TOPICS } from '@ninefold/content/topics';
import type { Both } from '@ninefold/contract/practice/paper';
import type { Shelf } from '@ninefold/contract/practice/paper-list';
import { isWholeTest, partSeconds } from '@ninefold/core/practice/attempt-rules';
import type { QuestionType } from '@ninefold/core/practice/question-types';
import type { ItemHead } from '#features/content/items.service.ts';

/** What there is to practise, as the lists need it. Small enough to stand in memory; texts and questions stay outside. */

export type Skill = 'reading' | 'listening';

export type CataloguePaper = {
  id: number;
  hash: string;
  skill: Skill;
  organisation: number | null;
  title: Both;
  topic: string;
  level?: number;
  module: 'academic' | 'general' | null;
  part: number;
  marks: number;
  types: QuestionType[];
  seconds: number;
  hasAudio: boolean;
  access: 'free' | 'vip' | 'coins';
  /** What a search looks through. */
  words: string;
};

export type CatalogueSet = {
  id: number;
  shelf: Shelf;
  skill: Skill;
  organisation: number | null;
  title: Both;
  topic: string;
  year: number;
  level?: number;
  basis?: Both;
  access: 'free' | 'vip' | 'coins';
  papers: CataloguePaper[];
  marks: number;
  seconds: number;
  whole: boolean;
};

export type Catalogue = {
  papers: ReadonlyMap<number, CataloguePaper>;
  /** In the order of the lists. */
  sets: readonly CatalogueSet[];
  setsOfPaper: ReadonlyMap<number, CatalogueSet[]>;
};

type Head = Pick<Reading, 'title' | 'topic' | 'tags' | 'level' | 'year' | 'access'>;
type PaperHead = Head & { part: number; marks: number; types: QuestionType[] } & Partial<
    Pick<Reading, 'minutes' | 'module'> & Pick<Listening, 'readingTime' | 'audio'>
  >;

export function buildCatalogue(rows: readonly ItemHead[]): Catalogue {
  const papers = new Map(rows.filter(({ kind }) => kind !== 'collection').map((row) => [row.id, paperOf(row)]));
  const byRef = new Map(rows.flatMap((row) => (papers.has(row.id) ? [[`${row.pack}/${row.slug}`, row.id]] : [])));
  const sets = rows
    .filter(({ kind }) => kind === 'collection')
    .flatMap((row) => setOf(row, (ref) => papers.get(byRef.get(ref.includes('/') ? ref : `${row.pack}/${ref}`) ?? 0)))
    .sort(inListOrder);
  const setsOfPaper = new Map<number, CatalogueSet[]>();
  for (const set of sets) for (const { id } of set.papers) setsOfPaper.set(id, [...(setsOfPaper.get(id) ?? []), set]);
  return { papers, sets, setsOfPaper };
}

function paperOf({ id, hash, kind, organisation, head }: ItemHead): CataloguePaper {
  const skill = kind === 'reading' ? 'reading' : 'listening';
  const { title, topic, tags = [], level, access, part, marks, types, ...rest } = head as PaperHead;
  const pauses = (rest.readingTime ?? []).reduce((sum, { seconds }) => sum + seconds, 0);
  return {
    id,
    hash,
    skill,
    organisation,
    title,
    topic,
    ...(level !== undefined && { level }),
    module: rest.module ?? null,
    part,
    marks,
    types,
    seconds: partSeconds(
      skill === 'reading'
        ? { skill, minutes: rest.minutes ?? 20 }
        : { skill, audioSeconds: rest.audio?.seconds ?? null, pauseSeconds: pauses },
    ),
    hasAudio: rest.audio !== undefined,
    access,
    words: searchable([title.en, title.zh, topicName(topic).en, topicName(topic).zh, ...tags].join(' ')),
  };
}

/** A set shows when at least one of its papers does: those that are missing wait for their reviewer. */
function setOf(row: ItemHead, find: (ref: string) => CataloguePaper | undefined): CatalogueSet[] {
  const head = row.head as Head & Pick<Collection, 'category' | 'skill' | 'units' | 'basis'>;
  if (head.skill !== 'reading' && head.skill !== 'listening') return [];
  const { skill } = head;
  const papers = head.units
    .flatMap(({ items }) => items.flatMap((ref) => find(ref) ?? []))
    // Whoever sees the set is shown its papers, so a set may lead to everybody's papers and its owner's, to no others.
    .filter(({ organisation }) => organisation === null || organisation === row.organisation);
  if (papers.length === 0 || papers.some((paper) => paper.skill !== skill)) return [];
  return [
    {
      id: row.id,
      // A school's own sets stand with the full sets.
      shelf: head.category === 'school' ? 'jian_ya' : head.category,
      skill,
      organisation: row.organisation,
      title: head.title,
      topic: head.topic,
      year: head.year ?? 0,
      ...(head.level !== undefined && { level: head.level }),
      ...(head.basis && { basis: head.basis }),
      access: head.access !== 'free' ? head.access : (papers.find(({ access }) => access !== 'free')?.access ?? 'free'),
      papers,
      marks: papers.reduce((sum, { marks }) => sum + marks, 0),
      seconds: papers.reduce((sum, { seconds }) => sum + seconds, 0),
      whole: isWholeTest(skill, papers),
    },
  ];
}

/** Sets by their number; topics and picks by year, newest first. */
function inListOrder(a: CatalogueSet, b: CatalogueSet): number {
  if (a.shelf !== 'jian_ya' && b.shelf !== 'jian_ya' && a.year !== b.year) return b.year - a.year;
  return a.title.en.localeCompare(b.title.en, 'en', { numeric: true }) || a.id - b.id;
}

export const topicName = (topic: string): Both => (TOPICS as Record<string, Both>)[topic] ?? { en: topic, zh: topic };

export const searchable = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
