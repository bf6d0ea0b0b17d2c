import type { Criterion } from '../../report.ts';
import { countWords } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, isUnsuspected, type Point, praise } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { looksRight } from '../looks-right.ts';
import { isSummary } from '../structure.ts';

const LIGHT = 0.1;

/**
 * What speaks for a criterion where nothing more particular does: facts of the whole text and the longest sentence in
 * which nothing was found. Like the plainest of the weaknesses they hold of every text of which they are said.
 */
export const plainPraise = (facts: Facts): Record<Criterion, Point[]> => ({
  tr: allAnswered(facts),
  cc: threeParts(facts),
  lr: nothingMisspelt(facts),
  gra: longestSound(facts),
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

/** Task 2: an opening, paragraphs that argue, and an ending that says it is one. */
function threeParts({ structure, request, essay }: Facts): Point[] {
  if (request.task === 1 || isLetter(request)) return [];
  const [first, last] = [structure[0], structure.at(-1)];
  const inner = structure.slice(1, -1);
  if (first?.role !== 'opening' || first.words < OPENING || last?.role !== 'closing') return [];
  if (!isSummary(essay.text.slice(last.start, last.end)) || inner.length < 2 || inner.length > 4) return [];
  if (!inner.every((one) => one.role === 'body' && one.sentences >= 2)) return [];
  return [
    praise(
      LIGHT,
      `分段清楚：开头段、${inner.length} 个正文段和结尾段。`,
      `The text has an opening, ${inner.length} paragraphs in the middle and an ending.`,
      undefined,
    ),
  ];
}

const ENOUGH = 150;

/** No misspelling was found, nor asked about. */
function nothingMisspelt({ corrections, suspected, essay, words, tools }: Facts): Point[] {
  if (words < ENOUGH || !suspected || corrections.some(({ kind }) => kind === 'spelling')) return [];
  // An unknown word in small letters may be a slip that nobody dared to name.
  const isKnown = essay.words.every(
    ({ lower, start }) => /[^a-z]/.test(lower) || /[A-Z]/.test(essay.text[start]!) || tools.spelling.isWord(lower),
  );
  if (!isKnown) return [];
  return [praise(LIGHT, `${words} 词里没有找到拼写错误。`, `No misspelling was found in ${words} words.`, undefined)];
}

const LONG = 14;

/** The longest sentence about which nobody has a doubt. */
function longestSound(facts: Facts): Point[] {
  const [found] = facts.essay.sentences
    .map((one) => ({ one, words: countWords(one.text) }))
    .filter(({ one, words }) => words >= LONG && isUnsuspected(facts, one) && looksRight(one.text, facts.tools))
    .sort((a, b) => b.words - a.words);
  if (!found) return [];
  return [
    praise(
      LIGHT,
      `这一句有 ${found.words} 词，没有找到要改的地方。`,
      `Nothing was found to mend in this sentence of ${found.words} words.`,
      quote(found.one),
    ),
  ];
}
