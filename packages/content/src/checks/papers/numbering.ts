import { paperView } from '../../paper-view.ts';
import type { Paper } from '../../schema/item.ts';
import { plain, repeated } from '../../text.ts';
import { itemCheck, trouble } from '../check-list.ts';

const PAPERS = ['reading', 'listening'] as const;

const numbering = itemCheck('numbering', 'error', PAPERS, (paper) => {
  let next = 1;
  return paperView(paper).questions.flatMap(({ numbers, where }) =>
    numbers.flatMap((n) => {
      const expected = next;
      next = n + 1;
      return n === expected ? [] : [trouble(`${where}.n`, `expected ${expected}, found ${n}`)];
    }),
  );
});

const questionKeys = itemCheck('question-keys', 'error', PAPERS, (paper) => {
  const keys = paperView(paper).questions.map(({ question, numbers }) => question.key ?? `q${numbers[0]}`);
  return repeated(keys).map((key) => trouble('groups', `the question key ${key} is used twice`));
});

const questionCount = itemCheck('question-count', 'warning', PAPERS, (paper) => {
  const count = marksOf(paper);
  const expected = paper.kind === 'reading' ? [13, 14] : [10];
  if (paper.length === 'short' || expected.includes(count)) return [];
  return [trouble('groups', `${count} questions, a full ${paper.kind} part has ${expected.join(' or ')}`)];
});

const duplicateStems = itemCheck('duplicate-stem', 'error', PAPERS, (paper) => {
  const seen = new Map<string, number>();
  return paperView(paper).questions.flatMap(({ question, numbers, where }) => {
    const stem = plain(question.text ?? '');
    const first = seen.get(stem);
    if (!stem) return [];
    seen.set(stem, first ?? numbers[0]!);
    return first === undefined ? [] : [trouble(`${where}.text`, `the same words as question ${first}`)];
  });
});

const readingTime = itemCheck('reading-time', 'error', ['listening'], (paper) => {
  const last = marksOf(paper);
  return paper.readingTime.flatMap(({ before, questions: [from, to] }, at) => [
    ...(paperView(paper).places.has(before) ? [] : [trouble(`readingTime.${at}.before`, `there is no turn ${before}`)]),
    ...(from <= to && to <= last
      ? []
      : [trouble(`readingTime.${at}.questions`, `${from} to ${to} of ${last} questions`)]),
  ]);
});

export const marksOf = (paper: Paper): number =>
  paperView(paper).questions.reduce((sum, { numbers }) => sum + numbers.length, 0);

export const numberingChecks = [numbering, questionKeys, questionCount, duplicateStems, readingTime];
