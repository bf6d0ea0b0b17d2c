import type { ParagraphRole } from '../../report.ts';
import { countWords, type Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { innerBodies } from '../parts/inner-bodies.ts';
import { bodies, kindOf, numberOf } from '../places.ts';
import { COMPARING } from '../signals.ts';

/** Paragraphs measured against one another, and their first sentences. */
export const paragraphSizes = (facts: Facts): Point[] =>
  isLetter(facts.request)
    ? []
    : [...onlyBody(facts), ...longFirst(facts), ...longestOpening(facts), ...unlikeBodies(facts)];

const ROOM = 80;
const MOST_OPENING = 70;

/** One paragraph for everything between the beginning and the end. */
function onlyBody({ structure, request, essay }: Facts): Point[] {
  const [body, ...more] = structure.filter(({ role }) => role === 'body');
  if (!body || more.length || structure.length !== 3 || body.words < ROOM || body.sentences < 4) return [];
  // So long an opening has points of its own.
  if (structure[0]!.words > MOST_OPENING || structure[0] === body) return [];
  const at = structure.indexOf(body) + 1;
  const middle = inside({ essay }, body)[Math.ceil(body.sentences / 2)]!;
  return [
    weakness(
      0.207,
      `所有${request.task === 1 ? '细节' : '要点'}都在第 ${at} 段里（${body.sentences} 句，${body.words} 词）。`,
      `All the ${request.task === 1 ? 'details' : 'points'} stand in paragraph ${at} (${body.sentences} sentences, ${body.words} words).`,
      quote(middle),
      {
        zh: '7 分的文章至少分成两段：在换到下一部分内容的地方断开，多半就在这一句前后。',
        en: 'A 7 makes two paragraphs or more of it, with a break where the next part begins, which may be near this sentence.',
      },
    ),
  ];
}

const LONG = 35;
/** The first sentence of a paragraph should say its point; a long one hides it. */
function longFirst(facts: Facts): Point[] {
  const firsts = bodies(facts)
    .filter(({ role, sentences }) => role === 'body' && sentences >= 2)
    .filter((one) => !isTorn(facts, one))
    .map((paragraph) => ({ paragraph, first: inside(facts, paragraph)[0]! }))
    .filter(
      ({ first }) =>
        first && isOne(first) && !/[a-z]{2}[.!?][A-Z0-9]/.test(first.text) && countWords(first.text) >= LONG,
    )
    .sort((a, b) => countWords(b.first.text) - countWords(a.first.text));
  const [longest] = firsts;
  if (!longest) return [];
  const [at, n] = [numberOf(facts, longest.paragraph), countWords(longest.first.text)];
  return [
    weakness(
      0.18,
      `第 ${at} 段的第一句有 ${n} 词。`,
      `The first sentence of paragraph ${at} is ${n} words long.`,
      quote(longest.first),
      facts.request.task === 1
        ? {
            zh: '7 分的报告先用一个短句说出这一段的总体情况，细节和数字放到后面的句子里。',
            en: 'A 7 opens with a short sentence on what the paragraph shows and leaves the details to the next ones.',
          }
        : {
            zh: '7 分的文章先用一个短句说出要点，其余的放到后面的句子里。',
            en: 'A 7 opens with a short sentence that says the point and leaves the rest to the next ones.',
          },
    ),
  ];
}

/** The paragraph before stops in the middle of its sentence. */
const isTorn = ({ essay, structure }: Facts, one: ParagraphRole) =>
  /[\w,;-]$/.test(essay.text.slice(0, structure[structure.indexOf(one) - 1]?.end ?? 0).trim());

/** An end without its space is an end; a line with a list of its own is no sentence. */
const isOne = ({ text }: Sentence) => !/[a-z]{2}[.!?][A-Za-z]|[.!?] [A-Z]|[;•]/.test(text.replace(/[.!?]+\W*$/, ''));

/** The opening takes more room than any paragraph of the body. */
function longestOpening({ structure, words, request, essay }: Facts): Point[] {
  const [opening, ...others] = structure;
  const inner = others.filter(({ role }) => role === 'body');
  if (opening?.role !== 'opening' || inner.length < 2 || opening.words < 45) return [];
  if (inner.some((one) => one.words >= opening.words)) return [];
  // An overview that stands in the opening needs its room.
  const behind = essay.text.slice(opening.point.end, opening.end);
  if (request.task === 1 && (opening.sentences < 2 || COMPARING.test(behind))) return [];
  return [
    weakness(
      0.2,
      `开头段（${opening.words} 词）比每个正文段都长，全文约 ${words} 词。`,
      `The opening (${opening.words} words) is longer than every body paragraph; the text has about ${words} words.`,
      opening.point,
      {
        zh: '7 分的文章开头很短，把字数留给正文的要点。',
        en: 'A 7 keeps the opening short and leaves the room to the points of the body.',
      },
    ),
  ];
}

/** A paragraph of more words has its point developed, however long another one is. */
const ENOUGH = 60;

/** One body paragraph at least twice as long as another. */
function unlikeBodies(facts: Facts): Point[] {
  // What comes second in a report may be its overview, and the steps of a process have no weight of their own.
  const isReport = facts.request.task === 1;
  if (isReport && kindOf(facts.request) !== 'numbers') return [];
  const own = isReport ? facts.structure.filter(({ role }) => role === 'body') : innerBodies(facts);
  const inner = [...own].sort((a, b) => a.words - b.words);
  const [short, long] = [inner[0], inner.at(-1)];
  if (isReport && short === facts.structure[1]) return [];
  if (
    !short ||
    !long ||
    inner.length > 3 ||
    short.words > ENOUGH ||
    long.words < 80 ||
    short.words < 15 ||
    long.words < 2 * short.words
  )
    return [];
  const [a, b] = [numberOf(facts, short), numberOf(facts, long)];
  return [
    weakness(
      0.175,
      `第 ${b} 段有 ${long.words} 词，第 ${a} 段有 ${short.words} 词。`,
      `Paragraph ${b} has ${long.words} words, paragraph ${a} has ${short.words}.`,
      short.point,
      isReport
        ? {
            zh: `7 分的报告各段分量相近：把第 ${b} 段的一部分数据分出来，或者给第 ${a} 段补上比较。`,
            en: `A 7 gives its paragraphs about the same weight: move a part of paragraph ${b}, or add a comparison to paragraph ${a}.`,
          }
        : {
            zh: `7 分的文章各个要点分量相近：给第 ${a} 段补上理由或例子，或者把第 ${b} 段分成两段。`,
            en: `A 7 gives its points about the same weight: add a reason or an example to paragraph ${a}, or make two of paragraph ${b}.`,
          },
    ),
  ];
}
