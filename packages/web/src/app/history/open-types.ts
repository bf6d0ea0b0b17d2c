import { HISTORY_TABS, type HistoryTab, recordTypeOf } from '@ninefold/core/history/record-types';
import { isOpen } from '@ninefold/core/open-pages';

const TYPES = [1, 2, 3];

/** Which lists have something that fills them: nobody is sent to records that no page can make yet. */
export const openTypes = Object.fromEntries(
  HISTORY_TABS.map((tab) => [
    tab,
    TYPES.filter((type) => recordTypeOf(tab, type) !== null && isOpen(`/history/${tab}/${type}`)),
  ]),
) as Record<HistoryTab, number[]>;
