import { TOPICS } from '@ninefold/content/topics';
import type { Both } from '@ninefold/contract/practice/paper';
import type { Figure } from '@ninefold/contract/writing/fields';
import type { EssayTask } from '@ninefold/core/writing/essay-state';
import { figureKind } from '@ninefold/core/writing/figure-kind';
import { CATEGORIES, type Category, type QuestionKind } from '@ninefold/core/writing/question-kinds';
import { plainTitle } from '@ninefold/core/writing/title-match';
import type { ItemHead } from '#features/content/items.service.ts';

/** What there is to write about, kept in memory: the lists need no more than this. */
export type CatalogueQuestion = {
  id: number;
  hash: string;
  /** Pack and name in it: how other content refers to it. */
  ref: string;
  organisation: number | null;
  task: EssayTask;
  title: Both;
  topic: string;
  level?: number;
  year: number;
  category: Category;
  type: QuestionKind;
  module: 'academic' | 'general' | 'both';
  access: 'free' | 'vip' | 'coins';
  prompt: string;
  drawn: string;
  /** What a search looks through. */
  words: string;
};

type Head = {
  title: Both;
  topic: string;
  tags?: string[];
  level?: number;
  year?: number;
  access: 'free' | 'vip' | 'coins';
};
type TaskHead = Head & {
  prompt: string;
  module: CatalogueQuestion['module'];
  type?: QuestionKind;
  figures?: Figure[];
};
type CollectionHead = Head & {
  category: keyof typeof CATEGORIES | 'school';
  skill: string;
  units: { items: string[] }[];
};
type MockHead = Head & { writing?: string[] };

const TASK_OF: Record<string, EssayTask> = { 'writing-task-1': 1, 'writing-task-2': 2 };
export const QUESTION_ITEMS = [...Object.keys(TASK_OF), 'collection', 'mock'];

export function buildCatalogue(rows: readonly ItemHead[]): CatalogueQuestion[] {
  const shelves = shelvesOf(rows);
  // A mock is worth sitting only while nobody has seen its papers.
  const inMocks = new Set(
    rows.flatMap((row) => (row.kind === 'mock' ? refsOf(row, (row.head as MockHead).writing ?? []) : [])),
  );
  return rows.flatMap((row) => {
    const task = TASK_OF[row.kind];
    const ref = `${row.pack}/${row.slug}`;
    return task && !inMocks.has(ref) ? [questionOf(row, task, ref, shelves.get(ref))] : [];
  });
}

function questionOf(row: ItemHead, task: EssayTask, ref: string, shelf: Category | undefined): CatalogueQuestion {
  const head = row.head as TaskHead;
  const topic = topicName(head.topic);
  return {
    id: row.id,
    hash: row.hash,
    ref,
    organisation: row.organisation,
    task,
    title: head.title,
    topic: head.topic,
    ...(head.level !== undefined && { level: head.level }),
    year: head.year ?? 0,
    // What stands in no set is a topic of its own, under the year it was written for.
    category: shelf ?? CATEGORIES.ji_jing,
    type: head.type ?? figureKind(head.figures ?? []),
    module: head.module,
    access: head.access,
    prompt: head.prompt,
    drawn: head.figures?.[0]?.svg ?? '',
    words: plainTitle([head.title.en, head.title.zh, topic.en, topic.zh, head.prompt, ...(head.tags ?? [])].join(' ')),
  };
}

function shelvesOf(rows: readonly ItemHead[]): Map<string, Category> {
  const shelves = new Map<string, Category>();
  for (const row of rows) {
    if (row.kind !== 'collection') continue;
    const { skill, category, units } = row.head as CollectionHead;
    if (!TASK_OF[skill]) continue;
    const shelf = category === 'school' ? CATEGORIES.jian_ya : CATEGORIES[category];
    for (const ref of refsOf(
      row,
      units.flatMap(({ items }) => items),
    ))
      if (!shelves.has(ref)) shelves.set(ref, shelf);
  }
  return shelves;
}

const refsOf = ({ pack }: ItemHead, refs: readonly string[]): string[] =>
  refs.map((ref) => (ref.includes('/') ? ref : `${pack}/${ref}`));

export const topicName = (topic: string): Both => (TOPICS as Record<string, Both>)[topic] ?? { en: topic, zh: topic };
