import { type Facts, type Point, praise } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { isOverviewLine } from '../structure.ts';

const LIGHT = 0.1;
/** Below this a report has more urgent news, and a number nobody could check is more often a wrong one. */
const GOOD = 6.5;

const isOfFigure = ({ request }: Facts) => request.task === 1 && !isLetter(request);

const NAMES_SOMETHING =
  /\b(?:most|least|highest|lowest|largest|smallest|biggest|more|less|fewer|than|while|whereas|although|remain\w*|same|unchanged|replac\w*|transform\w*|convert\w*|became|increas\w*|decreas\w*|rose|fell|grew|declin\w*|begin\w*|end\w*|start\w*|from)\b/i;

/** The overview comes before the details, in a paragraph of its own. Its language is not praised, and so not shown. */
export function wholeFirst(facts: Facts): Point[] {
  const { structure, essay, bands, figureChecks } = facts;
  const place = structure[1];
  if (!isOfFigure(facts) || bands.criteria.tr.band < GOOD || place?.role !== 'overview' || place.sentences < 2)
    return [];
  const text = essay.text.slice(place.start, place.end);
  const isWrong = figureChecks.some((one) => !one.ok && one.quote.start >= place.start && one.quote.end <= place.end);
  const details = structure.slice(2).filter((one) => one.role === 'body' && !isOverviewLine(essay, structure, one));
  // "Always the lowest" is checked by nobody.
  if (/\b(?:always|never|throughout|every|at all times)\b/i.test(text)) return [];
  if (isWrong || !NAMES_SOMETHING.test(text) || details.length < 2) return [];
  return [
    praise(
      LIGHT,
      '报告先用一段概述全图，再分段写细节。',
      'The report gives the whole first, in a paragraph of its own, and then the details in others.',
      undefined,
    ),
  ];
}
