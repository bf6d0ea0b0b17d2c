import { mergeMistakes } from '@ninefold/core/mistakes/evidence';
import type { Db } from '#db/db.ts';
import type { MistakeRow } from './book.repo.ts';
import { bookRepo } from './book.repo.ts';
import { columnsOf, type EntryChange, ruleOf, sumsOf } from './entries.ts';
import { lockBook } from './lock-book.ts';
import { mergeGuestRepo } from './merge-guest.repo.ts';

/** A guest's mistakes go to the account; what both have becomes one. Tells how many came along. */
export async function mergeGuest(tx: Db, guestId: number, userId: number): Promise<number> {
  const [book, repo] = [bookRepo(tx), mergeGuestRepo(tx)];
  // An answer or a report of the guest's that is under way is written before its book is read.
  await book.lock(guestId);
  const timeZone = await lockBook(tx, userId);
  const clashes = await repo.clashes(guestId, userId);
  const rows = new Map(
    (await repo.rows(clashes.flatMap(({ guest, own }) => [guest, own]))).map((row) => [row.id, row]),
  );
  await repo.moveSums(guestId, userId);
  const changes: EntryChange[] = [];
  for (const { guest, own } of clashes) {
    const [theirs, ours] = [rows.get(guest), rows.get(own)];
    if (!theirs || !ours) continue;
    await repo.join(guest, own, userId);
    changes.push({ before: theirs, after: null }, { before: ours, after: mergedOf(ours, theirs) });
  }
  const entries = changes.flatMap(({ after }) => after ?? []);
  if (changes.length)
    await book.write(userId, { entries, sightings: [], tries: [], ...sumsOf(changes, latestOf(changes), timeZone) });
  return clashes.length + (await repo.reown(guestId, userId));
}

function mergedOf(own: MistakeRow, guest: MistakeRow): MistakeRow {
  const newest = guest.last_seen > own.last_seen ? guest : own;
  const { skill, type, marks, source, source_id, part } = newest;
  return {
    ...own,
    ...columnsOf(mergeMistakes(ruleOf(own), ruleOf(guest))),
    ...{ skill, type, marks, source, source_id, part },
    touched: guest.touched > own.touched ? guest.touched : own.touched,
    removed: own.removed && guest.removed,
  };
}

/** Counted in the week in which the guest last touched them: that is where their own sums stand. */
const latestOf = (changes: readonly EntryChange[]): Date =>
  changes.reduce(
    (latest, { before }) => (before && before.last_seen > latest ? before.last_seen : latest),
    new Date(0),
  );
