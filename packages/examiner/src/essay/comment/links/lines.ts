import type { ParagraphRole } from '../../report.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { numberOf } from '../places.ts';
import { DRAWN, FRAGMENT, isOneSentence, isSummary } from '../structure.ts';

/** How the text is cut into paragraphs, where it is cut too often or too seldom. */
export const cutWrong = (facts: Facts): Point[] =>
  isLetter(facts.request) ? [] : [...singleLines(facts), ...endingInside(facts)];

/** More words than these without a full stop are rather several sentences. */
const LONGEST = 40;

/** Paragraph after paragraph of one sentence. A line of no whole sentence counts as well; what runs on may be several. */
function singleLines({ structure, essay }: Facts): Point[] {
  const single = structure.filter((one) => isOneSentence(essay, one) && one.words <= LONGEST);
  // Two neighbours of the body: neither the opening nor a line that sums up is joined to anything.
  const joins = (one: ParagraphRole | undefined) =>
    one && single.includes(one) && one.words >= FRAGMENT && !isSummary(one.point.text) && !DRAWN.test(one.point.text);
  const second = structure.slice(0, -1).find((one, i) => i > 1 && joins(one) && joins(structure[i - 1]));
  // Rules and headings between the lines are no paragraphs.
  if (structure.some(({ words }) => words < 2)) return [];
  // A line that begins with a small letter goes on from the one above.
  if (structure.some(({ point }) => /^\W*(?!i\b)[a-z]/.test(point.text))) return [];
  if (structure.length < 6 || single.length < 0.6 * structure.length || !second) return [];
  const at = structure.indexOf(second) + 1;
  return [
    weakness(
      0.26,
      `${structure.length} 段里至少有 ${single.length} 段不超过一句话。`,
      `At least ${single.length} of the ${structure.length} paragraphs hold no more than one sentence.`,
      second.point,
      {
        zh: `7 分的文章一段讲完一个要点：第 ${at - 1}、${at} 段如果讲的是同一点，就合成一段。`,
        en: `A 7 gives a paragraph to a whole point: put paragraphs ${at - 1} and ${at} together if they are about the same.`,
      },
    ),
  ];
}

const ENDING = /^["'(]?(in conclusion|to conclude|to sum up|in summary|all in all)\b/i;

/** The ending hangs on to a paragraph of the body. */
function endingInside(facts: Facts): Point[] {
  const last = facts.structure.at(-1);
  if (facts.request.task === 1 || facts.structure.length < 2 || !last) return [];
  const found = inside(facts, last).find((one, i) => i > 1 && ENDING.test(one.text));
  if (!found) return [];
  const said = ENDING.exec(found.text)![1]!;
  const n = numberOf(facts, last);
  return [
    weakness(
      0.25,
      `结尾（${said}）写在第 ${n} 段里面，没有自成一段。`,
      `The ending ("${said}") stands inside paragraph ${n}; it has no paragraph of its own.`,
      quote(found),
      { zh: '7 分的文章会从这一句起另起一段。', en: 'A 7 begins a paragraph of its own with this sentence.' },
    ),
  ];
}
