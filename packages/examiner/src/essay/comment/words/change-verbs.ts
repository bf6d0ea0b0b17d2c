import type { Sentence } from '../../text/essay-text.ts';
import { quoteAround } from '../../text/quote.ts';
import { type Facts, isClean, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { kindOf } from '../places.ts';

/** Task 1 with figures: what a verb of change could say and does not. */
export function changeVerbs(facts: Facts): Point[] {
  const { request, bands } = facts;
  if (request.task === 2 || isLetter(request) || bands.criteria.lr.band >= 7 || kindOf(request) !== 'numbers')
    return [];
  return [...timesAsMuch(facts), ...withoutAdverb(facts)];
}

const MOVED = 'increased|rose|grew|climbed|jumped|went up|decreased|fell|dropped|declined|went down';
const FROM_TO = new RegExp(
  String.raw`\b(?<!\b(?:is|are|was|were|be|been|has|have|had|to|not) (?:\w+ly )?)(${MOVED})(?: \w+ly)? from [£$€]?(\d+(?:\.\d+)?)( ?%| per ?cent| million| billion| thousand)? to [£$€]?(\d+(?:\.\d+)?)(?![\d,.]*\d)( ?%| per ?cent| million| billion| thousand)?`,
  'i',
);

/** "Rose from 20 to 40": the verb can say it. */
function timesAsMuch({ essay, unwanted, corrections }: Facts): Point[] {
  for (const one of essay.sentences.filter((sentence) => !unwanted.includes(sentence))) {
    const match = FROM_TO.exec(one.text);
    const verb = match && timesVerb(Number(match[2]), Number(match[4]), /inc|rose|gre|cli|jum|up/i.test(match[1]!));
    if (!match || !verb || (match[3] ?? match[5])?.trim() !== (match[5] ?? match[3])?.trim()) continue;
    const start = one.start + match.index;
    const place = { start, end: start + match[0].length };
    if (!isClean(corrections, place)) continue;
    const to = match[0].replace(/^.*? from/i, `${verb} from`);
    return [
      weakness(
        0.8,
        `这里的动词没有说出倍数：从 ${match[2]} 到 ${match[4]}。`,
        `The verb here leaves the reader to work out how many times: from ${match[2]} to ${match[4]}.`,
        quoteAround(essay, place),
        { zh: `7 分的写法：${match[0]} → ${to}。`, en: `A 7 lets the verb say it: "${match[0]}" → "${to}".` },
      ),
    ];
  }
  return [];
}

function timesVerb(from: number, to: number, isUp: boolean): string | undefined {
  const times = isUp ? to / from : from / to;
  if (!(from > 0 && to > 0)) return undefined;
  if (times === 2) return isUp ? 'doubled' : 'halved';
  return times === 3 && isUp ? 'trebled' : undefined;
}

const BARE = new RegExp(
  String.raw`\b(?<!\b(?:is|are|was|were|be|been|being|to|a|an|the|of|with|in|not|which|that|\w+ly) )(${MOVED}) (?=(?:from|to|until|between)\b)`,
  'i',
);
/** Two moments: without them nothing can have been fast. */
const isOverTime = (text: string) =>
  new Set(text.match(/\b(?:1[89]|20)\d\d\b/g)).size >= 2 ||
  /\b(?:month|year|week|day|hour|decade|January|February|March|April|May|June|July|August|September|October|November|December)s?\b/i.test(
    text,
  );

const HOW =
  /\w{3,}ly\b|\bjumped\b|\b(?:only|just) (?:\w+ )?(?:hours?|days?|months?|years?)\b|\b(?:sharp|rapid|slight|gradual|steady|dramatic|significant|considerable|a lot|a little|a bit|fast|slow|double|doubled|twice|times|more and more|drastic|huge|small|big|large|great)\b/i;

/** "Increased from 20 to 50": nothing in the sentence says how fast. */
function withoutAdverb({ essay, unwanted, corrections, request }: Facts): Point[] {
  if (!isOverTime(`${request.prompt} ${essay.text}`)) return [];
  const isBare = (one: Sentence) => BARE.test(one.text) && !HOW.test(one.text) && !unwanted.includes(one);
  const found = essay.sentences.filter(isBare).find((one) => isClean(corrections, placeOf(one)));
  if (!found) return [];
  const place = placeOf(found);
  const verb = essay.text.slice(place.start, place.end);
  return [
    weakness(
      0.55,
      `“${verb}”这一句没有一个词说变化有多快。`,
      `No word in the sentence with "${verb}" says how fast the change was.`,
      quoteAround(essay, place),
      {
        zh: `7 分的报告会加一个副词，看数据选 slightly、steadily 或 sharply：${verb} steadily。`,
        en: `A 7 adds the adverb that the figures bear out: "${verb} slightly", "steadily" or "sharply".`,
      },
    ),
  ];
}

function placeOf(one: Sentence) {
  const match = BARE.exec(one.text)!;
  const start = one.start + match.index;
  return { start, end: start + match[1]!.length };
}
