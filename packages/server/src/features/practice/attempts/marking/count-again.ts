import { bandFromRaw } from '@ninefold/core/bands/band-tables';
import { neverFewer } from '@ninefold/core/practice/added-answers';
import type { Reason } from '@ninefold/core/practice/marking/reasons';
import type { Db } from '#db/db.ts';
import type { PaperVersion } from '../../papers/papers.service.ts';
import { attemptsRepo, type Held } from '../attempts.repo.ts';
import type { AttemptsDeps } from '../attempts-deps.ts';
import { historyEntry } from '../history-entry.ts';
import { notes } from './hand-in.ts';
import { markedPapersOf } from './marked-papers.ts';
import { bandTest, type Marks, markOne } from './score.ts';

/** The marks of these questions under the key as it is now, where it gives more than was given. */
export function risenMarks(version: PaperVersion, { sheet }: Held, names: readonly string[]): Marks {
  return Object.fromEntries(
    names.flatMap((name) => {
      const before = sheet.marks?.[name] as (Reason | null)[] | undefined;
      if (!before) return [];
      const now = neverFewer(before, markOne(version, sheet.answers, name, (sheet.marks ?? {}) as Marks));
      return now.some((mark, at) => mark === null && before[at] !== null) ? [[name, now]] : [];
    }),
  );
}

/** What an attempt counts with these marks. One whose key was shown before is given, but it was not found. */
export function countedWith(
  deps: Pick<AttemptsDeps, 'kits'>,
  { attempt, sheet }: Held,
  versions: readonly PaperVersion[],
  marks: Marks,
): { right: number; band: number; gainedIn: (paperId: number) => number } {
  const gains = Object.entries(marks).map(([name, now]) => ({
    name,
    gained: sheet.checked.includes(name)
      ? 0
      : now.filter((mark, at) => mark === null && sheet.marks?.[name]?.[at] !== null).length,
  }));
  const sum = (some: typeof gains) => some.reduce((total, { gained }) => total + gained, 0);
  const right = attempt.right + sum(gains);
  // Whether it was a test was decided when it was handed in; a mark more makes it neither one nor none.
  const band =
    attempt.band < 0 ? -1 : Math.max(attempt.band, bandFromRaw(right, bandTest(deps.kits[attempt.skill], versions)));
  return { right, band, gainedIn: (paperId) => sum(gains.filter(({ name }) => name.startsWith(`${paperId}.`))) };
}

/** Marks that are given to a locked attempt afterwards: everything that was counted from them is counted again. */
export async function countAgain(deps: AttemptsDeps, tx: Db, held: Held, given: Marks): Promise<{ bandRose: boolean }> {
  const repo = attemptsRepo(tx);
  const { id, user_id, of_attempt, mode } = held.attempt;
  const papers = await repo.papers(id);
  const versions = await deps.papers.keptVersions(
    tx,
    papers.map(({ content_id, hash }) => ({ id: content_id, hash })),
  );
  const { right, band, gainedIn } = countedWith(deps, held, versions, given);
  const mine = papers.map((paper) => ({ ...paper, right: paper.right + gainedIn(paper.content_id) }));
  const marks = { ...held.sheet.marks, ...given };
  await repo.changeSheet(id, { marks });
  await repo.change(id, { right, band });
  await repo.savePaperScores(id, mine);
  const counted: Held = { attempt: { ...held.attempt, right, band }, sheet: { ...held.sheet, marks } };
  await deps.historyIndex.put(tx, historyEntry(counted.attempt, versions));
  await deps.analysisIndex.putPapers(tx, markedPapersOf(counted, versions));
  for (const [name, now] of Object.entries(given))
    if (now.every((mark) => mark === null))
      await deps.mistakeBook.wasRight(tx, user_id, 'attempt', id, name, deps.now());
  // Perhaps a paper of a mock test, which tells its band everywhere.
  if (mode === 'exam') await deps.jobs.send(tx, 'settle-mock', { attempt: id });
  if (of_attempt === null) {
    const rightByPaper = new Map(mine.map((paper) => [paper.content_id, paper.right]));
    await deps.papers.raiseBest(tx, notes(counted, mine, { right, rightByPaper }));
  }
  return { bandRose: band > held.attempt.band };
}
