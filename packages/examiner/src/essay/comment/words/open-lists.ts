import { quoteAround } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';

const OPEN_END = /\b(?:and so on|and so forth|and things like that|etc)\b/i;
const OPENED = /\b(?:such as|like|for example|for instance|including|e\.g)\b/i;

/** A list that the reader is left to finish. */
export function openLists({ essay, bands, unwanted }: Facts): Point[] {
  if (bands.criteria.lr.band >= 7) return [];
  const first = essay.sentences.find((one) => OPEN_END.test(one.text) && !unwanted.includes(one));
  const match = first && OPEN_END.exec(first.text);
  if (!first || !match) return [];
  const opened = OPENED.exec(first.text.slice(0, match.index))?.[0];
  const start = first.start + match.index;
  return [
    weakness(
      0.75,
      `这里的列举用“${match[0]}”收尾，剩下的要读者自己补。`,
      `The list here ends in "${match[0]}", which leaves the rest to the reader.`,
      quoteAround(essay, { start, end: start + match[0].length }),
      opened
        ? {
            zh: `前面已有“${opened}”，不必再写“${match[0]}”：7 分的文章用 and 加最后一项结束。`,
            en: `After "${opened}" the list is open anyway: a 7 ends it with "and" and the last thing named.`,
          }
        : {
            zh: '7 分的写法：用 such as 引出列举，用 and 加最后一项结束。',
            en: 'A 7 opens it with "such as" and ends it with "and" and the last thing named.',
          },
    ),
  ];
}
