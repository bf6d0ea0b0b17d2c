import type { FoundPaper, PaperRow, SetRow, Shelf } from '@ninefold/contract/practice/paper-list';
import { SHELF_IDS } from '@ninefold/contract/practice/paper-list';
import type { PractisedSkill } from '@ninefold/core/practice/practised-skills';
import { type QuestionType, questionTypes } from '@ninefold/core/practice/question-types';
import type { SkillKit } from '../skill.kit.ts';
import {
  type Catalogue,
  type CataloguePaper,
  type CatalogueSet,
  type Module,
  searchable,
  topicName,
} from './catalogue.ts';
import type { MineOf } from './learner-results.ts';

/** What of the catalogue a learner may see and open. */
export type Reader = {
  skill: PractisedSkill;
  kit: SkillKit;
  /** How the learner will sit the test: it decides the time at the end of listening. */
  examType: 1 | 2;
  /** Which test the learner will sit. */
  module: 'academic' | 'general';
  sees: (organisation: number | null) => boolean;
  locked: (access: 'free' | 'vip' | 'coins') => boolean;
  /** What the learner is told it costs: the operator's rule may open or close the whole skill. */
  costs: (access: 'free' | 'vip' | 'coins') => 'free' | 'vip';
};

export const setsOf = ({ sets }: Catalogue, reader: Reader, shelf: Shelf): CatalogueSet[] =>
  sets
    .filter((set) => set.skill === reader.skill && set.shelf === shelf && reader.sees(set.organisation))
    .sort(ownTestFirst(reader));

/** Too short to be a paper: texts of lessons, which no list shows by themselves. */
const FULL_PAPER = 10;

export function papersOf({ papers, setsOfPaper, keptForMocks }: Catalogue, reader: Reader): CataloguePaper[] {
  return [...papers.values()]
    .filter(
      ({ id, skill, organisation, marks }) =>
        skill === reader.skill &&
        reader.sees(organisation) &&
        !keptForMocks.has(id) &&
        (marks >= FULL_PAPER || setsOfPaper.has(id)),
    )
    .sort(ownTestFirst(reader));
}

/** Papers of the test that the learner will not sit stand behind the others; otherwise the order stays. */
const ownTestFirst = ({ module }: Reader) => {
  const isOther = (one: { module: Module }) => Number(one.module !== null && one.module !== module);
  return (a: { module: Module }, b: { module: Module }): number => isOther(a) - isOther(b);
};

type Search = { pid: 0 | 1 | 2 | 3; search_content: string; topic: string; type: QuestionType | '' };

export function search(catalogue: Catalogue, reader: Reader, wanted: Search): CataloguePaper[] {
  const words = searchable(wanted.search_content).split(' ').filter(Boolean);
  // A learner looks for the name they saw on the shelf, which is often the set's.
  const namesOfSets = (id: number) =>
    searchable((catalogue.setsOfPaper.get(id) ?? []).map(({ title }) => `${title.en} ${title.zh}`).join(' '));
  const onShelf = (id: number) =>
    wanted.pid === 0 || (catalogue.setsOfPaper.get(id) ?? []).some(({ shelf }) => SHELF_IDS[shelf] === wanted.pid);
  return papersOf(catalogue, reader).filter(
    (paper) =>
      onShelf(paper.id) &&
      (wanted.topic === '' || paper.topic === wanted.topic) &&
      (wanted.type === '' || paper.types.includes(wanted.type)) &&
      words.every((word) => paper.words.includes(word) || namesOfSets(paper.id).includes(word)),
  );
}

export const pageOf = <T>(rows: readonly T[], page: number, size: number): T[] =>
  rows.slice((page - 1) * size, page * size);

/** The clock of an exam of these papers. */
export const examSeconds = ({ seconds }: { seconds: number }, { kit, examType }: Reader, type = examType): number =>
  seconds + kit.checkSeconds(type);

export const setRow = (set: CatalogueSet, reader: Reader, mine: MineOf): SetRow => ({
  id: set.id,
  shelf: set.shelf,
  title: set.title,
  topic: set.topic,
  module: set.module,
  year: set.year,
  ...(set.level !== undefined && { level: set.level }),
  ...(set.basis && { basis: set.basis }),
  marks: set.marks,
  seconds: examSeconds(set, reader),
  whole: set.whole ? 1 : 0,
  access: reader.costs(set.access),
  locked: reader.locked(set.access) ? 1 : 0,
  papers: set.papers.map((paper) => paperRow(paper, reader, mine)),
  mine: mine('set', set.id),
});

const paperRow = (paper: CataloguePaper, reader: Reader, mine: MineOf): PaperRow => ({
  id: paper.id,
  module_type: 1,
  title: paper.title,
  topic: paper.topic,
  module: paper.module,
  types: paper.types,
  part: paper.part,
  marks: paper.marks,
  seconds: examSeconds(paper, reader),
  ...(paper.level !== undefined && { level: paper.level }),
  has_audio: paper.hasAudio ? 1 : 0,
  access: reader.costs(paper.access),
  locked: reader.locked(paper.access) ? 1 : 0,
  mine: mine('paper', paper.id),
});

export function foundRow(paper: CataloguePaper, { setsOfPaper }: Catalogue, reader: Reader, mine: MineOf): FoundPaper {
  const [set] = (setsOfPaper.get(paper.id) ?? []).filter(({ organisation }) => reader.sees(organisation));
  return {
    ...paperRow(paper, reader, mine),
    set: set ? { id: set.id, title: set.title, shelf: set.shelf, year: set.year } : null,
  };
}

const SHELF_NAMES = {
  jian_ya: { en: 'Practice sets', zh: '套题' },
  ji_jing: { en: 'Topics', zh: '话题' },
  yu_ce: { en: 'Picks', zh: '精选' },
} as const;

/** The filters that find something, each with the number of papers it finds. */
export function searchConfig(catalogue: Catalogue, reader: Reader) {
  const papers = papersOf(catalogue, reader);
  const years = (shelf: Shelf) =>
    [...tally(setsOf(catalogue, reader, shelf).map(({ year }) => year))]
      .filter(([year]) => year > 0)
      .sort(([a], [b]) => b - a)
      .map(([year, count]) => ({ id: year, name: { en: String(year), zh: `${year} 年` }, count }));
  const topics = tally(papers.map(({ topic }) => topic));
  const types = tally(papers.flatMap((paper) => paper.types));
  return {
    jian_ya: years('jian_ya'),
    ji_jing: years('ji_jing'),
    yu_ce: years('yu_ce'),
    shelves: (Object.keys(SHELF_IDS) as Shelf[]).map((shelf) => ({
      id: SHELF_IDS[shelf],
      name: SHELF_NAMES[shelf],
      count: search(catalogue, reader, { pid: SHELF_IDS[shelf], search_content: '', topic: '', type: '' }).length,
    })),
    topics: [...topics].map(([key, count]) => ({ key, name: topicName(key), count })).sort(mostFirst),
    types: questionTypes.flatMap((key) => (types.has(key) ? [{ key, count: types.get(key) ?? 0 }] : [])),
  };
}

const mostFirst = (a: { key: string; count: number }, b: { key: string; count: number }) =>
  b.count - a.count || a.key.localeCompare(b.key);

function tally<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
