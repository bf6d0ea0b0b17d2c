import type { Destination } from '#navigation/link.tsx';
import type { HistoryRow } from './history.queries.ts';

/** What the features that keep the records hand over: where their doors lead, and what their questions are called. */
export type RecordKit = {
  /** Where a record goes on, or is looked at. */
  open: (row: HistoryRow) => Destination;
  /** Where the same is done once more; null where that cannot be. */
  again: (row: HistoryRow) => Destination | null;
  /** Where a first record comes from; null while there is no such page. */
  first: Destination | null;
  typeName: (type: string) => string;
};
