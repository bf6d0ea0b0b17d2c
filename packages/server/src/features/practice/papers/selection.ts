import type { Both } from '@ninefold/contract/practice/paper';
import type { Shelf } from '@ninefold/contract/practice/paper-list';
import { isWholeTest } from '@ninefold/core/practice/attempt-rules';
import { AppError } from '#app-error.ts';
import type { Catalogue, CataloguePaper } from './catalogue.ts';
import type { Reader } from './lists.ts';

/** What somebody wants to practise: a paper, a set, or papers of their own choice under one clock. */
export type Selection = {
  kind: 'paper' | 'set' | 'own';
  /** 0 for an own set. */
  id: number;
  title: Both;
  shelf: Shelf | null;
  papers: CataloguePaper[];
  marks: number;
  seconds: number;
  whole: boolean;
  access: 'free' | 'vip' | 'coins';
};

export type Wanted = { id: number } | { ids: readonly number[] };

/** What is not there, not this skill, or another school's is all the same: not found, by the field's name. */
export function select(catalogue: Catalogue, reader: Reader, wanted: Wanted): Selection {
  if ('ids' in wanted) return own(catalogue, reader, wanted.ids);
  const set = catalogue.sets.find(({ id }) => id === wanted.id);
  if (set && set.skill === reader.skill && reader.sees(set.organisation)) return { ...set, kind: 'set' };
  const paper = find(catalogue, reader, wanted.id);
  if (!paper) throw new AppError('not_found', { fields: ['id'] });
  return {
    ...summed([paper], reader),
    kind: 'paper',
    id: paper.id,
    title: paper.title,
    shelf: shelfOf(catalogue, paper),
  };
}

function own(catalogue: Catalogue, reader: Reader, ids: readonly number[]): Selection {
  const papers = ids.map((id) => find(catalogue, reader, id));
  const missing = papers.findIndex((paper) => !paper);
  if (missing !== -1) throw new AppError('not_found', { fields: [`paper_ids.${missing}`] });
  if (new Set(ids).size !== ids.length) throw new AppError('invalid_input', { fields: ['paper_ids'] });
  const known = papers.flatMap((paper) => paper ?? []);
  return { ...summed(known, reader), kind: 'own', id: 0, title: reader.kit.ownSet, shelf: null };
}

function find(catalogue: Catalogue, { skill, sees }: Reader, id: number): CataloguePaper | undefined {
  const paper = catalogue.papers.get(id);
  return paper && paper.skill === skill && sees(paper.organisation) ? paper : undefined;
}

const summed = (papers: CataloguePaper[], { kit }: Reader) => ({
  papers,
  marks: papers.reduce((sum, { marks }) => sum + marks, 0),
  seconds: papers.reduce((sum, { seconds }) => sum + seconds, 0),
  whole: isWholeTest(kit.partsOfTest, papers),
  access: papers.find(({ access }) => access !== 'free')?.access ?? ('free' as const),
});

const shelfOf = (catalogue: Catalogue, { id }: CataloguePaper) => catalogue.setsOfPaper.get(id)?.[0]?.shelf ?? null;
