import { codeOf } from '#db/errors.ts';
import type { LeftOut, TableTally } from '#db/personal/personal-data.ts';
import { rowsHere, type Taken, takeRows } from '#db/personal/take-rows.ts';
import type { Walk } from './bring-in.ts';
import { newTally, StaysBehind } from './left-out.ts';
import type { Lost, Medium } from './local-ids.ts';
import type { Line } from './open-archive.ts';
import { type Coming, type Ready, readyOr, readyRow } from './ready-row.ts';
import { keepVersions, versionsThere } from './versions.ts';

/** What a database says about a value that it does not hold, or that leads nowhere. */
const NOT_HELD = /^2[23]/;

export async function bringTable(walk: Walk, table: Coming, size: number): Promise<TableTally> {
  const { tally, leave } = newTally(table.table);
  const numbers = new Map<number, number>();
  const without = new Map<number, readonly Lost[]>();
  walk.own.set(table.table, numbers);
  for await (const batch of walk.archive.batches(`data/${table.table}.jsonl`, size)) {
    await walk.media.judge(batch.map(({ row }) => row));
    for (const some of inTurn(table, batch)) await bringSome(some);
    walk.wanted.length = 0;
    await walk.progress(0);
  }
  return tally;

  async function bringSome(lines: readonly Line[]): Promise<void> {
    const made = lines.map((line) => ({ line, ready: readyOr(() => ready(line)) }));
    const rows = made.flatMap(({ ready: one }) => ('row' in one ? [one] : []));
    for (const { line, ready: one } of made) if ('reason' in one) stay(one.reason, line.line, one.column);
    const there = await versionsThere(
      walk,
      table,
      rows.map(({ row }) => row),
    );
    const fit = rows.filter(({ row }) => there(row));
    for (const { row, line } of rows) if (!there(row)) stay('version_missing', line);
    const taken = await take(fit);
    for (const [at, { old, line }] of fit.entries()) {
      const found = taken.find((one) => one.at === at);
      if (!found) stay('changed', line);
      else {
        numbers.set(old, found.id);
        if (found.isNew) tally.comes += 1;
        else tally.known += 1;
        if (found.isNew) for (const { reason, path } of without.get(line) ?? []) leave(reason, 1, path);
      }
    }
  }

  function ready(line: Line): Ready {
    const { comes } = table;
    walk.lost.length = 0;
    const made = readyRow(table, line, walk.ids, walk.userId, walk.deps.now());
    if (walk.lost.length > 0) without.set(line.line, [...walk.lost]);
    for (const name of Object.keys(comes.needs ?? {})) {
      const verdict = walk.lacking.get(name)?.get(made.old);
      if (verdict !== null) throw new StaysBehind(verdict ?? 'changed', name);
    }
    return made;
  }

  function stay(reason: LeftOut, line: number, column = ''): void {
    leave(reason, 1, `data/${table.table}.jsonl:${line}${column ? ` ${column.slice(0, 60).replace(/\W/g, '?')}` : ''}`);
  }

  /** Together; where one of them has a value that no column holds, one by one, so that it alone stays behind. */
  async function take(rows: readonly Ready[]): Promise<Taken[]> {
    try {
      return await takeAll(rows);
    } catch (error) {
      if (!NOT_HELD.test(codeOf(error))) throw error;
      if (rows.length === 1) return [];
      const all: Taken[] = [];
      for (const [at, row] of rows.entries()) all.push(...(await take([row])).map((one) => ({ ...one, at })));
      return all;
    }
  }

  async function takeAll(rows: readonly Ready[]): Promise<Taken[]> {
    const plain = rows.map(({ row }) => row);
    const here = rows.length ? await rowsHere(walk.deps.db, table, table.comes, plain) : [];
    const known = new Set(here.map(({ at }) => at));
    const media = mediaNamedBy(rows.filter((_, at) => !known.has(at)));
    if (walk.isDry) {
      for (const medium of media) tally.sound = (tally.sound ?? 0) + walk.media.secondsOf(medium);
      return [...here, ...rows.flatMap((_, at) => (known.has(at) ? [] : [wouldCome(at)]))];
    }
    if (known.size === rows.length) return here;
    for (const medium of media) await walk.media.keep(medium);
    return added(rows);
  }

  /** Together; where one of them cannot stand here, one by one, so that it alone stays behind. */
  async function added(rows: readonly Ready[]): Promise<Taken[]> {
    const plain = rows.map(({ row }) => row);
    try {
      return await walk.deps.db.transaction(async (tx) => {
        await keepVersions(tx, table, plain);
        return takeRows(tx, table, table.comes, plain);
      });
    } catch (error) {
      if (!NOT_HELD.test(codeOf(error))) throw error;
      if (rows.length === 1) return [];
      const all: Taken[] = [];
      for (const [at, row] of rows.entries()) all.push(...(await added([row])).map((one) => ({ ...one, at })));
      return all;
    }
  }

  /** Each once, however many rows name it. */
  function mediaNamedBy(rows: readonly Ready[]): Medium[] {
    const text = JSON.stringify(rows.map(({ row }) => row));
    const named = new Map(walk.wanted.map((medium) => [medium.name, medium]));
    return [...named.values()].filter(({ name }) => text.includes(name));
  }
}

/** A row that would be new has no number yet; below zero nothing is ever found. */
let lastNumber = 0;
const wouldCome = (at: number): Taken => {
  lastNumber -= 1;
  return { at, id: lastNumber, isNew: true };
};

/** A row may point to one before it, as a draft does to the one it goes on from: that one has to have its number first. */
function inTurn({ table, ids }: Coming, batch: readonly Line[]): Line[][] {
  const turns: Line[][] = [[]];
  let before = new Set<number>();
  for (const line of batch) {
    const asked = (name: string, id: unknown) => {
      isAfter ||= name === table && before.has(Number(id));
      return 1;
    };
    let isAfter = false;
    try {
      ids?.(line.row ?? {}, { content: Number, word: Number, own: asked, ownOr: asked, file: () => '' });
    } catch {
      // Not of the shape it should have; that is found out when its turn comes.
    }
    if (isAfter) {
      turns.push([]);
      before = new Set();
    }
    turns.at(-1)?.push(line);
    before.add(Number(line.row?.id));
  }
  return turns;
}
