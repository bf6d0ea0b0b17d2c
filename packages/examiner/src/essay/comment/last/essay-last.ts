import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { standOf } from '../parts/stand.ts';

const LIGHT = 0.1;

/** Task 2: what can be said of nearly any essay that leaves it out, and of no other. */
export const essayLast = (facts: Facts): Point[] => noOtherSide(facts);

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
