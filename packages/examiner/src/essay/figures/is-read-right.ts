import type { EssayRequest } from '../report.ts';
import { readEssay } from '../text/essay-text.ts';
import { figureChecks } from './figure-check.ts';

/** From here on a finished report of the question's own holds no wrong number on purpose. */
const SURE_BAND = 7;

/**
 * Is this figure one that the check reads as it was meant? Figures come in more kinds than anybody has tried. A question's
 * finished reports were checked by hand: where the check would call one of them wrong, it misreads the figure, and
 * a learner hears nothing about it.
 */
export function isReadRight({ figure, material }: Pick<EssayRequest, 'figure' | 'material'>): boolean {
  const reports = (material?.essays ?? []).filter(({ band }) => band >= SURE_BAND);
  return reports.every(({ paragraphs }) => {
    const report = readEssay(paragraphs.map(({ text }) => text).join('\n\n'));
    return figureChecks(report, figure).every(({ ok }) => ok);
  });
}
