import { TOPICS } from '@ninefold/content/topics';
import type { Both } from '@ninefold/contract/practice/paper';
import { partsOf, type SatPart, SPEAKING_PARTS, WHOLE_TEST } from '@ninefold/core/speaking/parts';
import { PART_SECONDS } from '@ninefold/core/speaking/timing';
import type { ItemHead } from '#features/content/items.service.ts';
import type { SetPublic } from './set-content.ts';

/** The sets on the shelf, kept in memory: the lists need no more than this. */
export type CatalogueSet = {
  id: number;
  organisation: number | null;
  title: Both;
  topic: string;
  level: number | null;
  season: string;
  /** The parts it can be sat in; 0 where it has all three. */
  parts: SatPart[];
  lines: Record<SatPart, Both[]>;
  questions: Record<SatPart, number>;
  hasAudio: boolean;
  /** What a search looks through. */
  words: string;
};

export const SET_ITEMS = ['speaking', 'mock'];

export function buildCatalogue(rows: readonly ItemHead[]): CatalogueSet[] {
  // A mock is worth sitting only while nobody has seen its questions.
  const inMocks = new Set(
    rows.flatMap(({ kind, pack, head }) => {
      const ref = kind === 'mock' ? (head as { speaking?: string }).speaking : undefined;
      return ref ? [ref.includes('/') ? ref : `${pack}/${ref}`] : [];
    }),
  );
  return rows.flatMap((row) =>
    row.kind === 'speaking' && !inMocks.has(`${row.pack}/${row.slug}`) ? [setOf(row)] : [],
  );
}

function setOf({ id, organisation, head }: ItemHead): CatalogueSet {
  const set = head as SetPublic;
  const single = SPEAKING_PARTS.filter((part) =>
    part === 2 ? set.part2 !== undefined : (part === 1 ? set.part1 : set.part3).length > 0,
  );
  const questions = {
    1: set.part1.reduce((sum, topic) => sum + topic.questions.length, 0),
    2: set.part2 ? 1 + set.part2.rounding.length : 0,
    3: set.part3.length,
  };
  const plain = (text: string): Both => ({ en: text, zh: text });
  const lines = {
    1: set.part1.map(({ topic }) => topic),
    2: set.part2 ? [plain(set.part2.cue)] : [],
    3: set.part3.slice(0, 1).map(plain),
  };
  const topic = topicName(set.topic);
  return {
    id,
    organisation,
    title: set.title,
    topic: set.topic,
    level: set.level ?? null,
    season: set.season ?? '',
    parts: single.length === SPEAKING_PARTS.length ? [WHOLE_TEST, ...single] : single,
    lines: { ...lines, 0: [...lines[1], ...lines[2]] },
    questions: { ...questions, 0: questions[1] + questions[2] + questions[3] },
    hasAudio: isHeard(set),
    words: [
      set.title.en,
      set.title.zh,
      topic.en,
      topic.zh,
      ...lines[1].flatMap(({ en, zh }) => [en, zh]),
      set.part2?.cue ?? '',
      ...set.part3,
      ...set.part1.flatMap((one) => one.questions),
    ]
      .join('\n')
      .toLowerCase(),
  };
}

const isHeard = (set: SetPublic): boolean =>
  set.part1.some(({ asked }) => asked?.some(({ audio }) => audio)) ||
  Boolean(set.part2?.audio) ||
  Boolean(set.part3Asked?.some(({ audio }) => audio));

export const minutesOf = (part: SatPart): number =>
  Math.round(partsOf(part).reduce((sum, one) => sum + PART_SECONDS[one].to, 0) / 60);

export const topicName = (topic: string): Both => (TOPICS as Record<string, Both>)[topic] ?? { en: topic, zh: topic };
