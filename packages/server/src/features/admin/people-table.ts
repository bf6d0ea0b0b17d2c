import type { Person } from '@ninefold/contract/admin/views';
import { csvLine } from '@ninefold/core/personal-data/csv';

const HEAD = [
  'number',
  'mobile',
  'account',
  'school',
  'estimated_band',
  'target_band',
  'last_here',
  'member',
  'suspended',
];
/** Spreadsheets take a file without it for one in the machine's own letters. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Accounts as a table. What a learner chose as a name or a school wrote may begin like a formula: it is made harmless. */
export const peopleTable = (people: readonly Person[]): string =>
  BYTE_ORDER_MARK +
  [
    csvLine(HEAD),
    ...people.map((one) =>
      csvLine([
        `N-${String(one.id).padStart(4, '0')}`,
        ...[one.mobile, one.account, one.organisation],
        ...[one.band, one.target].map((band) => (band < 0 ? '' : band.toFixed(1))),
        one.last_seen ? new Date(one.last_seen * 1000).toISOString() : '',
        ...[one.is_member === 1, one.banned_at > 0].map((is) => (is ? 'yes' : 'no')),
      ]),
    ),
  ].join('');
