import type { MistakePlace } from '@ninefold/contract/mistakes/mistake';
import type { Solution } from '@ninefold/contract/mistakes/solution';
import type { Exercise } from '@ninefold/contract/training/item';
import type { Db } from '#db/db.ts';
import type { Asked, Evidence, EvidenceOwner, PlacedDrill } from '#features/mistakes/book/book.service.ts';
import { exerciseOf, exerciseSolution, markExercise, refOf } from '../records/items-of.ts';
import { setOf } from '../records/kept-set.ts';
import { type AnswerRow, type RecordRow, trainingRepo } from '../training.repo.ts';
import type { TrainingDeps } from '../training-deps.ts';

/** An item of a record, with the answer it was lost with. */
type Found = { record: RecordRow; item: string; lost: AnswerRow | undefined };
type Given = string | string[] | null;

/** How items of training are shown, asked again and marked for the book of mistakes. */
export const itemOwner = (deps: TrainingDeps): EvidenceOwner => ({
  async places(db, userId, evidence) {
    const found = await find(deps, db, userId, evidence);
    return inOrder(found, (one) => placeOf(deps, db, one));
  },

  async drills(db, userId, asked) {
    const found = await find(
      deps,
      db,
      userId,
      asked.map(({ evidence }) => evidence),
    );
    return inOrder(found, (one, at) => drillOf(deps, db, one, asked[at]));
  },

  async look(db, userId, asked) {
    const found = await find(
      deps,
      db,
      userId,
      asked.map(({ evidence }) => evidence),
    );
    return inOrder(
      found,
      async (one) => (await solved(deps, db, one, one.lost?.given ?? null, 'look'))?.solution ?? null,
    );
  },

  async solve(db, userId, { evidence }, given) {
    const [found] = await find(deps, db, userId, [evidence]);
    return found ? solved(deps, db, found, given) : null;
  },
});

/** Inside a transaction there is one connection, so one is asked after the other; what is needed is in memory already. */
async function inOrder<T>(found: readonly (Found | null)[], ask: (one: Found, at: number) => Promise<T | null>) {
  const answers: (T | null)[] = [];
  for (const [at, one] of found.entries()) answers.push(one && (await ask(one, at)));
  return answers;
}

/** In the order asked for; null: not a record of this learner, or of a paper that the learner sits at the moment. */
async function find(
  deps: TrainingDeps,
  db: Db,
  userId: number,
  evidence: readonly Evidence[],
): Promise<(Found | null)[]> {
  const ids = [...new Set(evidence.map(({ id }) => id))];
  const records = await trainingRepo(db).findMany(userId, ids);
  const answers = records.length ? await trainingRepo(db).answersOfMany(records.map(({ id }) => id)) : [];
  const sat = await satNow(deps, db, userId, records, evidence);
  return evidence.map(({ id, part }) => {
    const record = records.find((one) => one.id === id && one.items.includes(part));
    if (!record || sat.has(paperOf(record, part))) return null;
    const lost = answers.find((one) => one.record_id === id && one.item === part && one.outcome === 'wrong');
    return { record, item: part, lost };
  });
}

/** 0 for an exercise, which belongs to no paper. */
const paperOf = (record: RecordRow, item: string): number => (record.kind === 'drill' ? refOf(record, item).id : 0);

/** Papers of these items whose keys would help in an exam or a mock that goes on. */
async function satNow(
  { alone }: TrainingDeps,
  db: Db,
  userId: number,
  records: readonly RecordRow[],
  evidence: readonly Evidence[],
): Promise<Set<number>> {
  const papers = records.flatMap((record) =>
    evidence.flatMap(({ id, part }) => (id === record.id && record.items.includes(part) ? paperOf(record, part) : [])),
  );
  const sat = new Set<number>();
  for (const paper of new Set(papers.filter((id) => id > 0)))
    if (await alone.isInExam(db, userId, paper)) sat.add(paper);
  return sat;
}

async function placeOf(deps: TrainingDeps, db: Db, { record, item }: Found): Promise<MistakePlace | null> {
  const place = { source: 'training' as const, training_id: record.id, collection_id: record.collection_id, item };
  if (record.kind === 'set') {
    const exercise = exerciseOf(await setOf(deps, db, record), record, item);
    return exercise && { ...place, title: record.title, n: [exercise.n], text: textOf(exercise) };
  }
  const [shown] = await deps.alone.show(db, [refOf(record, item)]);
  if (!shown) return null;
  const [question] = shown.paper.groups[0]?.questions ?? [];
  return { ...place, title: shown.paper.title, n: question?.n ?? [shown.n], text: question?.text ?? '' };
}

async function drillOf(
  deps: TrainingDeps,
  db: Db,
  found: Found,
  asked: Asked | undefined,
): Promise<PlacedDrill | null> {
  const place = await placeOf(deps, db, found);
  if (!place || !asked) return null;
  if (found.record.kind === 'drill') {
    const drill = await deps.alone.drill(db, refOf(found.record, found.item), asked);
    return drill && { place, drill };
  }
  const exercise = exerciseOf(await setOf(deps, db, found.record), found.record, found.item);
  return exercise && { place, drill: { form: 'exercise', exercise } };
}

/** `look`: shown and not marked; a reading that was given long ago may be gone. */
async function solved(
  deps: TrainingDeps,
  db: Db,
  { record, item, lost }: Found,
  given: Given,
  how: 'mark' | 'look' = 'mark',
) {
  const last = listOf(lost?.given ?? null);
  if (record.kind === 'drill') {
    const answer = await deps.alone.mark(db, refOf(record, item), given);
    if (!answer) return null;
    const { question, paper, clip, right } = answer;
    const reason = (lost?.reason ?? '') as typeof question.reason;
    const solution: Solution = { form: 'question', question, last_given: last, last_reason: reason, paper, clip };
    return { right, solution };
  }
  const exercise = exerciseOf(await setOf(deps, db, record), record, item);
  if (!exercise) return null;
  const right = how === 'mark' && (await markExercise(deps, db, record, { item, given })).outcome === 'right';
  const told = { exercise, ...(await exerciseSolution(deps, db, record, item, given)) };
  // Of a sentence read aloud a reading was given, which is no text.
  const words = exercise.do === 'say' ? NO_WORDS : { given: listOf(given), last_given: last };
  return { right, solution: { form: 'exercise' as const, ...told, ...words } };
}

const NO_WORDS: { given: string[]; last_given: string[] } = { given: [], last_given: [] };

const listOf = (given: Given): string[] => (given === null ? [] : typeof given === 'string' ? [given] : given);

/** What was asked, in one line. */
function textOf(exercise: Exercise): string {
  switch (exercise.do) {
    case 'correct':
      return exercise.wrong;
    case 'translate':
      return exercise.zh;
    case 'order':
      return exercise.parts.join(' / ');
    case 'match':
      return exercise.left.join(' / ');
    case 'dictate':
      return '';
    case 'pair':
      return exercise.words.map(({ word }) => word).join(' / ');
    default:
      return exercise.text.replace(/__\d+__/g, '____');
  }
}
