import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';

const LIGHT = 0.1;
const SHORT = 32;
const SHARE = 0.6;

/** A letter with a paragraph for each of its points: the one that gets fewest words, where it is short by itself. */
export function letterLast(facts: Facts): Point[] {
  const { structure, request } = facts;
  const bullets = request.material?.bullets ?? [];
  const bodies = structure.filter((one) => one.role === 'body');
  if (bodies.length < 2 || (bullets.length > 0 && bullets.length !== bodies.length)) return [];
  const [least, ...others] = [...bodies].sort((a, b) => a.words - b.words);
  const most = Math.max(...others.map(({ words }) => words));
  const first = least && inside(facts, least)[0];
  if (others.some(({ words }) => words === least?.words)) return [];
  if (!least || !first || least.words > SHORT || least.words > SHARE * most) return [];
  const at = structure.indexOf(least) + 1;
  return [
    weakness(
      LIGHT,
      `写要点的各段里，第 ${at} 段最短，${least.words} 词；最长的一段有 ${most} 词。`,
      `Of the paragraphs on your points paragraph ${at} is the shortest, with ${least.words} words; the longest has ${most}.`,
      quote(first),
      {
        zh: '7 分的信会给每个要点写上细节：时间、地点、经过或者理由。看看这一段还缺哪一样。',
        en: 'In a 7 every point has its detail: when, where, how or why. See which of these is still missing here.',
      },
    ),
  ];
}
