import { type BandTest, bandFromRaw } from '@ninefold/core/bands/band-tables';
import { mayTellBand, tallyOf } from '@ninefold/core/practice/honest-score';
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

/**
 * One question alone, by its name; with those it may change places with, since they are judged together. Whoever has a
 * mark already (`before`) keeps the place it was given for: no answer counts in two places.
 */
export function markOne(
  version: PaperVersion,
  answers: SheetRow['answers'],
  name: string,
  before: Marks = {},
): (Reason | null)[] {
  const key = name.slice(name.indexOf('.') + 1);
  const anyOrder = version.anyOrder.filter((keys) => keys.includes(key));
  const wasLost = (one: string) => (before[questionKey(version.id, one)]?.every((mark) => mark === null) ? 0 : 1);
  const marks = version.marks
    .filter((mark) => mark.key === key || anyOrder.some((keys) => keys.includes(mark.key)))
    .sort((one, other) => wasLost(one.key) - wasLost(other.key));
  const marked = markPaper(marks, anyOrder, (one) => answers[questionKey(version.id, one)]);
  return marked.find((one) => one.key === key)?.marks ?? [];
}

export function scoreSheet(
  versions: readonly PaperVersion[],
  { answers, checked }: Pick<SheetRow, 'answers' | 'checked'>,
  only: readonly string[] | null,
): Score {
  const score: Score = { marks: {}, right: 0, total: 0, answered: 0, rightByPaper: new Map() };
  for (const version of versions)
    for (const { key, marks } of markVersion(version, answers)) {
      const name = questionKey(version.id, key);
      if (only && !only.includes(name)) continue;
      const { right } = tallyOf([{ reasons: marks, checked: checked.includes(name) }]);
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

type Sat = Pick<AttemptRow, 'mode' | 'whole' | 'seconds' | 'right' | 'answered' | 'total'>;

/** -1: it was not a test that was sat, so no band can be told. */
export const bandOf = (kit: SkillKit, sat: Sat, versions: readonly PaperVersion[]): number =>
  mayTellBand(sat) ? bandFromRaw(sat.right, bandTest(kit, versions)) : -1;
