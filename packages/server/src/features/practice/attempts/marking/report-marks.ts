import { isAnotherAnswer, lostQuestions, type MarkedAnswer, rightQuestions } from '@ninefold/core/mistakes/from-marks';
import type { Reason } from '@ninefold/core/practice/marking/reasons';
import type { Report } from '#features/mistakes/book/book.service.ts';
import type { PaperVersion } from '../../papers/papers.service.ts';
import type { Held } from '../attempts.repo.ts';
import { checkedWith } from './checked-answers.ts';
import { markOne, questionKey } from './score.ts';

/** What a marked attempt tells the book of mistakes. */
export function reportOf({ attempt, sheet }: Held, versions: readonly PaperVersion[]): Report {
  const answers = versions.flatMap((version) => answersOf(version, { attempt, sheet }));
  const types = new Map(answers.map(({ key, type, hash }) => [key, { type, hash }]));
  const about = (key: string) => types.get(key) ?? { type: '', hash: '' };
  return {
    source: 'attempt',
    id: attempt.id,
    at: attempt.submitted_at ?? attempt.started_at,
    lost: lostQuestions(answers).map(({ key, ...lost }) => ({
      ...lost,
      ...about(key),
      skill: attempt.skill,
      part: key,
    })),
    rights: rightQuestions(answers).map(({ key, slots }) => ({ slots, part: key })),
  };
}

function answersOf(version: PaperVersion, { attempt, sheet }: Held) {
  return version.marks.flatMap((mark): (MarkedAnswer & { type: string; hash: string })[] => {
    const key = questionKey(version.id, mark.key);
    if (!sheet.marks?.[key] || (attempt.only && !attempt.only.includes(key))) return [];
    const { type, interaction, accept } = mark;
    const { given, marks } = lostWith(version, sheet, key);
    const isLost = marks.some((one) => one !== null);
    const earlier = isLost
      ? (sheet.earlier[key] ?? []).filter((value) => isAnotherAnswer(interaction, value, given))
      : [];
    const checked = sheet.checked.includes(key);
    return [
      {
        key,
        type,
        hash: version.hash,
        interaction,
        accept,
        given,
        marks,
        checked,
        // An answer that came from the key was no answer that was thrown away.
        wasRight: !checked && earlier.some((value) => isRight(version, sheet.answers, key, value)),
      },
    ];
  });
}

/** The answer as it counts for the book: one that was corrected by the key is what it was before the key was shown. */
export function lostWith(version: PaperVersion, sheet: Held['sheet'], key: string) {
  const [given, marks] = [sheet.answers[key], (sheet.marks?.[key] ?? []) as (Reason | null)[]];
  const first = marks.every((mark) => mark === null) ? checkedWith(sheet, key) : undefined;
  if (first === undefined) return { given, marks };
  return { given: first, marks: markOne(version, { ...sheet.answers, [key]: first }, key) };
}

function isRight(version: PaperVersion, answers: Held['sheet']['answers'], key: string, value: string | string[]) {
  return markOne(version, { ...answers, [key]: value }, key).every((mark) => mark === null);
}
