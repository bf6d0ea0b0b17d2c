import type { ParagraphRole } from '../../report.ts';
import { type Facts, inside } from '../facts.ts';
import { isSummary } from '../structure.ts';
import { isInLines } from './paragraph-kinds.ts';
import { POSITION } from './part-kinds.ts';
import { PROMISES } from './unwanted.ts';

/** An opening of fewer words that takes no side may go on in the next paragraph. */
const WHOLE_OPENING = 25;

/** An essay that speaks of itself opens or ends: a teacher's remark does so too. */
const OF_ITSELF = /\b(?:this|the|your) (?:essay|eassy|article|writing)\b|\bbody paragraph/i;

/** A line that begins with a small letter was torn from the one above: nothing can be told of such paragraphs. */
const isTorn = ({ essay }: Facts): boolean => essay.paragraphs.some(({ text }) => /^\W*(?!i\b)[a-z]/.test(text));

/**
 * Task 2: the paragraphs that argue beyond doubt, neither the opening or what is left of it nor the last one, nor one
 * in which the writer sums up or announces. In a text of lines, of one block or of torn lines there is none.
 */
export function innerBodies(facts: Facts): ParagraphRole[] {
  const { request, structure } = facts;
  if (request.task !== 2 || structure.length < 3 || isInLines(facts) || isTorn(facts)) return [];
  const opening = structure[0]!;
  const isWhole = opening.words >= WHOLE_OPENING || POSITION.test(facts.essay.text.slice(opening.start, opening.end));
  const first = isWhole ? 1 : 2;
  return structure.filter((one, i) => {
    if (i < first || i === structure.length - 1 || one.role !== 'body' || one.sentences < 2) return false;
    return (
      !inside(facts, one).some(({ text }) => PROMISES.test(text) || OF_ITSELF.test(text)) && !isSummary(one.point.text)
    );
  });
}

/** A paragraph that opens with the writer's own view may stand without a case. */
export const holdsView = ({ point }: ParagraphRole): boolean => POSITION.test(point.text);

/** "Moreover", "Secondly": something is added to what was said. */
export const ADDS =
  /^\W*(?:(?:and )?(moreover|furthermore|in addition|additionally|besides|what is more|secondly|thirdly|fourthly|last but not least|another (?:\w+ )?(?:reason|advantage|benefit|point|problem|factor|disadvantage|drawback)))\b/i;

/** "Firstly": the first of several. */
export const FIRST =
  /^\W*(first of all|firstly|first|to begin with|to start with|one (?:\w+ )?(?:reason|advantage|benefit))\b/i;

/** Whatever may carry a point on: a reason, a result, a condition, a case. */
export const CARRIES_ON =
  /\b(?:because|be?cause|becouse|since|as|so|therefore|thus|hence|due|owing|reasons?|results?|lead\w*|led|caus\w*|mean\w*|exa\w*|instan\w*|such|like|if|when|while|which|who|whose|where|by|thereby|consequen\w*|otherwise|unless|e\.g|including|shows?|prove\w*|according|in order|thanks|allow\w*|enabl\w*|help\w*|make\w*)\b|[:;(]/i;

/** In a text of fewer words their number is the thing to speak of, and not how they are spread. */
export const isLongEnough = ({ words }: Facts): boolean => words >= ENOUGH_WORDS;
const ENOUGH_WORDS = 150;
