import type { AssessedReport } from '@ninefold/contract/writing/report';
import { CRITERIA } from '@ninefold/core/writing/error-kinds';
import type { Spot } from '@ninefold/core/writing/feedback/essay-pieces';
import { type EssayRemark, reasonKey, remarksOf } from '@ninefold/core/writing/feedback/remarks';
import type { Place } from '@ninefold/core/writing/feedback/report';

/** Names of what points into the text without being a numbered remark. */
export const spotKey = {
  part: (at: number) => `part:${at}`,
  feature: (at: number) => `feature:${at}`,
  paragraph: (at: number) => `paragraph:${at}`,
  figure: (at: number) => `figure:${at}`,
  upgrade: (at: number) => `upgrade:${at}`,
  model: (at: number) => `model:${at}`,
};

/** Everything of a report that can light up in the text. */
export function spotsOf(report: AssessedReport, remarks: readonly EssayRemark[] = remarksOf(report)): Spot[] {
  const named = (key: string, place: Place | undefined): Spot[] =>
    place ? [{ key, start: place.start, end: place.end }] : [];
  const reasons = CRITERIA.flatMap((name) =>
    report.criteria[name].reasons.flatMap(({ quote }, at) => named(reasonKey(name, at), quote)),
  );
  return [
    ...remarks,
    // A reason that only sums up numbered remarks has no number, and lights its words all the same.
    ...reasons.filter(({ key }) => !remarks.some((remark) => remark.key === key)),
    ...report.coverage.flatMap(({ evidence }, at) => named(spotKey.part(at), evidence)),
    ...report.keyFeatures.flatMap(({ evidence }, at) => named(spotKey.feature(at), evidence)),
    ...report.structure.flatMap(({ point }, at) => named(spotKey.paragraph(at), point)),
    ...report.figureChecks.flatMap(({ quote }, at) => named(spotKey.figure(at), quote)),
    ...report.upgrades.flatMap((upgrade, at) => named(spotKey.upgrade(at), upgrade)),
    ...report.models.flatMap(({ yours }, at) => named(spotKey.model(at), yours)),
  ];
}
