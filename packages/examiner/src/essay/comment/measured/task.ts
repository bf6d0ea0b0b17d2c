import { stem } from '../../relevance.ts';
import type { Place, Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { reasonless } from '../counted/bare-run.ts';
import { drawnThings } from '../counted/drawn-things.ts';
import { caseAtEnd, faintCase } from '../counted/faint-case.ts';
import { leftAlone } from '../counted/left-alone.ts';
import { listOnly } from '../counted/list-only.ts';
import { openEnds } from '../counted/open-ends.ts';
import { fromQuestion } from '../counted/own-words.ts';
import { reportDetails } from '../counted/report-details.ts';
import { shape } from '../counted/shape.ts';
import { sideAndEnding } from '../counted/side-and-ending.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { innerBodies } from '../parts/inner-bodies.ts';
import { bodies, kindOf, numberOf } from '../places.ts';
import { COMPARING, hasExample } from '../signals.ts';
import { ABSTRACT } from './abstract-nouns.ts';

export const taskMeasured = (facts: Facts): Point[] =>
  facts.request.task === 2
    ? [
        ...leftAlone(facts),
        ...thinnest(facts),
        ...noCase(facts),
        ...faintCase(facts),
        ...caseAtEnd(facts),
        ...listOnly(facts),
        ...shape(facts),
        ...sideAndEnding(facts),
        ...openEnds(facts),
        ...reasonless(facts),
        ...fromQuestion(facts),
      ]
    : isLetter(facts.request)
      ? []
      : [...reportDetails(facts), ...drawnThings(facts), ...nothingCompared(facts), ...fromQuestion(facts)];

/** A number in words, a person made up for the case, a world that is not. */
const NAMES_A_CASE =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fif\w+|twenty|thirty|forty|sixty|ninety|hundred|third|fourth|fifth|tenth|couple|pair|double|triple|zero|single|percent|one (?!of|should|can|must|could|may|might|would|will|who|is|has|another|reason|advantage|benefit|problem|thing|point|way)|once|twice|half|quarter|imagine|suppose|maybe|perhaps|my|our|i|someone|somebody|anyone|instance|case|take|consider|today|yesterday|last (?:year|week|month)|recent\w*)\b|\b(?:an?|every|each) (?:[a-z-]+ )?(?!(?:lot|number|kind|matter|range|way|part|result|deal|place|good|sense)\b)[a-z]+ (?:who|whose|with|in|from)\b|[:;"“‘]/i;
/** "Books, coins and letters": things named one by one are as good as a case. */
const LISTS = /\b[a-z-]+(?: [a-z-]+)?, (?:[a-z-]+ ){1,3}(?:and|or) [a-z-]+/i;

const CONCRETE = /^(?:NOUN|PROPN)$/;
/** Names nothing that could be seen: its nouns are those of the question, or abstract ones. */
function isGeneral({ request, tools }: Facts, sentence: Sentence): boolean {
  const asked = new Set((request.prompt.toLowerCase().match(/[a-z]{3,}/g) ?? []).map(stem));
  return tools
    .tag(sentence)
    .tokens.every(({ tag, lower }) => !CONCRETE.test(tag) || asked.has(stem(lower)) || ABSTRACT.has(stem(lower)));
}

/** "Finland pays": a singular with a capital is taken for a name unless it is a word of the question or an abstract one. */
const opensWithName = (facts: Facts, place: Place): boolean =>
  inside(facts, place).some((sentence) => {
    const [head] = facts.tools.tag(sentence).tokens;
    const asked = new Set((facts.request.prompt.toLowerCase().match(/[a-z]{3,}/g) ?? []).map(stem));
    if (head?.tag !== 'PROPN' || ABSTRACT.has(stem(head.lower)) || asked.has(stem(head.lower))) return false;
    return !(head.lower.endsWith('s') && facts.tools.spelling.isWord(head.lower.slice(0, -1)));
  });

/** From here on a paragraph may argue by explanation alone. */
const EXPLAINS = 6.5;

/** Task 2: claims about people in general, and nobody in particular. A view and a concession need no case. */
function noCase(facts: Facts): Point[] {
  if (facts.bands.overall.band >= EXPLAINS) return [];
  for (const one of innerBodies(facts)) {
    const text = facts.essay.text.slice(one.start, one.end);
    if (one.sentences < 3) continue;
    if (ANSWERS_OTHERS.test(one.point.text) || OWN_VIEW.test(one.point.text)) continue;
    if (hasExample(text) || NAMES_A_CASE.test(text) || LISTS.test(text) || opensWithName(facts, one)) continue;
    const claim = inside(facts, one).find((each) => each.words.length >= 6 && isGeneral(facts, each));
    if (!claim) continue;
    const at = numberOf(facts, one);
    return [
      weakness(
        0.25,
        `第 ${at} 段没有 for example，没有人名地名，也没有数字。`,
        `Paragraph ${at} has no "for example", no name of a person or a place, and no number.`,
        quote(claim),
        {
          zh: '7 分的文章会在这一句后面写一件具体的事：谁，在哪里，结果怎样。',
          en: 'A 7 follows this sentence with one thing that happened: who, where, with what result.',
        },
      ),
    ];
  }
  return [];
}

const SPANS = /\b(?:from|to|by|between|out of) (?:about |around |only |just )?[£$€]?\d/i;
const YEAR = /\b(?:19|20)\d\d\b/g;

/** "Was 90", "had 40", "rose": whatever else a verb, an adjective or an adverb says may set two numbers side by side. */
const PLAIN_VERB =
  /^(?:is|are|was|were|be|has|had|have|do|does|did|in|stood|stand|stands|reached|reach|show|shows|showed|get|got|go|goes|went|become|becomes|became|rise|rises|rose|fall|falls|fell|grow|grew|increase[sd]?|decrease[sd]?|drop(?:s|ped)?|account(?:s|ed)?|start(?:s|ed)?|end(?:s|ed)?)$/;
const ADDS_NOTHING =
  /^(?:then|there|now|very|much|up|down|big|small|about|around|approximately|not|stable|other|many)$/;
const isBare = ({ tools }: Facts, sentence: Sentence): boolean =>
  !/[;():]/.test(sentence.text) &&
  tools
    .tag(sentence)
    .tokens.every(({ tag, lower }) =>
      /^(?:VERB|AUX)$/.test(tag) ? PLAIN_VERB.test(lower) : !/^(?:ADJ|ADV)$/.test(tag) || ADDS_NOTHING.test(lower),
    );

/** Task 1: figures one after the other, and none against another. */
function nothingCompared(facts: Facts): Point[] {
  if (kindOf(facts.request) !== 'numbers') return [];
  const bare = bodies(facts).find((one) => {
    const text = facts.essay.text.slice(one.start, one.end).replace(YEAR, '');
    // "From 20 to 40" and "by 20" say how a number stands to another.
    return (
      !SPANS.test(text) &&
      inside(facts, one).every((each) => isBare(facts, each)) &&
      one.sentences >= 2 &&
      (text.match(/\d[\d.,]*/g) ?? []).length >= 3 &&
      !COMPARING.test(text)
    );
  });
  if (!bare) return [];
  const at = numberOf(facts, bare);
  return [
    weakness(
      0.26,
      `第 ${at} 段的数字一个接一个，没有一处比较。`,
      `Paragraph ${at} gives its numbers one by one and sets none of them against another.`,
      bare.point,
      {
        zh: '7 分的报告会说出差距：高多少，是几倍，哪一个追上了哪一个。',
        en: 'A 7 says how far apart they are: how much more, how many times, which overtook which.',
      },
    ),
  ];
}

/** Under this share of the longest paragraph, and no more words than these: less than that is a matter of taste. */
const THIN = 0.67;
const SHORT = 70;
const STRAY = 20;
const BY_WORDS = 20;
const FEW_SENTENCES = 4;

/**
 * Task 2: one point of the body gets far fewer words than another. A concession with its answer and an exception are
 * short by right, and what the last sentence concludes needs nothing behind it.
 */
function thinnest(facts: Facts): Point[] {
  const sorted = [...innerBodies(facts)].sort((a, b) => a.words - b.words);
  const [thin, long] = [sorted[0], sorted.at(-1)];
  if (
    !thin ||
    !long ||
    thin.words > THIN * long.words ||
    thin.words > SHORT ||
    thin.words < STRAY ||
    long.words - thin.words < BY_WORDS
  )
    return [];
  const own = inside(facts, thin);
  if (own.length > FEW_SENTENCES || long.sentences < own.length) return [];
  const text = facts.essay.text.slice(thin.start, thin.end);
  const last = own.at(-1)!;
  // A case, or half a sentence, is not carried on.
  if (/^\W*(?:for (?:example|instance)|if|when|because|such as|like)\b/i.test(last.text)) return [];
  if (own.some((one) => ANSWERS_OTHERS.test(one.text)) || EXCEPTS.test(text) || CONCLUDES.test(last.text)) return [];
  const [at, other] = [numberOf(facts, thin), numberOf(facts, long)];
  return [
    weakness(
      0.35,
      `第 ${at} 段有 ${thin.words} 词，第 ${other} 段有 ${long.words} 词。`,
      `Paragraph ${at} holds ${thin.words} words, paragraph ${other} holds ${long.words}.`,
      quote(last),
      {
        zh: '7 分的文章会从这一句接着展开：为什么是这样，影响到谁，或者一件具体的事。',
        en: 'A 7 carries this point on from here: why is it so, who is affected, one case of it.',
      },
    ),
  ];
}

const OWN_VIEW =
  /\b(?:in my (?:own )?(?:view|opinion)|i (?:\w+ )?(?:think|believe|agree|disagree|would|am|find|see|consider|support)|personally|from my|my own)\b/i;
const ANSWERS_OTHERS =
  /^\W*(?:however|admittedly|of course|it is true|nevertheless|on the other (?:hand|side)|some|critics|opponents|granted|that said|yet|but|not every)\b|\b(?:must be (?:admitted|said)|concede|fear|objection|argue that|objects?|complain|although|though)\b/i;
const EXCEPTS = /\b(?:except\w*|only (?:if|where|when|for)|unless|at least|enough)\b/i;
const CONCLUDES =
  /^\W*(?:therefore|thus|so|as a result|consequently|for this reason|in this way|this (?:is why|means|shows))\b/i;
