import type { SpeakingRow } from '@ninefold/contract/speaking/fields';
import type { SatPart, SpeakingMode } from '@ninefold/core/speaking/parts';
import type { Destination } from '#navigation/link.tsx';

export type SpeakingSearch = { mode?: SpeakingMode; record?: number };

/** Only what the page understands; anything else in the address is left alone. */
export function readSpeakingSearch({ mode, record }: Record<string, unknown>): SpeakingSearch {
  const id = Number(record);
  return {
    ...((mode === 'exam' || mode === 'practice') && { mode }),
    ...(Number.isSafeInteger(id) && id > 0 && { record: id }),
  };
}

export const practiceOf = (part: SatPart, id: number, search: SpeakingSearch = {}): Destination => ({
  to: '/speaking-practice/$part/$id',
  params: { part, id },
  search,
});

type Sat = Pick<SpeakingRow, 'kind' | 'record_id'>;

export const reportOf = ({ kind, record_id }: Sat): Destination =>
  kind === 'mock'
    ? { to: '/mock_speaking/$recordId', params: { recordId: record_id } }
    : { to: '/speaking_report/$kind/$recordId', params: { kind, recordId: record_id } };

type Open = Pick<SpeakingRow, 'state' | 'part' | 'paper_id' | 'mode'> & Sat;

/** An open sitting goes on, everything else has its report page. */
export const recordOf = (row: Open): Destination =>
  row.state === 'open' ? practiceOf(row.part, row.paper_id, { mode: row.mode, record: row.record_id }) : reportOf(row);
