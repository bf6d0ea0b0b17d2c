import { factsOf } from '@ninefold/core/practice/question-types';
import { bodyText } from '../../paper-view.ts';
import type { Group } from '../../schema/question.ts';
import { gapsIn, listOf, repeated } from '../../text.ts';
import { itemCheck, type Trouble, trouble } from '../check-list.ts';

/** Gaps and questions must answer each other, and a group must be laid out as its type is in the exam. */

const PAPERS = ['reading', 'listening'] as const;

const groupCheck = (name: string, look: (group: Group, where: string) => Trouble[]) =>
  itemCheck(name, 'error', PAPERS, (paper) => paper.groups.flatMap((group, at) => look(group, `groups.${at}`)));

const layout = groupCheck('layout', (group, where) => {
  const { layouts } = factsOf(group.type);
  const gapsInStems = group.questions.every(({ text }) => text && gapsIn(text).length > 0);
  if (!group.body) {
    const free = layouts.length === 0 || (group.type === 'sentence-completion' && gapsInStems);
    return free ? [] : [trouble(where, `${group.type} needs a body with layout ${layouts.join(' or ')}`)];
  }
  if (layouts.includes(group.body.layout)) return [];
  return [trouble(`${where}.body.layout`, `${group.type} is never laid out as ${group.body.layout}`)];
});

const gapMissing = groupCheck('gap-missing', (group, where) => {
  const gaps = printedGaps(group);
  if (!hasGaps(group)) return [];
  return group.questions.flatMap((question, at) =>
    listOf(question.n)
      .filter((n) => !gaps.includes(n))
      .map((n) => trouble(`${where}.questions.${at}`, `no gap __${n}__ is printed for it`)),
  );
});

const gapOrphan = groupCheck('gap-orphan', (group, where) => {
  const gaps = printedGaps(group);
  const numbers = group.questions.flatMap(({ n }) => n);
  return [
    ...gaps.filter((n) => !numbers.includes(n)).map((n) => trouble(`${where}.body`, `__${n}__ has no question`)),
    ...repeated(gaps).map((n) => trouble(`${where}.body`, `__${n}__ is printed twice`)),
  ];
});

const anyOrder = groupCheck('any-order', (group, where) => {
  const numbers = group.questions.flatMap(({ n }) => n);
  const typed = factsOf(group.type).interaction === 'gap';
  return group.anyOrder.flatMap((set, at) => [
    ...(typed ? [] : [trouble(`${where}.anyOrder`, 'only typed answers can change places')]),
    ...set.filter((n) => !numbers.includes(n)).map((n) => trouble(`${where}.anyOrder.${at}`, `no question ${n} here`)),
  ]);
});

const tableShape = groupCheck('table-shape', (group, where) => {
  if (group.body?.layout !== 'table') return [];
  const { head, rows } = group.body;
  return rows.flatMap((row, at) =>
    row.length === head.length
      ? []
      : [trouble(`${where}.body.rows.${at}`, `${row.length} cells under ${head.length} headings`)],
  );
});

/** Pictures carry pins instead; short answers and choices have no gaps at all. */
const hasGaps = (group: Group) => (group.body ? group.body.layout !== 'picture' : group.type === 'sentence-completion');

const printedGaps = (group: Group): number[] =>
  gapsIn([bodyText(group), ...group.questions.map(({ text }) => text ?? '')].join('\n'));

export const gapChecks = [layout, gapMissing, gapOrphan, anyOrder, tableShape];
