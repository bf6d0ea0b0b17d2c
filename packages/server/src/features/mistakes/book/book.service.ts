import { acceptChallenge, loseSightings, takeBackChallenge } from '@ninefold/core/mistakes/evidence';
import type { EvidenceSource } from '@ninefold/core/mistakes/kinds';
import type { Moment } from '@ninefold/core/mistakes/mistake';
import type { Scheduler } from '@ninefold/core/mistakes/scheduler';
import { seeFirst } from '@ninefold/core/mistakes/sightings';
import { localDay, mondayOf } from '@ninefold/core/time/local-day';
import type { Database, Db } from '#db/db.ts';
import type { Entry, MistakeRow } from './book.repo.ts';
import { bookRepo } from './book.repo.ts';
import { columnsOf, ruleOf, sumsOf } from './entries.ts';
import type { Report } from './evidence.ts';
import { type FillSource, fill } from './fill.ts';
import { firstLossesRepo } from './first-losses.repo.ts';
import { lockBook } from './lock-book.ts';
import { mergeGuest } from './merge-guest.ts';
import { changesOf, onceOrMore, rightsIn, slotsOf, tryKeys } from './report.ts';

export type { Asked, Evidence, EvidenceOwner, Lost, PlacedDrill, Report, Right, Solved } from './evidence.ts';
export type MistakeBook = ReturnType<typeof mistakeBookService>;

/**
 * What every feature that sees a mistake calls, inside its own transaction: a report is there exactly when what it
 * reports is. It looks into nobody's data; the evidence is a reference.
 */
export const mistakeBookService = (deps: { scheduler: Scheduler }) => ({
  /** Once for each place: the same report again changes nothing. */
  async report(tx: Db, userId: number, report: Report): Promise<void> {
    if (report.lost.length + report.rights.length === 0) return;
    const moment = { at: report.at, timeZone: report.timeZone ?? (await lockBook(tx, userId)) };
    const { once, more } = onceOrMore(report);
    const { written, known } = await writeFirst(deps.scheduler, tx, userId, { ...report, lost: once }, moment);
    const before = once.filter(({ slot }) => !written.has(slot));
    const rest = { ...report, lost: [...before, ...more], rights: rightsIn(known, report.rights) };
    await writeAgain(deps.scheduler, tx, userId, rest, moment);
  },

  /** Keys were on the screen, whether lost or right there: what they give away is worth nothing that day. */
  async lookedAt(tx: Db, userId: number, slots: readonly string[], at: Date): Promise<void> {
    const repo = bookRepo(tx);
    await repo.lock(userId);
    await repo.lookAtSlots(userId, slots, at);
  },

  /** What was lost there and is still in the book. */
  idsOf: (db: Db, userId: number, source: EvidenceSource, id: number): Promise<number[]> =>
    bookRepo(db).idsSeenIn(userId, source, id),

  /** Words that are still spelt wrong, the last one first. */
  spelling: (db: Db, userId: number, limit: number): Promise<string[]> => bookRepo(db).misspelt(userId, limit),

  /** What was sat or written is removed: its mistakes go with it, unless they were seen elsewhere too. */
  forget: (tx: Db, userId: number, source: EvidenceSource, id: number, at: Date) =>
    loseEvidence(tx, userId, { source, id, part: null, at }, (row) => {
      const left = loseSightings(ruleOf(row), row.lost);
      return left.gone ? null : { ...row, ...columnsOf(left.mistake) };
    }),

  /** A challenge was accepted: that one place was no mistake. */
  wasRight: (tx: Db, userId: number, source: EvidenceSource, id: number, part: string, at: Date) =>
    loseEvidence(tx, userId, { source, id, part, at }, (row) => ({
      ...row,
      ...columnsOf(acceptChallenge(ruleOf(row))),
    })),

  /** The challenge of these places was taken back: they are mistakes again. What practice has mended stays mended. */
  async challengeTakenBack(tx: Db, userId: number, report: Report): Promise<void> {
    const repo = bookRepo(tx);
    const timeZone = await lockBook(tx, userId);
    for (const part of new Set(report.lost.map((one) => one.part))) {
      const rows = await repo.seenIn(userId, report.source, report.id, part);
      const changes = rows.map((row) => ({
        before: row as Entry,
        after: { ...row, ...columnsOf(takeBackChallenge(ruleOf(row))) },
      }));
      const entries = changes.map(({ after }) => after);
      if (entries.length)
        await repo.write(userId, { entries, sightings: [], tries: [], ...sumsOf(changes, report.at, timeZone) });
    }
    // Where it had been seen elsewhere too, only this place was struck out.
    await this.report(tx, userId, { ...report, keepsSettled: true });
  },

  /** At login a guest's mistakes come along. After the attempts: handing in a guest's open one may report some. */
  mergeGuest: (tx: Db, guestId: number, userId: number): Promise<number> => mergeGuest(tx, guestId, userId),

  /** Reads what was there before this book was, piece by piece; true when nothing is left. */
  fill: (db: Database, source: EvidenceSource, from: FillSource) => fill(db, source, from),
});

/** What was never lost before, which is most of what a learner loses: one statement, however much there is of it. */
function writeFirst(scheduler: Scheduler, tx: Db, userId: number, report: Report, moment: Moment) {
  const week = mondayOf(localDay(moment.at, moment.timeZone));
  const [mistake, rights] = [seeFirst(moment, scheduler), slotsOf({ lost: [], rights: report.rights })];
  return firstLossesRepo(tx).insert(userId, { lost: report.lost, rights, report, mistake, week });
}

/** What is in the book already, lost again or perhaps mended. */
async function writeAgain(scheduler: Scheduler, tx: Db, userId: number, report: Report, moment: Moment): Promise<void> {
  const slots = slotsOf(report);
  if (slots.length === 0) return;
  const known = await bookRepo(tx).known(userId, slots, report, tryKeys(report));
  const changes = changesOf(scheduler, userId, known, report, moment);
  if (changes.entries.length) await bookRepo(tx).write(userId, changes);
}

type LostPlace = { source: EvidenceSource; id: number; part: string | null; at: Date };

/** Takes places away from the mistakes seen there; `next` says what is left of each, null: nothing. */
async function loseEvidence(
  tx: Db,
  userId: number,
  { source, id, part, at }: LostPlace,
  next: (row: MistakeRow & { lost: number }) => Entry | null,
): Promise<void> {
  const repo = bookRepo(tx);
  const timeZone = await lockBook(tx, userId);
  const rows = await repo.seenIn(userId, source, id, part);
  if (rows.length === 0) return;
  const changes = rows.map((row) => ({ row, before: row as Entry, after: next(row) }));
  const gone = changes.flatMap(({ row, after }) => (after ? [] : [row.id]));
  const kept = changes.flatMap(({ row, after }) => (after && after.closed_as !== 'was_right' ? [row.id] : []));
  await repo.remove(gone);
  // A mistake that "was right" keeps its place: its record still opens.
  await repo.dropSightings(kept, source, id, part);
  const places = new Map((await repo.newestSightings(kept)).map(({ mistake_id, ...place }) => [mistake_id, place]));
  const entries = changes.flatMap(({ row, after }) => (after ? [{ ...after, ...places.get(row.id) }] : []));
  await repo.write(userId, { entries, sightings: [], tries: [], ...sumsOf(changes, at, timeZone) });
}
