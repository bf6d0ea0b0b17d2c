import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { ADDS, FIRST, innerBodies, isLongEnough } from '../parts/inner-bodies.ts';
import { PART_KINDS, POSITION } from '../parts/part-kinds.ts';
import { isSummary } from '../structure.ts';

/** Task 2: where the words went, by counting them. */
export const shape = (facts: Facts): Point[] =>
  isLongEnough(facts) ? [...manyPoints(facts), ...longOpening(facts), ...noViewYet(facts), ...smallBody(facts)] : [];

const MANY = 3;
const WORDS_EACH = 50;

/** Three points in a paragraph of a hundred words: none has room for a reason and a case. */
function manyPoints(facts: Facts): Point[] {
  for (const one of innerBodies(facts)) {
    const opened = inside(facts, one).flatMap((sentence, i) => {
      // "Furthermore" at the head of a paragraph leads to its topic.
      const word = (FIRST.exec(sentence.text) ?? (i > 0 ? ADDS.exec(sentence.text) : null))?.[1];
      return word ? [{ sentence, word }] : [];
    });
    if (opened.length < MANY || one.words / opened.length > WORDS_EACH) continue;
    const at = facts.structure.indexOf(one) + 1;
    const words = opened.map(({ word }) => `"${word}"`);
    return [
      weakness(
        0.33,
        `第 ${at} 段 ${one.words} 词，有 ${opened.length} 句以 ${words.join('、')} 开头，每句引出一点。`,
        `Paragraph ${at} has ${one.words} words, and ${opened.length} sentences of it open with ${words.slice(0, -1).join(', ')} and ${words.at(-1)}.`,
        quote(opened.at(-1)!.sentence),
        {
          zh: '7 分的文章会只留其中两点，每一点都写出原因和一件具体的事。',
          en: 'A 7 keeps two of these points and gives each its reason and one case.',
        },
      ),
    ];
  }
  return [];
}

const LONG = 60;
const MUCH = 1.2;
/** More words before the first point than for it. */
function longOpening(facts: Facts): Point[] {
  const opening = facts.structure[0];
  const inner = innerBodies(facts);
  const [thin] = [...inner].sort((a, b) => a.words - b.words);
  if (opening?.role !== 'opening' || !thin || inner.length < 2) return [];
  if (opening.words < LONG || opening.words < MUCH * thin.words) return [];
  const at = facts.structure.indexOf(thin) + 1;
  return [
    weakness(
      0.27,
      `开头有 ${opening.words} 词，比第 ${at} 段（${thin.words} 词）还长。`,
      `The opening holds ${opening.words} words, more than paragraph ${at} with its ${thin.words}.`,
      quote(inside(facts, opening)[0]!),
      {
        zh: `7 分的文章用一句话引出话题，再用一句话回答；省下的词写进第 ${at} 段。`,
        en: `A 7 leads in with one sentence, answers with another and spends the words that are left on paragraph ${at}.`,
      },
    ),
  ];
}

const SHARE = 0.6;
const MOST_WORDS = 320;
const MOST_OPENING = 90;
/** Opening and ending take what the points need. */
function smallBody(facts: Facts): Point[] {
  const { structure, words } = facts;
  const inner = innerBodies(facts);
  const middle = structure.slice(1, -1).reduce((sum, one) => sum + one.words, 0);
  const all = structure.reduce((sum, one) => sum + one.words, 0);
  if (inner.length < 1 || inner.length !== structure.length - 2 || middle > SHARE * all || words > MOST_WORDS)
    return [];
  const last = structure.at(-1)!;
  // An opening that argues has points of its own.
  const opens = facts.essay.text.slice(structure[0]!.start, structure[0]!.end);
  if (structure[0]!.words > MOST_OPENING || /\b(?:because|example|instance|firstly|such as)\b/i.test(opens)) return [];
  if (last.role !== 'closing' || !(isSummary(last.point.text) || POSITION.test(last.point.text))) return [];
  const [thin] = [...inner].sort((a, b) => a.words - b.words);
  return [
    weakness(
      0.28,
      `开头和结尾之间的段落有 ${middle} 词，全文 ${all} 词。`,
      `The paragraphs between the opening and the ending hold ${middle} of the ${all} words.`,
      quote(inside(facts, thin!).at(-1)!),
      {
        zh: '7 分的文章会把三分之二以上的词用在论点上：从这一句接着写原因和一件具体的事。',
        en: 'A 7 spends two thirds or more on its points: from this sentence on, the reason and one case.',
      },
    ),
  ];
}

const FEW = 25;
const OWN =
  /\b(?:i|my|me|we|our|us|mine|this essay|author|writer|personal\w*|agree\w*|disagree\w*|outweigh\w*|view is|opinion is)\b/i;
const JUDGES =
  /\b(?:should|must|ought|better|best|worth|wrong|right|important|necessary|essential|need\w*|benefi\w*|advantag\w*|disadvantag\w*)\b/i;
/** What somebody else thinks, and no "therefore" of the writer's before it. */
const OTHERS =
  /^(?!\W*(?:therefore|thus|hence|so|for this reason)\b).*\b(?:some|many|most|others?|several|people|opponents|supporters|it is)\b.*\b(?:argue\w*|sa(?:y|id)|belie\w+|thought|think|claim\w*|consider\w*|debate\w*|opinions?|views?|suppose\w*|hold|state)\b(?!.*\bmay be\b)/i;

/** An opinion is asked for, and no sentence of the opening has a sign of one. */
function noViewYet(facts: Facts): Point[] {
  const { structure, request } = facts;
  const opening = structure[0];
  const kinds = PART_KINDS.filter(({ asks }) => asks.test(request.prompt)).map(({ id }) => id);
  if (
    !kinds.includes('position') ||
    opening?.role !== 'opening' ||
    opening.words < FEW ||
    innerBodies(facts)[0] !== structure[1]
  )
    return [];
  const own = inside(facts, opening);
  const behind = structure[1] ? inside(facts, structure[1])[0] : undefined;
  // A short opening goes on in the next paragraph.
  if (behind && OWN.test(behind.text)) return [];
  if (own.some(({ text }) => OWN.test(text) || /\?/.test(text) || (JUDGES.test(text) && !OTHERS.test(text)))) return [];
  return [
    weakness(
      0.42,
      '题目问你的看法，开头没有 I think、I agree 或 in my opinion。',
      'The question asks for your view, and the opening holds no "I think", "I agree" or "in my opinion".',
      quote(own.at(-1)!),
      {
        zh: '7 分的文章会在这一句后面用一句话先回答题目：你的看法，加上最主要的理由。',
        en: 'A 7 answers in one sentence behind this one: your view, and its main reason.',
      },
    ),
  ];
}
