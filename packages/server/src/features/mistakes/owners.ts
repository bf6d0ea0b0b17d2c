import type { MistakePlace } from '@ninefold/contract/mistakes/mistake';
import type { Solution } from '@ninefold/contract/mistakes/solution';
import type { EvidenceSource } from '@ninefold/core/mistakes/kinds';
import type { MistakeRow } from './book/book.repo.ts';
import type { EvidenceOwner, PlacedDrill } from './book/evidence.ts';
import type { MistakesDeps } from './mistakes-deps.ts';
import { askedOf } from './views.ts';

/** Each owner is asked once for all of its mistakes; the answers come back in the order of the rows. */

export const placesOf = (deps: MistakesDeps, userId: number, rows: readonly MistakeRow[]) =>
  byOwner<MistakePlace>(deps, rows, (owner, mine) =>
    owner.places(
      deps.db,
      userId,
      mine.map((row) => askedOf(row).evidence),
    ),
  );

export const drillsOf = (deps: MistakesDeps, userId: number, rows: readonly MistakeRow[]) =>
  byOwner<PlacedDrill>(deps, rows, (owner, mine) => owner.drills(deps.db, userId, mine.map(askedOf)));

export const solutionsOf = (deps: MistakesDeps, userId: number, rows: readonly MistakeRow[]) =>
  byOwner<Solution>(deps, rows, (owner, mine) => owner.look(deps.db, userId, mine.map(askedOf)));

async function byOwner<T>(
  { owners }: MistakesDeps,
  rows: readonly MistakeRow[],
  ask: (owner: EvidenceOwner, mine: readonly MistakeRow[]) => Promise<(T | null)[]>,
): Promise<(T | null)[]> {
  const found = new Map<number, T | null>();
  for (const source of new Set(rows.map((row): EvidenceSource => row.source))) {
    const mine = rows.filter((row) => row.source === source);
    const answers = await ask(owners[source], mine);
    mine.forEach((row, at) => {
      found.set(row.id, answers[at] ?? null);
    });
  }
  return rows.map(({ id }) => found.get(id) ?? null);
}
