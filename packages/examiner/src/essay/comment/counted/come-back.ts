import { contentStems } from '../../relevance.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { innerBodies, isLongEnough } from '../parts/inner-bodies.ts';

const MOST = 60;
const CLOSES =
  /^\W*(?:in (?:conclusion|summary|short|brief)|to (?:conclude|sum up|summari[sz]e)|all in all|overall)\b/i;

/** Task 2: the ending takes nothing from a paragraph that the question had not given. */
export function unheard(facts: Facts): Point[] {
  const { essay, request, structure } = facts;
  const last = structure.at(-1);
  const inner = innerBodies(facts);
  if (
    !isLongEnough(facts) ||
    last?.role !== 'closing' ||
    inner.length < 2 ||
    last.words > MOST ||
    // It gives its reason, in whatever words.
    /\b(?:because|since|due to|owing to|thanks to)\b/i.test(essay.text.slice(last.start, last.end)) ||
    !CLOSES.test(last.point.text)
  )
    return [];
  const given = roots(request.prompt);
  const ending = roots(essay.text.slice(last.start, last.end));
  const lost = inner.find((one) => {
    const own = [...roots(essay.text.slice(one.start, one.end))].filter((stem) => !given.has(stem));
    return one.sentences >= 3 && own.length > 0 && !own.some((stem) => ending.has(stem));
  });
  if (!lost) return [];
  const at = structure.indexOf(lost) + 1;
  return [
    weakness(
      0.29,
      `除了题目里的词，第 ${at} 段的实词没有一个回到结尾里。`,
      `Apart from the words of the question, no content word of paragraph ${at} comes back in the ending.`,
      quote(inside(facts, last)[0]!),
      {
        zh: `7 分的文章会在这里用半句话带上第 ${at} 段的理由，再给出回答。`,
        en: `A 7 takes up the reason of paragraph ${at} here in half a sentence, and then gives the answer.`,
      },
    ),
  ];
}

/** The first letters tell the family of a word well enough, and letters that changed places are still the word. */
const ROOT = 4;
const roots = (text: string): Set<string> =>
  new Set(
    [...contentStems(text)].flatMap((stem) => {
      const bare = stem.replace(/^(?:un|in|im|dis)(?=\w{4})/, '');
      return [stem.slice(0, ROOT), bare.slice(0, ROOT), [...stem].sort().join('')];
    }),
  );
