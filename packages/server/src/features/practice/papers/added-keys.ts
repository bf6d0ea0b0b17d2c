import type { NewAnswers } from './key-additions.repo.ts';
import type { PaperVersion } from './show-papers.ts';

/** A paper with the answers that operators added to its keys. Where its author has changed a key since, theirs counts. */
export function withAdded(version: PaperVersion, additions: readonly NewAnswers[]): PaperVersion {
  const mine = additions.filter(({ content_id }) => content_id === version.id);
  if (mine.length === 0) return version;
  const added = new Map(
    version.marks.map(({ key, accept }) => [
      key,
      mine.filter((one) => one.question === key && isSameKey(one.accept, accept)).flatMap(({ answers }) => answers),
    ]),
  );
  const more = (key: string) => added.get(key) ?? [];
  return {
    ...version,
    marks: version.marks.map((mark) => ({ ...mark, accept: joined(mark.accept, more(mark.key)) })),
    review: {
      ...version.review,
      questions: version.review.questions.map((one) => ({ ...one, answer: joined(one.answer, more(one.key)) })),
    },
  };
}

const joined = (own: string[], more: string[]): string[] => (more.length ? [...new Set([...own, ...more])] : own);

const isSameKey = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((answer) => other.includes(answer));
