import type { Moment } from '@ninefold/core/mistakes/mistake';
import type { Scheduler } from '@ninefold/core/mistakes/scheduler';
import { see } from '@ninefold/core/mistakes/sightings';
import { tryAgain } from '@ninefold/core/mistakes/tries';
import type { Entry, Known, NewSighting, NewTry } from './book.repo.ts';
import { columnsOf, type EntryChange, ruleOf, sumsOf } from './entries.ts';
import type { Lost, Report, Right } from './evidence.ts';

/** Names a right answer in a later attempt; one answer may mend a question and a word. */
const tryKey = ({ source, id }: Pick<Report, 'source' | 'id'>, part: string, slot: string) =>
  `${source}:${id}:${part}:${slot}`;

export const tryKeys = (report: Report): string[] =>
  report.rights.flatMap(({ part, slots }) => slots.map((slot) => tryKey(report, part, slot)));

/** What is lost once in this report, which is nearly everything, and what is lost at two places of it. */
export function onceOrMore({ lost }: Pick<Report, 'lost'>): { once: Lost[]; more: Lost[] } {
  const places = new Map<string, number>();
  for (const { slot } of lost) places.set(slot, (places.get(slot) ?? 0) + 1);
  const isOnce = ({ slot }: Lost) => places.get(slot) === 1;
  return { once: lost.filter(isOnce), more: lost.filter((one) => !isOnce(one)) };
}

export const slotsOf = ({ lost, rights }: Pick<Report, 'lost' | 'rights'>): string[] => [
  ...new Set([...lost.map(({ slot }) => slot), ...rights.flatMap(({ slots }) => slots)]),
];

/** Of what was right only that can be mended which is in the book. */
export const rightsIn = (known: ReadonlySet<string>, rights: readonly Right[]): Right[] =>
  rights.flatMap(({ slots, part }) => {
    const mends = slots.filter((slot) => known.has(slot));
    return mends.length ? [{ slots: mends, part }] : [];
  });

/** What one report makes of the mistakes that are known: rows, places, tries and sums. */
export function changesOf(
  scheduler: Scheduler,
  userId: number,
  known: readonly Known[],
  report: Report,
  moment: Moment,
) {
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
