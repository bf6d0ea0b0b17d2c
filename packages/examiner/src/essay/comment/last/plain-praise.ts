import type { Criterion } from '../../report.ts';
import type { Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, isClean, isUnsuspected, type Point, praise } from '../facts.ts';
import { bodySentences } from '../places.ts';
import { joinedInManyWays, ledByOpenings, manyVerbs, ownOpening } from './language-praise.ts';
import { wholeFirst } from './report-praise.ts';

const LIGHT = 0.1;

/**
 * What speaks for a criterion where nothing more particular does: facts of the whole text that hold of every text of
 * which they are said. "Nothing was found to mend in this sentence" was no such fact: readers found something in twelve
 * of twenty-eight such sentences, and a misspelling in four of eighteen texts in which the rules had found none. How many
 * words each paragraph has was true and empty, said seven readers' verdicts of seven.
 */
export const plainPraise = (facts: Facts): Partial<Record<Criterion, Point[]>> => ({
  tr: [...wellSupported(facts), ...allAnswered(facts), ...wholeFirst(facts)],
  cc: ledByOpenings(facts),
  lr: [...ownOpening(facts), ...manyVerbs(facts)],
  gra: joinedInManyWays(facts),
});

/** As sure as this the reader of meaning must be; teachers who marked three good places a text at most had marked seven in ten. */
const SURE = 0.8;
const DOUBTFUL = 0.5;

/** Task 2: the sentence of which a teacher would most likely say that it carries the point before it. */
function wellSupported(facts: Facts): Point[] {
  const { essay, margin, request } = facts;
  if (request.task === 1 || !margin) return [];
  const index = new Map(essay.sentences.map((one, i) => [one, i]));
  const noteOf = (one: Sentence) => margin[index.get(one)!]?.support ?? 0;
  const goesOn = (one: Sentence) => essay.sentences[index.get(one)! - 1]?.paragraph === one.paragraph;
  return (
    bodySentences(facts)
      .filter((one) => noteOf(one) >= SURE && goesOn(one))
      // It is the thought that is praised; but nobody should read a sentence with a plain slip as a model.
      .filter((one) => isClean(facts.corrections, one) && isUnsuspected(facts, one, DOUBTFUL))
      .sort((a, b) => noteOf(b) - noteOf(a))
      .slice(0, 1)
      .map((one) =>
        praise(
          LIGHT,
          '就论证来说，这一句起了作用：用理由、结果或例子支撑了前面的观点。',
          'For the argument this sentence does its work: it gives the point before it a reason, a result or an example.',
          quote(one),
        ),
      )
  );
}

/** Task 2: an answer was seen to each part of a question that has several. */
function allAnswered({ coverage, request, warnings }: Facts): Point[] {
  if (request.task === 1 || warnings.length || coverage.length < 2) return [];
  if (!coverage.every(({ status }) => status === 'answered')) return [];
  return [
    praise(
      LIGHT,
      '题目的各个部分在文章里都有对应的内容。',
      'Each part of the question is taken up in the text.',
      undefined,
    ),
  ];
}
