import type { Moment } from '@ninefold/core/mistakes/mistake';
import type { Scheduler } from '@ninefold/core/mistakes/scheduler';
import { see } from '@ninefold/core/mistakes/sightings';
import { tryAgain } from '@ninefold/core/mistakes/tries';
import type { Entry, Known, NewSighting, NewTry } from './book.repo.ts';
import { columnsOf, type EntryChange, ruleOf, sumsOf } from './entries.ts';
import type { Lost, Report } from './evidence.ts';

/** Names a right answer in a later attempt; one answer may mend a question and a word. */
const tryKey = ({ source, id }: Pick<Report, 'source' | 'id'>, part: string, slot: string) =>
  `${source}:${id}:${part}:${slot}`;

export const tryKeys = (report: Report): string[] =>
  report.rights.flatMap(({ part, slots }) => slots.map((slot) => tryKey(report, part, slot)));

/** What is new in one report was made at one moment, so its first due day is worked out once for all of it. */
function oncePerReport(scheduler: Scheduler): Scheduler {
  let fresh: ReturnType<Scheduler['next']> | null = null;
  return {
    next(memory, grade, at) {
      if (memory !== null || grade !== 'again') return scheduler.next(memory, grade, at);
      fresh ??= scheduler.next(null, grade, at);
      return fresh;
    },
  };
}

/** What one report makes of the mistakes that are known: rows, places, tries and sums. */
export function changesOf(usual: Scheduler, userId: number, known: readonly Known[], report: Report, moment: Moment) {
  const scheduler = oncePerReport(usual);
  const before = new Map(known.map((row) => [row.slot, row]));
  const now = new Map<string, Entry>();
  const sightings: NewSighting[] = [];
  const tries: NewTry[] = [];
  const current = (slot: string) => now.get(slot) ?? before.get(slot) ?? null;

  for (const lost of report.lost) {
    const known = before.get(lost.slot);
    if (known?.parts.includes(lost.part)) continue;
    if (report.keepsSettled && known && (known.removed || known.state === 'closed')) continue;
    now.set(lost.slot, seenAgain(scheduler, userId, current(lost.slot), lost, report, moment));
    const { slot, part, hash } = lost;
    sightings.push({ slot, source: report.source, source_id: report.id, part, hash, seen_at: report.at });
  }
  const lostNow = new Set(report.lost.map(({ slot }) => slot));
  for (const { slots, part } of report.rights)
    for (const slot of slots) {
      const entry = lostNow.has(slot) ? undefined : before.get(slot);
      const key = tryKey(report, part, slot);
      if (!entry || entry.removed || entry.tried.includes(key) || now.has(slot)) continue;
      const { mistake, verdict } = tryAgain(ruleOf(entry), { right: true, sentence: part }, moment, scheduler);
      now.set(slot, { ...entry, ...columnsOf(mistake), touched: latest(entry.touched, report.at) });
      tries.push({ slot, key, given: null, verdict, tried_at: report.at });
    }
  const entries = [...now.values()];
  const pairs: EntryChange[] = [...now].map(([slot, after]) => ({ before: before.get(slot) ?? null, after }));
  return { entries, sightings, tries, ...sumsOf(pairs, moment.at, moment.timeZone) };
}

function seenAgain(
  scheduler: Scheduler,
  userId: number,
  entry: Entry | null,
  lost: Lost,
  { source, id, at }: Report,
  moment: Moment,
): Entry {
  const mistake = see(entry && ruleOf(entry), lost.kind, moment, scheduler);
  // The newest loss is the one that is shown and practised.
  const place =
    !entry || at >= entry.last_seen
      ? { skill: lost.skill, type: lost.type, marks: lost.marks, source, source_id: id, part: lost.part }
      : {};
  const first = { user_id: userId, slot: lost.slot, skill: lost.skill, type: lost.type, marks: lost.marks };
  return {
    ...(entry ?? { ...first, source, source_id: id, part: lost.part, touched: at }),
    ...place,
    ...columnsOf(mistake),
    touched: latest(entry?.touched ?? at, at),
    // What was taken out and is lost again comes back: that it is no mistake has just been disproved.
    removed: entry && at < entry.last_seen ? entry.removed : false,
  };
}

const latest = (a: Date, b: Date): Date => (a > b ? a : b);
