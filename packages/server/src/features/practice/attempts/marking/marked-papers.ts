import { countPapers } from '@ninefold/core/analysis/paper-counts';
import { countsAsPractice } from '@ninefold/core/practice/attempt-rules';
import type { Reason } from '@ninefold/core/practice/marking/reasons';
import type { NewMarkedPaper } from '#features/analysis/analysis-index.service.ts';
import type { PaperVersion } from '../../papers/papers.service.ts';
import type { Held } from '../attempts.repo.ts';
import { reportOf } from './report-marks.ts';
import { questionKey } from './score.ts';

/** What a marked attempt tells the analysis. A second try of what was lost, and a look around, tell nothing. */
export function markedPapersOf(
  held: Held,
  versions: readonly PaperVersion[],
  report = reportOf(held, versions),
): NewMarkedPaper[] {
  const { attempt, sheet } = held;
  if (attempt.of_attempt !== null || !countsAsPractice(attempt.answered, attempt.total)) return [];
  const lost = report.lost.map(({ part, kind, marks }) => ({ key: part, kind, marks }));
  const counts = countPapers(
    versions.map((version) => countedPaper(version, sheet)),
    lost,
  );
  return versions.flatMap(({ id, shown }, at) => {
    const counted = counts[at];
    if (!counted) return [];
    return [
      {
        attempt_id: attempt.id,
        content_id: id,
        user_id: attempt.user_id,
        skill: attempt.skill,
        topic: shown.topic,
        part: shown.part,
        marked_at: attempt.submitted_at ?? attempt.started_at,
        ...counted,
      },
    ];
  });
}

function countedPaper({ id, shown, marks }: PaperVersion, sheet: Held['sheet']) {
  return {
    questions: marks.map(({ key, type }) => ({
      key: questionKey(id, key),
      type,
      group: shown.groups.findIndex(({ questions }) => questions.some((one) => one.key === key)),
      marks: (sheet.marks?.[questionKey(id, key)] ?? []) as (Reason | null)[],
      checked: sheet.checked.includes(questionKey(id, key)),
    })),
    seconds: Object.fromEntries(shown.groups.map((_, group) => [group, sheet.seconds.groups[`${id}.${group}`] ?? 0])),
  };
}
