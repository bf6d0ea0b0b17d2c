import type { MistakePlace } from '@ninefold/contract/mistakes/mistake';
import type { Solution } from '@ninefold/contract/mistakes/solution';
import type { QuestionResult } from '@ninefold/contract/practice/result';
import type { Db } from '#db/db.ts';
import type { Evidence, EvidenceOwner, PlacedDrill } from '#features/mistakes/book/book.service.ts';
import type { Papers, PaperVersion } from '../../papers/papers.service.ts';
import { sealsRepo } from '../../papers/seals.repo.ts';
import { attemptsRepo, type Held } from '../attempts.repo.ts';
import { learnerAttemptsRepo, type SatPaper } from '../learner/learner-attempts.repo.ts';
import { lostWith } from '../marking/report-marks.ts';
import { questionsOf } from '../marking/result.ts';
import { markOne } from '../marking/score.ts';
import { clipOf, cutPaper } from './cut-paper.ts';
import { questionDrill } from './question-drill.ts';

/** A question of an attempt in the version that was attempted. `part` is paper and question, `key` the question alone. */
type Found = { paper: SatPaper; version: PaperVersion; part: string; key: string };

/** How questions of attempts are shown, asked again and marked for the book of mistakes. */
export const questionOwner = (library: Papers): EvidenceOwner => ({
  async places(db, userId, evidence) {
    const found = await find(library, db, userId, evidence);
    return found.map((one) => one && placeOf(one));
  },

  async drills(db, userId, asked) {
    const evidence = asked.map((one) => one.evidence);
    const found = await find(library, db, userId, evidence);
    return asked.map(({ kind, form, slot }, at): PlacedDrill | null => {
      const one = found[at];
      if (!one) return null;
      return {
        place: placeOf(one),
        drill: questionDrill(one.version, one.key, one.paper.offset, { kind, form, slot }),
      };
    });
  },

  async look(db, userId, asked) {
    const evidence = asked.map((one) => one.evidence);
    const found = await find(library, db, userId, evidence);
    const attempts = await attemptsRepo(db).findMany(
      userId,
      evidence.map(({ id }) => id),
    );
    return found.map((one) => {
      const held = attempts.find(({ attempt }) => attempt.id === one?.paper.attempt_id);
      const question = one && held && lostAnswer(one, held);
      return question ? solutionOf(one, held, question) : null;
    });
  },

  async solve(db, userId, { evidence }, given) {
    const [found] = await find(library, db, userId, [evidence]);
    const held = found && (await attemptsRepo(db).find(userId, evidence.id));
    const question = found && held && markedAgain(found, held, given ?? '');
    if (!question) return null;
    return { right: question.right === question.total, solution: solutionOf(found, held, question) };
  },
});

function solutionOf({ paper, version, part, key }: Found, { sheet }: Held, question: QuestionResult): Solution {
  const { given = [], marks } = lostWith(version, sheet, part);
  return {
    form: 'question',
    question,
    last_given: typeof given === 'string' ? [given] : given,
    last_reason: marks.find((reason) => reason !== null) ?? '',
    paper: cutPaper(version, key, paper.offset, true),
    clip: clipOf(version, question.evidence),
  };
}

/** As the review tells it, with the answer it was lost with. */
function lostAnswer({ paper, version, part }: Found, { attempt, sheet }: Held) {
  const { given, marks } = lostWith(version, sheet, part);
  const answers = { ...sheet.answers, ...(given !== undefined && { [part]: given }) };
  return questionsOf(
    paper,
    version,
    { attempt, sheet: { ...sheet, answers, marks: { [part]: marks } } },
    NO_CHALLENGE,
  )[0];
}
const NO_CHALLENGE = () => undefined;

/** Against the key it was lost by, with the other answers beside it: gaps in either order are judged together. */
function markedAgain({ paper, version, part }: Found, { attempt, sheet }: Held, given: string | string[]) {
  const answers = { ...sheet.answers, [part]: given };
  const again = { attempt, sheet: { ...sheet, answers, marks: { [part]: markOne(version, answers, part) } } };
  return questionsOf(paper, version, again, NO_CHALLENGE)[0];
}

function placeOf({ paper, version, part, key }: Found): MistakePlace {
  const question = version.shown.groups.flatMap(({ questions }) => questions).find((one) => one.key === key);
  return {
    source: 'attempt',
    attempt_id: paper.attempt_id,
    key: part,
    n: (question?.n ?? []).map((number) => number + paper.offset),
    title: paper.title,
    paper: version.shown.title,
    text: question?.text ?? '',
  };
}

/** In the order asked for, one read for all of them together; null: not an attempt of this learner, or sealed. */
async function find(library: Papers, db: Db, userId: number, evidence: readonly Evidence[]): Promise<(Found | null)[]> {
  const ids = [...new Set(evidence.map(({ id }) => id))];
  const papers = await learnerAttemptsRepo(db).papersOfMany(userId, ids);
  // Its key would help in the mock that the learner sits.
  const sealed = await sealsRepo(db).of(userId);
  const asked = papers.filter(
    (one) => !sealed.includes(one.content_id) && evidence.some(({ id, part }) => isOf(one, id, part)),
  );
  const versions = await library.keptVersions(
    db,
    asked.map(({ content_id, hash }) => ({ id: content_id, hash })),
  );
  return evidence.map(({ id, part }) => {
    const paper = asked.find((one) => isOf(one, id, part));
    const version = versions.find((one) => one.id === paper?.content_id && one.hash === paper.hash);
    if (!paper || !version) return null;
    return { paper, version, part, key: part.slice(part.indexOf('.') + 1) };
  });
}

const isOf = ({ attempt_id, content_id }: SatPaper, id: number, part: string) =>
  attempt_id === id && part.startsWith(`${content_id}.`);
