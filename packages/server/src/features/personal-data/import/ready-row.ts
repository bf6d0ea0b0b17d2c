import type { Comes, Ids, LeftOut, PersonalTable, Row } from '#db/personal/personal-data.ts';
import { misfit } from '#db/personal/row-shape.ts';
import { columnsOf } from '#db/personal/tables.ts';
import { StaysBehind } from './left-out.ts';
import type { Line } from './open-archive.ts';

/** `old`: the number it has in the archive. */
export type Ready = { line: number; old: number; row: Row };
export type Coming = PersonalTable & { comes: Comes };

export const isComing = (table: PersonalTable): table is Coming => typeof table.comes !== 'string';

/**
 * A row of the archive as it can stand here: finished, of the shape its table has, every id in it our own, its owner
 * whoever brings it, and nothing of what is never taken over. Anything else stays behind.
 */
export function readyRow(table: Coming, { line, row }: Line, ids: Ids, userId: number, now: Date): Ready {
  const { comes } = table;
  if (!row) throw new StaysBehind('changed', 'row');
  if (comes.finished && !comes.finished(row)) throw new StaysBehind('unfinished');
  const column = misfit(table, comes, row, now);
  if (column) throw new StaysBehind('changed', column);
  const { id, ...own } = table.ids ? table.ids(row, ids) : row;
  const owner = columnsOf(table.table).some(({ name }) => name === 'user_id') ? { user_id: userId } : {};
  return { line, old: Number(row.id ?? 0), row: { ...own, ...comes.instead, ...owner } };
}

/** Why a row stays behind, or the row. What is no refusal is a fault of ours. */
export function readyOr(make: () => Ready): Ready | { reason: LeftOut; column: string } {
  try {
    return make();
  } catch (error) {
    if (error instanceof StaysBehind) return { reason: error.reason, column: error.column };
    throw error;
  }
}
