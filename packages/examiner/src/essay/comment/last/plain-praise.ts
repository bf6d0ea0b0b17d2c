import type { Criterion } from '../../report.ts';
import { longestFromQuestion } from '../counted/own-words.ts';
import { type Facts, type Point, praise } from '../facts.ts';
import { isSummary } from '../structure.ts';

const LIGHT = 0.1;

/**
 * What speaks for a criterion where nothing more particular does: facts of the whole text that hold of every text of
 * which they are said. "Nothing was found to mend in this sentence" was no such fact: readers found something in twelve
 * of twenty-eight such sentences, and a misspelling in four of eighteen texts in which the rules had found none.
 */
export const plainPraise = (facts: Facts): Partial<Record<Criterion, Point[]>> => ({
  tr: allAnswered(facts),
  cc: threeParts(facts),
});

/** Task 2: an answer was seen to each part of a question that has several. */
function allAnswered({ coverage, request, warnings }: Facts): Point[] {
  if (request.task === 1 || warnings.length || coverage.length < 2) return [];
  if (!coverage.every(({ status }) => status === 'answered')) return [];
  return [
    praise(
      LIGHT,
      `题目的 ${coverage.length} 个部分在文章里都有对应的内容。`,
      `Each of the ${coverage.length} parts of the question is taken up in the text.`,
      undefined,
    ),
  ];
}

const OPENING = 20;
const COPIED = 10;

/** Task 2: an opening, paragraphs that argue, and an ending that says it is one. */
function threeParts({ structure, request, essay, warnings }: Facts): Point[] {
  if (request.task === 1 || warnings.length) return [];
  const [first, last] = [structure[0], structure.at(-1)];
  const inner = structure.slice(1, -1);
  if (first?.role !== 'opening' || first.words < OPENING || last?.role !== 'closing') return [];
  if (!isSummary(essay.text.slice(last.start, last.end)) || inner.length < 2 || inner.length > 4) return [];
  if (!inner.every((one) => one.role === 'body' && one.sentences >= 2)) return [];
  const sizes = inner.map(({ words }) => words);
  // An opening as long as a paragraph that argues, or of the question's own words, is no merit.
  if (Math.max(first.words, last.words) > Math.min(...sizes)) return [];
  if (longestFromQuestion({ essay, request }).length >= COPIED) return [];
  return [
    praise(
      LIGHT,
      `文章有开头（${first.words} 词）、正文 ${sizes.length} 段（${sizes.join('、')} 词）和结尾（${last.words} 词）。`,
      `The text has an opening (${first.words} words), ${sizes.length} paragraphs between (${sizes.slice(0, -1).join(', ')} and ${sizes.at(-1)} words) and an ending (${last.words} words).`,
      undefined,
    ),
  ];
}
