import { type BandTest, bandFromRaw } from '@ninefold/core/bands/band-tables';
import { type MarkedQuestion, markPaper } from '@ninefold/core/practice/marking/mark-paper';
import type { Reason } from '@ninefold/core/practice/marking/reasons';
import type { PaperVersion } from '../../papers/papers.service.ts';
import type { SkillKit } from '../../skill.kit.ts';
import type { AttemptRow, SheetRow } from '../attempts.repo.ts';

/** From a sheet and the keys of its papers to marks; pure, so that marking again later gives the same. */

export type Marks = Record<string, (Reason | null)[]>;
export type Score = { marks: Marks; right: number; total: number; answered: number; rightByPaper: Map<number, number> };

export const questionKey = (paperId: number, key: string): string => `${paperId}.${key}`;

const given = (value: string | string[] | undefined) =>
  value !== undefined && (typeof value === 'string' ? value.trim() !== '' : value.length > 0);

export function markVersion(version: PaperVersion, answers: SheetRow['answers']): MarkedQuestion[] {
  return markPaper(version.marks, version.anyOrder, (key) => answers[questionKey(version.id, key)]);
}

export function scoreSheet(
  versions: readonly PaperVersion[],
  answers: SheetRow['answers'],
  only: readonly string[] | null,
): Score {
  const score: Score = { marks: {}, right: 0, total: 0, answered: 0, rightByPaper: new Map() };
  for (const version of versions)
    for (const { key, marks } of markVersion(version, answers)) {
      const name = questionKey(version.id, key);
      if (only && !only.includes(name)) continue;
      const right = marks.filter((mark) => mark === null).length;
      score.marks[name] = marks;
      score.right += right;
      score.total += marks.length;
      score.answered += given(answers[name]) ? marks.length : 0;
      score.rightByPaper.set(version.id, (score.rightByPaper.get(version.id) ?? 0) + right);
    }
  return score;
}

export const bandTest = (kit: SkillKit, versions: readonly PaperVersion[]): BandTest =>
  kit.bandTest(versions.map(({ shown }) => shown));

/** -1: not a complete test, or one whose questions were checked on the way, so that no band can be told. */
export function bandOf(
  kit: SkillKit,
  { whole }: Pick<AttemptRow, 'whole'>,
  right: number,
  versions: readonly PaperVersion[],
  checked: readonly string[],
): number {
  return whole && checked.length === 0 ? bandFromRaw(right, bandTest(kit, versions)) : -1;
}
