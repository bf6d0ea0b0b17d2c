import type { ParsedInput } from '@ninefold/contract/call';
import type { training } from '@ninefold/contract/training';
import { chooseDrill, type DrillCandidate } from '@ninefold/core/training/choose-drill';
import type { Db } from '#db/db.ts';
import { begin, type Plan } from '../records/start.ts';
import { recordView } from '../records/view.ts';
import { trainingRepo } from '../training.repo.ts';
import type { TrainingDeps } from '../training-deps.ts';

type Input = ParsedInput<(typeof training)['startDrill']>;

/** What drills are called in the history; the page names the type. */
const TITLE = { en: 'Ten more of one type', zh: '同类题再练十道' };

export async function startDrill(deps: TrainingDeps, userId: number, { skill, type, key }: Input) {
  const chosen = await questionsFor(deps, userId, { skill, type });
  const record = await begin(deps, userId, {
    sourceKey: `drill:${skill}:${type}`,
    key,
    fresh: false,
    plan: async (tx) => (chosen.length === 0 ? null : planOf(deps, tx, { skill, type }, chosen)),
  });
  if (!record) return { outcome: 'nothing_left' as const };
  return { outcome: 'started' as const, record: await recordView(deps, deps.db, record) };
}

type Wanted = Pick<Input, 'skill' | 'type'>;

/** What was not seen or was got wrong, in attempts and in earlier drills alike. */
async function questionsFor(deps: TrainingDeps, userId: number, { skill, type }: Wanted): Promise<DrillCandidate[]> {
  const found = await deps.alone.ofType(deps.db, userId, skill, type);
  const drilled = await trainingRepo(deps.db).lastAnswers(userId, skill, found.map(nameOf));
  return chooseDrill(
    found.map((question) =>
      withDrill(
        question,
        drilled.find(({ item }) => item === nameOf(question)),
      ),
    ),
  );
}

async function planOf(deps: TrainingDeps, tx: Db, { skill, type }: Wanted, chosen: DrillCandidate[]): Promise<Plan> {
  const papers = [...new Set(chosen.map(({ paper }) => paper))];
  return {
    ...{ kind: 'drill', course: skill, collection_id: 0, area: '', question_type: type, title: TITLE },
    versions: await deps.alone.keep(tx, papers),
    items: chosen.map(nameOf),
  };
}

const nameOf = ({ paper, key }: Pick<DrillCandidate, 'paper' | 'key'>) => `${paper}.${key}`;

/** Right in either place is right: whoever has it right need not be asked again here. */
function withDrill(question: DrillCandidate, drilled: { outcome: string } | undefined): DrillCandidate {
  if (!drilled || question.last === 'right') return question;
  return { ...question, last: drilled.outcome === 'right' ? 'right' : 'wrong' };
}
