import type { Collection } from '@ninefold/content/schema/collection';
import type { Reading } from '@ninefold/content/schema/reading';
import { TOPICS } from '@ninefold/content/topics';
import type { Both } from '@ninefold/contract/practice/paper';
import type { Shelf } from '@ninefold/contract/practice/paper-list';
import { isWholeTest } from '@ninefold/core/practice/attempt-rules';
import { isPractised, PRACTISED_SKILLS, type PractisedSkill } from '@ninefold/core/practice/practised-skills';
import type { QuestionType } from '@ninefold/core/practice/question-types';
import type { ItemHead } from '#features/content/items.service.ts';
import type { SkillKit, SkillKits } from '../skill.kit.ts';

/** What there is to practise, as the lists need it. Small enough to be kept in memory; texts and questions are not. */

/** The test a paper is written for; null: both. */
export type Module = 'academic' | 'general' | null;

export type CataloguePaper = {
  id: number;
  hash: string;
  skill: PractisedSkill;
  organisation: number | null;
  title: Both;
  topic: string;
  level?: number;
  module: Module;
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
  skill: PractisedSkill;
  organisation: number | null;
  title: Both;
  topic: string;
  module: Module;
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
  /** Papers that stand in mock tests and on no shelf: a mock is worth sitting only while nobody has seen them. */
  keptForMocks: ReadonlySet<number>;
};

type Head = Pick<Reading, 'title' | 'topic' | 'tags' | 'level' | 'year' | 'access'>;
type MockHead = Partial<Record<PractisedSkill, string[]>>;
type PaperHead = Head & { part: number; marks: number; types: QuestionType[] };

export function buildCatalogue(rows: readonly ItemHead[], kits: SkillKits): Catalogue {
  const papers = new Map(
    rows.flatMap((row) => (isPractised(row.kind) ? [[row.id, paperOf(row, kits[row.kind])]] : [])),
  );
  const byRef = new Map(rows.flatMap((row) => (papers.has(row.id) ? [[`${row.pack}/${row.slug}`, row.id]] : [])));
  const idOf = (row: ItemHead, ref: string) => byRef.get(ref.includes('/') ? ref : `${row.pack}/${ref}`) ?? 0;
  const sets = rows
    .filter(({ kind }) => kind === 'collection')
    .flatMap((row) => setOf(row, kits, (ref) => papers.get(idOf(row, ref))))
    .sort(inListOrder);
  const setsOfPaper = new Map<number, CatalogueSet[]>();
  for (const set of sets) for (const { id } of set.papers) setsOfPaper.set(id, [...(setsOfPaper.get(id) ?? []), set]);
  const inMocks = rows
    .filter(({ kind }) => kind === 'mock')
    .flatMap((row) =>
      PRACTISED_SKILLS.flatMap((skill) => (row.head as MockHead)[skill] ?? []).map((ref) => idOf(row, ref)),
    );
  const keptForMocks = new Set(inMocks.filter((id) => !setsOfPaper.has(id)));
  return { papers, sets, setsOfPaper, keptForMocks };
}

function paperOf({ id, hash, organisation, head }: ItemHead, kit: SkillKit): CataloguePaper {
  const { title, topic, tags = [], level, access, part, marks, types } = head as PaperHead;
  return {
    id,
    hash,
    skill: kit.skill,
    organisation,
    title,
    topic,
    ...(level !== undefined && { level }),
    part,
    marks,
    types,
    ...kit.head(head),
    access,
    words: searchable([title.en, title.zh, topicName(topic).en, topicName(topic).zh, ...tags].join(' ')),
  };
}

/** A set shows when at least one of its papers does: those that are missing wait for their reviewer. */
function setOf(row: ItemHead, kits: SkillKits, find: (ref: string) => CataloguePaper | undefined): CatalogueSet[] {
  const head = row.head as Head & Pick<Collection, 'category' | 'skill' | 'units' | 'basis'>;
  const { skill } = head;
  if (!isPractised(skill)) return [];
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
      module: sharedBy(papers),
      year: head.year ?? 0,
      ...(head.level !== undefined && { level: head.level }),
      ...(head.basis && { basis: head.basis }),
      access: head.access !== 'free' ? head.access : (papers.find(({ access }) => access !== 'free')?.access ?? 'free'),
      papers,
      marks: papers.reduce((sum, { marks }) => sum + marks, 0),
      seconds: papers.reduce((sum, { seconds }) => sum + seconds, 0),
      whole: isWholeTest(kits[skill].partsOfTest, papers),
    },
  ];
}

const sharedBy = ([first, ...others]: CataloguePaper[]): Module =>
  first && others.every(({ module }) => module === first.module) ? first.module : null;

/** Sets by their number; topics and picks by year, newest first. */
function inListOrder(a: CatalogueSet, b: CatalogueSet): number {
  if (a.shelf !== 'jian_ya' && b.shelf !== 'jian_ya' && a.year !== b.year) return b.year - a.year;
  return a.title.en.localeCompare(b.title.en, 'en', { numeric: true }) || a.id - b.id;
}

export const topicName = (topic: string): Both => (TOPICS as Record<string, Both>)[topic] ?? { en: topic, zh: topic };

export const searchable = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
