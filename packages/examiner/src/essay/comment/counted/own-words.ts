import type { EssayText } from '../../text/essay-text.ts';
import { quoteAt } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';

/** So many words in a row are no chance. */
const LONG = 10;

/** A run of words that stands in the question too, in the first paragraph. */
export function fromQuestion(facts: Facts): Point[] {
  const { essay, request } = facts;
  const best = longestFromQuestion(facts);
  if (best.length < LONG) return [];
  return [
    weakness(
      0.2,
      `这里连续至少 ${best.length} 个词和题目一样。`,
      `At least ${best.length} words in a row are those of the question here.`,
      quoteAt(essay, { start: best[0]!.start, end: best.at(-1)!.end }),
      request.task === 1
        ? {
            zh: '7 分的报告用自己的话说图里是什么：画的是谁、哪几年、用什么单位。',
            en: 'A 7 says in its own words what is drawn: who or what, which years, in which unit.',
          }
        : {
            zh: '7 分的文章用自己的话点出话题，只用半句，然后就回答题目。',
            en: 'A 7 names the topic in words of its own, in half a sentence, and then answers the question.',
          },
    ),
  ];
}

const INSTRUCTS =
  /\b(?:give (?:your|reasons)|to what extent do you|do you agree or disagree|write (?:at least|about the)|include (?:any|relevant|your)|why do you think|what can be done|suggest some measures|explain and include|what (?:are|is) the (?:\w+ ){1,4}(?:to|of|about)\b[^.?]*\?)/i;

/** The task itself stands over the answer, perhaps in other words than the question we know. */
export const opensWithTask = ({ essay }: Pick<Facts, 'essay'>): boolean =>
  essay.paragraphs.length > 1 && INSTRUCTS.test(essay.paragraphs[0]!.text);

/** The longest run of words of the question in the first paragraph. */
export function longestFromQuestion({ essay, request }: Pick<Facts, 'essay' | 'request'>): EssayText['words'] {
  const asked = ` ${(request.prompt.toLowerCase().match(/[a-z]+(?:'[a-z]+)*/g) ?? []).join(' ')} `;
  const words = essay.words.filter(({ end }) => end <= (essay.paragraphs[0]?.end ?? 0));
  let best: typeof words = [];
  for (let from = 0; from < words.length; from++) {
    let to = from + 1;
    while (to <= words.length && asked.includes(` ${lower(words.slice(from, to))} `)) to++;
    if (to - 1 - from > best.length) best = words.slice(from, to - 1);
  }
  return best;
}

const lower = (words: { lower: string }[]) => words.map((one) => one.lower).join(' ');
