import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { innerBodies } from '../parts/inner-bodies.ts';
import { standOf } from '../parts/stand.ts';
import { numberOf } from '../places.ts';

const LIGHT = 0.1;

/** Task 2: what can be said of nearly any essay that leaves it out, and of no other. */
export const essayLast = (facts: Facts): Point[] => [...noOtherSide(facts), ...lighterPoint(facts)];

const OPINION = /\b(?:agree|disagree|positive or (?:a )?negative|outweigh\w*)\b/i;
/** However it is spelt, whatever grants something to the other side. */
const GRANTS =
  /\b(?:al\w*though|tho|though|but|how\w*ever|while|whilst|whereas|yet|despite|in spite|even|some|others?|opponents?|critics?|admit\w*|of course|true|nevertheless|nonetheless|still|on the (?:one|other) \w+|other ?hand|argue\w*|disadvantages?|drawbacks?|negative\w*|downsides?|risks?|not|no|n't|never)\b|n['’]t\b/i;

/** An opinion without one word for those who think otherwise. */
function noOtherSide({ essay, request }: Facts): Point[] {
  const stand = standOf(essay);
  if (!OPINION.test(request.prompt) || !stand) return [];
  const body = essay.sentences.filter((one) => one.paragraph > 0);
  if (body.length < 5 || body.some(({ text }) => GRANTS.test(text))) return [];
  return [
    weakness(
      LIGHT,
      '正文里没有 although、however、but、while 或 some people。',
      'Behind the opening the text has no "although", "however", "but", "while" or "some people".',
      quote(stand),
      {
        zh: '7 分的文章会用一句话承认对方的道理，再回应它：It is true that …. However, ….',
        en: 'A 7 grants the other side a sentence and answers it: "It is true that …. However, …."',
      },
    ),
  ];
}

const MUCH_LESS = 0.7;
const BY_WORDS = 20;
const ANSWERS =
  /^\W*(?:however|admittedly|of course|it is true|nevertheless|on the other|some|critics|opponents|granted|that said|yet|but|not every|although|though|while)\b/i;

const VERDICT =
  /\boutweigh|^\W*(?:therefore|thus|so|in my (?:view|opinion)|personally|overall)\b|\bi (?:\w+ )?(?:think|believe|agree|disagree|support)\b/i;

/** Of two or more points one gets much less room; nothing is said of a paragraph that only answers another. */
function lighterPoint(facts: Facts): Point[] {
  const sorted = [...innerBodies(facts)].sort((a, b) => a.words - b.words);
  const [light, full] = [sorted[0], sorted.at(-1)];
  const last = light && inside(facts, light).at(-1);
  if (!light || !full || !last || light.words > MUCH_LESS * full.words || full.words - light.words < BY_WORDS)
    return [];
  // A paragraph that only answers another or gives the verdict needs no more.
  if (inside(facts, light).some(({ text }) => ANSWERS.test(text) || VERDICT.test(text))) return [];
  const [at, other] = [numberOf(facts, light), numberOf(facts, full)];
  return [
    weakness(
      LIGHT,
      `第 ${at} 段有 ${light.words} 词，第 ${other} 段有 ${full.words} 词。`,
      `Paragraph ${at} holds ${light.words} words, paragraph ${other} holds ${full.words}.`,
      quote(last),
      {
        zh: '7 分的文章会从这一句接着写：理由、结果或一件具体的事，看看还缺哪一样。',
        en: 'A 7 goes on from here: see whether a reason, a result or a case is still missing.',
      },
    ),
  ];
}
