import { countWords } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { CARRIES_ON, isLongEnough } from '../parts/inner-bodies.ts';
import { isInLines } from '../parts/paragraph-kinds.ts';
import { POSITION } from '../parts/part-kinds.ts';
import { takesSide } from '../parts/stand.ts';

/** Task 2: an opening that takes a side and no more, and an ending that is one short sentence or none. */
export function sideAndEnding(facts: Facts): Point[] {
  if (facts.structure.length < 3 || isInLines(facts) || !isLongEnough(facts)) return [];
  return [...bareSide(facts), ...noEnding(facts), ...shortEnding(facts)];
}

const SHORT_SIDE = 14;
/** "Partly" and "because" have said how far or why. */
const SAYS_MORE =
  /\b(?:but|although|though|while|whereas|however|part\w*|extent|some\w*|reasons?|more|than|former|latter|first|second|both)\b/i;

/** "I agree with this statement." */
function bareSide(facts: Facts): Point[] {
  const opening = facts.structure[0]!;
  const last = opening.role === 'opening' ? inside(facts, opening).at(-1) : undefined;
  if (!last || facts.unwanted.includes(last) || last.words.length > SHORT_SIDE) return [];
  if (!takesSide(last) || SAYS_MORE.test(last.text) || CARRIES_ON.test(last.text)) return [];
  const words = countWords(last.text);
  return [
    weakness(
      0.3,
      `开头用这 ${words} 个词表明了立场，没有提到理由。`,
      `The opening takes its side in these ${words} words and names no reason with it.`,
      quote(last),
      {
        zh: '7 分的文章会在这一句里点出正文要写的主要理由：“I agree, because …”。',
        en: 'A 7 names in this sentence the main reasons the paragraphs will give: "I agree, because …".',
      },
    ),
  ];
}

const SUMS_UP =
  /\b(?:conclu\w*|to sum|sum up|summar\w*|overall|over all|all in all|in short|in brief|nutshell|finally|lastly|eventually|ultimately|therefore|thus|hence|so|as a result|to end|all these|considering|on the whole|generally)\b/i;
const OPENS_POINT =
  /^\W*(on the other (?:hand|side)|for (?:example|instance)|first of all|firstly|secondly|thirdly|moreover|furthermore|in addition|additionally|another (?:\w+ )?(?:reason|advantage|benefit|point|problem|factor|disadvantage|drawback))\b/i;

/** The text stops inside its last point. */
function noEnding(facts: Facts): Point[] {
  const last = facts.structure.at(-1)!;
  const text = facts.essay.text.slice(last.start, last.end);
  const word = OPENS_POINT.exec(last.point.text)?.[1];
  const sentence = inside(facts, last).at(-1);
  if (!word || !sentence || SUMS_UP.test(text) || POSITION.test(text)) return [];
  return [
    weakness(
      0.45,
      `最后一段以“${word}”开头，里面没有“in conclusion”之类的总结：全文停在这一句。`,
      `The last paragraph opens with "${word}" and holds no "in conclusion" or other sign of an ending: the text stops with this sentence.`,
      quote(sentence),
      {
        zh: '7 分的文章会另起一小段结尾：用一两句话再答一次题目，并带上最主要的理由。',
        en: 'A 7 ends with a short paragraph of its own: the answer once more in a sentence or two, with its main reason.',
      },
    ),
  ];
}

const CLOSES = /^\W*(?:in conclusion|to conclude|to sum up|in summary|all in all|to summari[sz]e|in short)\b/i;
const SHORT_END = 26;
/** A reason has brought the points together. */
const GIVES_REASON = /\b(?:because|since|as|due|owing|reasons?|so|although|though|while|not only)\b/i;

/** An ending of one short sentence. */
function shortEnding(facts: Facts): Point[] {
  const last = facts.structure.at(-1)!;
  const own = inside(facts, last);
  const [sentence] = own;
  if (!sentence || own.length > 1 || !CLOSES.test(sentence.text) || sentence.words.length > SHORT_END) return [];
  if (GIVES_REASON.test(sentence.text.replace(CLOSES, ' ').replace(/^\W+/, ''))) return [];
  const words = countWords(sentence.text);
  return [
    weakness(
      0.28,
      `结尾只有这一句，${words} 个词。`,
      `The ending is this one sentence of ${words} words.`,
      quote(sentence),
      {
        zh: '7 分的文章会在这里再写一句，把正文里支撑这个回答的主要理由合在一起。',
        en: 'A 7 gives it a second sentence that brings together the main reasons from the paragraphs above.',
      },
    ),
  ];
}
