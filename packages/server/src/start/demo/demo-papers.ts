import type { SetRow } from '@ninefold/contract/practice/paper-list';
import type { Database } from '#db/db.ts';
import type { Services } from '#services.ts';
import { demoAnswers } from './demo-answers.ts';
import type { DemoMove, DemoPaper } from './demo-story.ts';

/** Where a paper of the story stands on this site's shelves, and the single papers it is made of. */
export type FoundPaper = DemoPaper & { id: number; paperIds: number[] };

const WRITER = 'demo-writer';
/** Handed in this long before its time is over, where the story takes longer than the paper. */
const SPARE_MS = 5_000;

/** Papers, taken as a learner takes them: started, answered, handed in by the service that marks everybody's. */
export function demoPapers(
  db: Database,
  { papers, attempts }: Pick<Services, 'papers' | 'attempts'>,
  setClock: (at: Date) => void,
) {
  return { onShelf, handIn, begin };

  /** Without the moves whose papers this site does not have. */
  async function onShelf(userId: number, moves: readonly DemoMove[]) {
    const found: { move: DemoMove; paper: FoundPaper | null }[] = [];
    for (const move of moves) {
      const wanted = move.kind === 'paper' || move.kind === 'begin';
      const paper = wanted ? await find(userId, move.paper) : null;
      if (paper || !wanted) found.push({ move, paper });
    }
    return found;
  }

  async function find(userId: number, wanted: DemoPaper): Promise<FoundPaper | null> {
    if ('own' in wanted) return findOwn(userId, wanted);
    const { skill, shelf, set: place, part } = wanted;
    const page = { page: 1, page_size: 4 };
    const { list }: { list: SetRow[] } =
      shelf === 'jian_ya'
        ? await papers.getJianYaList(userId, skill, { type: '', ...page })
        : await papers.getJiJingList(userId, skill, { unit: 0, shelf, ...page });
    const set = list[place];
    if (!set || set.locked === 1) return null;
    if (part === undefined) return { ...wanted, id: set.id, paperIds: set.papers.map(({ id }) => id) };
    const paper = set.papers[part];
    return paper ? { ...wanted, id: paper.id, paperIds: [paper.id] } : null;
  }

  /** The first paper of every part, from those that stand alone on their shelves. */
  async function findOwn(userId: number, wanted: DemoPaper): Promise<FoundPaper | null> {
    const found: { id: number; part: number }[] = [];
    for (const shelf of ['ji_jing', 'yu_ce'] as const) {
      const page = { unit: 0, shelf, page: 1, page_size: 20 };
      const { list }: { list: SetRow[] } = await papers.getJiJingList(userId, wanted.skill, page);
      found.push(...list.filter(({ locked }) => locked === 0).flatMap((set) => set.papers));
    }
    const parts = [...new Set(found.map(({ part }) => part))].sort();
    const paperIds = parts.flatMap((part) => found.find((one) => one.part === part)?.id ?? []);
    return parts.length > 1 ? { ...wanted, id: 0, paperIds } : null;
  }

  async function handIn(userId: number, paper: FoundPaper, at: Date): Promise<void> {
    const { id, revision, left_ms } = await attempts.start(userId, startOf(paper, 'exam'));
    const takes = Math.min(paper.minutes * 60_000, left_ms - SPARE_MS);
    setClock(new Date(at.getTime() + takes));
    const { changes, seats } = await answersTo(paper);
    await attempts.submit(userId, { ...saveOf(id, revision, takes, seats), changes });
  }

  /** Half of the answers, and then left open. */
  async function begin(userId: number, paper: FoundPaper, at: Date): Promise<void> {
    const { id, revision } = await attempts.start(userId, startOf(paper, 'practice'));
    const takes = paper.minutes * 60_000;
    setClock(new Date(at.getTime() + takes));
    const { changes, seats } = await answersTo(paper);
    const half = changes.slice(0, changes.length / 2);
    await attempts.save(userId, { ...saveOf(id, revision, takes, seats.slice(0, half.length)), changes: half });
  }

  async function answersTo({ paperIds, rightOfTen, notReached }: FoundPaper) {
    const versions = await db.transaction((tx) => papers.keepVersions(tx, paperIds));
    const seats = versions.flatMap(({ id, shown }) =>
      shown.groups.flatMap(({ questions }, group) => questions.map(() => `${id}.${group}`)),
    );
    const changes = versions.flatMap(({ id, marks }, at) =>
      demoAnswers(marks, rightOfTen, at === versions.length - 1 ? notReached : 0)
        .filter(([, value]) => value.length > 0)
        .map(([key, value]) => ({ id: `demo-${id}-${key}`, key: `${id}.${key}`, value })),
    );
    return { changes, seats };
  }
}

const startOf = ({ skill, id, paperIds }: FoundPaper, mode: 'exam' | 'practice') => ({
  skill,
  ...(id === 0 ? { paper_ids: paperIds } : { id }),
  mode,
  fresh: false,
  key: `demo-${skill}-${id}`,
  writer: WRITER,
});

/** `seats`: the group of every question that was looked at, in their order. */
const saveOf = (attempt_id: number, revision: number, takesMs: number, seats: readonly string[]) => ({
  attempt_id,
  writer: WRITER,
  revision,
  seconds: { active: Math.floor(takesMs / 1000), groups: timeByGroup(seats, Math.floor(takesMs / 1000)) },
  force: false,
});

/** A question near the end takes up to twice as long as the first: papers become harder on the way. */
function timeByGroup(seats: readonly string[], seconds: number): Record<string, number> {
  const weights = seats.map((_, at) => 1 + at / seats.length);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const groups: Record<string, number> = {};
  for (const [at, seat] of seats.entries())
    groups[seat] = (groups[seat] ?? 0) + Math.floor((seconds * (weights[at] ?? 0)) / whole);
  return groups;
}
