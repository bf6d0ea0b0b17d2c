import { isAnotherAnswer, lostQuestions, type MarkedAnswer, rightQuestions } from '@ninefold/core/mistakes/from-marks';
import type { Reason } from '@ninefold/core/practice/marking/reasons';
import type { Report } from '#features/mistakes/book/book.service.ts';
import type { PaperVersion } from '../../papers/papers.service.ts';
import type { Held } from '../attempts.repo.ts';
import { markVersion, questionKey } from './score.ts';

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
    const marks = sheet.marks?.[key] as (Reason | null)[] | undefined;
    if (!marks || (attempt.only && !attempt.only.includes(key))) return [];
    const { type, interaction, accept } = mark;
    const given = sheet.answers[key];
    const isLost = marks.some((one) => one !== null);
    const earlier = isLost ? (sheet.earlier[key] ?? []).filter((value) => isAnotherAnswer(value, given)) : [];
    return [
      {
        key,
        type,
        hash: version.hash,
        interaction,
        accept,
        given,
        marks,
        checked: sheet.checked.includes(key),
        wasRight: earlier.some((value) => isRight(version, sheet.answers, key, value)),
      },
    ];
  });
}

function isRight(version: PaperVersion, answers: Held['sheet']['answers'], key: string, value: string | string[]) {
  const marked = markVersion(version, { ...answers, [key]: value });
  return !!marked.find((one) => questionKey(version.id, one.key) === key)?.marks.every((mark) => mark === null);
}
