import type { LeftOut, TableTally } from '#db/personal/personal-data.ts';

/** Thrown while a row is made ready: it stays behind, and this is why. */
export class StaysBehind extends Error {
  readonly reason: LeftOut;
  readonly column: string;
  constructor(reason: LeftOut, column = '') {
    super(reason);
    this.reason = reason;
    this.column = column;
  }
}

export function newTally(table: string) {
  const tally: TableTally = { table, comes: 0, known: 0, left: [] };
  return {
    tally,
    leave(reason: LeftOut, count = 1, example = ''): void {
      const known = tally.left.find((one) => one.reason === reason);
      if (known) known.count += count;
      else if (count > 0) tally.left.push({ reason, count, example });
    },
  };
}
