import type { Drill } from '@ninefold/contract/mistakes/card';
import { lostQuestions, rightQuestions, slotsShownWith } from '@ninefold/core/mistakes/from-marks';
import type { DrillForm, MistakeKind } from '@ninefold/core/mistakes/kinds';
import { slotOf } from '@ninefold/core/mistakes/sightings';
import type { PractisedSkill } from '@ninefold/core/practice/practised-skills';
import type { QuestionType } from '@ninefold/core/practice/question-types';
import type { Db } from '#db/db.ts';
import type { Papers, PaperVersion } from '../../papers/papers.service.ts';
import { learnerAttemptsRepo } from '../learner/learner-attempts.repo.ts';
import { questionsOf } from '../marking/result.ts';
import { markOne, questionKey } from '../marking/score.ts';
import { clipOf, cutPaper } from './cut-paper.ts';
import { heardIn, questionDrill } from './question-drill.ts';

/** One question of a paper in one version; `key` is the question alone. */
export type AloneRef = { id: number; hash: string; key: string };
export type QuestionsAlone = ReturnType<typeof questionsAlone>;

type Given = string | string[] | null;

/** Questions asked one by one without an attempt: found, shown and marked for whoever puts drills together. */
export const questionsAlone = (library: Papers) => {
  const versionOf = async (db: Db, { id, hash }: AloneRef): Promise<PaperVersion | undefined> =>
    (await library.keptVersions(db, [{ id, hash }]))[0];

  return {
    /** Every question of the type that this learner may have, with how they last answered it in an attempt. */
    async ofType(db: Db, userId: number, skill: PractisedSkill, type: QuestionType) {
      const reader = await library.learner(db, userId, skill);
      const repo = learnerAttemptsRepo(db);
      // What is being sat at the moment would be given away.
      const open = await repo.openPapers(userId);
      const papers = (await library.withType(reader, type)).filter(({ id }) => !open.includes(id));
      const questions = papers.flatMap(({ id, marks }) =>
        marks.filter((mark) => mark.type === type).map(({ key, n }) => ({ paper: id, key, n: n[0] ?? 0 })),
      );
      const last = await repo.lastMarks(
        userId,
        skill,
        questions.map(({ paper, key }) => questionKey(paper, key)),
      );
      return questions.map((question) => {
        const marked = last.find((one) => one.question === questionKey(question.paper, question.key));
        const isRight = marked?.marks.every((mark) => mark === null);
        return { ...question, last: isRight === undefined ? null : isRight ? ('right' as const) : ('wrong' as const) };
      });
    },

    /** Keeps the present versions of these papers for ever. */
    keep: async (tx: Db, ids: readonly number[]) =>
      (await library.keepVersions(tx, ids)).map(({ id, hash }) => ({ id, hash })),

    /** This learner sits the paper as an exam or in a mock at the moment: nothing of it may be told. */
    isInExam: (db: Db, userId: number, id: number): Promise<boolean> => learnerAttemptsRepo(db).isInExam(userId, id),

    /** Some questions of one paper by their numbers, in its order; its present version is kept for ever. */
    async keepNumbers(tx: Db, id: number, numbers: readonly number[]) {
      const [version] = await library.keepVersions(tx, [id]);
      const marks = (version?.marks ?? []).filter(({ n }) => n.some((one) => numbers.includes(one)));
      return version ? { version: { id, hash: version.hash }, keys: marks.map(({ key }) => `${id}.${key}`) } : null;
    },

    /** In the order asked for, one read for all. */
    async show(db: Db, refs: readonly AloneRef[]) {
      const versions = await library.keptVersions(db, uniqueOf(refs));
      return refs.map((ref) => {
        const version = versions.find(({ id, hash }) => id === ref.id && hash === ref.hash);
        const mark = version?.marks.find(({ key }) => key === ref.key);
        if (!version || !mark) return null;
        const paper = cutPaper(version, ref.key, 0, true);
        return { paper, n: mark.n[0] ?? 1, clip: clipOf(version, heardIn(version, ref.key)) };
      });
    },

    async mark(db: Db, ref: AloneRef, given: Given) {
      const version = await versionOf(db, ref);
      return version ? solved(version, ref.key, given) : null;
    },

    /** Of several questions in the order asked for, each with the answer given to it. */
    async markAll(db: Db, asked: readonly (AloneRef & { given: Given })[]) {
      const versions = await library.keptVersions(db, uniqueOf(asked));
      return asked.map((one) => {
        const version = versions.find(({ id, hash }) => id === one.id && hash === one.hash);
        return version ? solved(version, one.key, one.given) : null;
      });
    },

    /** As a card of the book of mistakes. */
    async drill(
      db: Db,
      ref: AloneRef,
      asked: { kind: MistakeKind; form: DrillForm; slot: string },
    ): Promise<Drill | null> {
      const version = await versionOf(db, ref);
      return version ? questionDrill(version, ref.key, 0, asked) : null;
    },
  };
};

const uniqueOf = (refs: readonly AloneRef[]) => [
  ...new Map(refs.map(({ id, hash }) => [`${id} ${hash}`, { id, hash }])).values(),
];

/** Marked as in a paper where nothing else was answered, with what the review and the book of mistakes say about it. */
function solved(version: PaperVersion, key: string, given: Given) {
  const name = questionKey(version.id, key);
  const mark = version.marks.find((one) => one.key === key);
  const answers = { [name]: given ?? '' };
  const marks = markOne(version, answers, name);
  const sheet = { answers, marks: { [name]: marks }, checked: [] };
  const [question] = questionsOf({ offset: 0 }, version, { attempt: { only: null }, sheet }, () => undefined);
  if (!mark || !question) return null;
  const { type, interaction, accept } = mark;
  const answer = { key: name, interaction, accept, given: given ?? '', marks, checked: false, wasRight: false };
  // Left without an answer it is lost like any other: it was asked alone, so it was reached.
  const blank = { key: name, kind: 'question' as const, slot: slotOf('question', name), marks: marks.length };
  const [lost] = given === null ? [blank] : lostQuestions([answer]);
  return {
    question,
    right: marks.every((one) => one === null),
    paper: cutPaper(version, key, 0, true),
    clip: clipOf(version, question.evidence),
    lost: lost && { ...lost, type, hash: version.hash, skill: version.shown.kind, part: name },
    rights: rightQuestions([answer]).map(({ slots }) => ({ slots, part: name })),
    slotsShown: slotsShownWith({ key: name, interaction, accept }),
  };
}
