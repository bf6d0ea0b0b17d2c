import type { SkillBands } from '@ninefold/contract/analysis';
import { bandInterval } from '@ninefold/core/analysis/band-interval';
import { outlookOf } from '@ninefold/core/analysis/forecast';
import { RECORD_TYPES, type RecordType } from '@ninefold/core/history/record-types';
import type { AnalysisDeps } from './analysis-deps.ts';
import { learnerOf } from './learner.ts';

const TYPES = {
  listening: [RECORD_TYPES.listening],
  reading: [RECORD_TYPES.reading],
  writing: [RECORD_TYPES.writing_task_1, RECORD_TYPES.writing_task_2],
  speaking: [RECORD_TYPES.speaking, RECORD_TYPES.speaking_mock],
} as const satisfies Record<SkillBands['skill'], readonly RecordType[]>;

/** So many points are drawn; more would be a line of dots. */
const MOST_POINTS = 40;

/** Bands over time; what may be said about exam day is said from first attempts alone. */
export async function bandsOf(deps: AnalysisDeps, userId: number) {
  const { today, exam, targets, dayOf } = await learnerOf(deps, userId);
  const all = await deps.history.bands(userId, Object.values(TYPES).flat(), Object.keys(TYPES).length * MOST_POINTS);
  const skills = (Object.keys(TYPES) as SkillBands['skill'][]).map((skill): SkillBands => {
    const mine = all.filter(({ type }) => (TYPES[skill] as readonly RecordType[]).includes(type));
    const points = mine
      .slice(0, MOST_POINTS)
      .reverse()
      .map(({ id, type, band, right, total, at, repeat }) => ({
        id,
        type,
        day: dayOf(at),
        band,
        ...bandInterval(skill, { band, right, total }),
        repeat: repeat ? (1 as const) : (0 as const),
      }));
    const first = points.filter((point) => point.repeat === 0);
    return {
      skill,
      target: targets[skill],
      points,
      outlook: outlookOf(first, { today, exam, target: targets[skill] }),
    };
  });
  return { today, exam_day: exam, skills };
}
