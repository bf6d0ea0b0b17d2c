import type { LeftOut, TableTally } from '#db/personal/personal-data.ts';
import type { ImportDeps } from '../personal-data-deps.ts';
import { bringTable } from './bring-table.ts';
import { newTally } from './left-out.ts';
import { type Lost, localIds, type Medium, type OwnRows } from './local-ids.ts';
import { readMeanings } from './meanings.ts';
import { mediaOf } from './media.ts';
import type { Archive } from './open-archive.ts';
import { type Coming, isComing, readyOr, readyRow } from './ready-row.ts';
import { versionsThere } from './versions.ts';

/** `isDry`: nothing is written, and the answer is what would come. Throws when it is no longer wanted. */
export type Way = { isDry: boolean; progress: (percent: number) => Promise<void> };
export type Walk = Way & {
  deps: ImportDeps;
  archive: Archive;
  userId: number;
  ids: ReturnType<typeof localIds>;
  own: OwnRows;
  wanted: Medium[];
  lost: Lost[];
  media: ReturnType<typeof mediaOf>;
  lacking: Map<string, Map<number, LeftOut | null>>;
};

const BATCH = 100;

/**
 * An archive, table by table, what others point to first. Every row is found again by what makes it the same row, so a
 * run that was cut off is simply begun again, and the same archive a second time brings nothing.
 */
export async function bringIn(deps: ImportDeps, archive: Archive, userId: number, way: Way): Promise<TableTally[]> {
  const [own, wanted, lost]: [OwnRows, Medium[], Lost[]] = [new Map(), [], []];
  const media = mediaOf(deps, archive, userId, () => way.progress(0));
  const ids = localIds(
    await readMeanings(deps, archive, userId, () => way.progress(0)),
    own,
    media.judged,
    wanted,
    lost,
  );
  const walk: Walk = { ...way, deps, archive, userId, ids, own, wanted, lost, media, lacking: new Map() };
  const tables = deps.kept.flatMap(({ tables: all }) => all).filter(({ handedOut }) => handedOut !== false);
  const tallies: TableTally[] = [];
  let done = 0;
  for (const table of tables) {
    if (isComing(table)) tallies.push(await bring(walk, table, tables.filter(isComing)));
    else tallies.push(leftWhole(table.table, table.comes as LeftOut, archive.rowsOf(table.table)));
    done += archive.rowsOf(table.table);
    await way.progress(Math.floor((98 * done) / Math.max(1, archive.rows)));
  }
  if (!way.isDry) for (const { settle } of deps.kept) if (settle) await deps.db.transaction((tx) => settle(tx, userId));
  return tallies.filter(({ comes, known, left }) => comes + known + left.length > 0);
}

const leftWhole = (table: string, reason: LeftOut, rows: number): TableTally => {
  const { tally, leave } = newTally(table);
  leave(reason, rows);
  return tally;
};

async function bring(walk: Walk, table: Coming, all: readonly Coming[]): Promise<TableTally> {
  for (const [name, column] of Object.entries(table.comes.needs ?? {})) {
    const part = all.find((one) => one.table === name);
    if (part) walk.lacking.set(name, await judgeParts(walk, part, column));
  }
  return bringTable(walk, table, BATCH);
}

/** Which rows have all of this part: by the number in the archive, null or why not. */
async function judgeParts(walk: Walk, part: Coming, column: string): Promise<Map<number, LeftOut | null>> {
  const verdicts = new Map<number, LeftOut | null>();
  const ids = { ...walk.ids, own: () => 1 };
  const now = walk.deps.now();
  for await (const batch of walk.archive.batches(`data/${part.table}.jsonl`, BATCH)) {
    const made = batch.map((line) => ({ line, ready: readyOr(() => readyRow(part, line, ids, walk.userId, now)) }));
    const there = await versionsThere(
      walk,
      part,
      made.flatMap(({ ready }) => ('row' in ready ? [ready.row] : [])),
    );
    for (const { line, ready } of made) {
      const id = Number(line.row?.[column]);
      const reason = 'row' in ready ? (there(ready.row) ? null : 'version_missing') : ready.reason;
      verdicts.set(id, verdicts.get(id) ?? reason);
    }
    await walk.progress(0);
  }
  return verdicts;
}
