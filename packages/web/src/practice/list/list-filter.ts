import { SHELF_NAMES, type ShelfName } from './shelves.ts';

/** What the list shows. It is part of the address, so that the list is as it was when the learner comes back to it. */
export type ListFilter = {
  shelf?: ShelfName;
  /** A question type. */
  type?: string;
  topic?: string;
  q?: string;
  state?: 'new' | 'open' | 'done';
  /** A year, for topic sets and picks. */
  unit?: number;
};

const STATES = ['new', 'open', 'done'] as const;

/** From the address, into which anybody may have written anything. */
export function readFilter(search: Record<string, unknown>): ListFilter {
  const text = (value: unknown) => (typeof value === 'number' ? String(value) : value);
  const line = (value: unknown, most: number) => {
    const words = text(value);
    return typeof words === 'string' && words !== '' ? words.slice(0, most) : undefined;
  };
  const { shelf, state, unit } = search;
  return dropEmpty({
    shelf: SHELF_NAMES.find((name) => name === shelf),
    type: line(search.type, 40),
    topic: line(search.topic, 64),
    q: line(search.q, 100),
    state: STATES.find((name) => name === state),
    unit: typeof unit === 'number' && unit >= 2000 && unit <= 2100 ? unit : undefined,
  });
}

/**
 * A change of the filter. Another shelf resets the filter, as the specification wants it; a year is kept only for the
 * shelves that have years.
 */
export function changeFilter(filter: ListFilter, change: Partial<Record<keyof ListFilter, unknown>>): ListFilter {
  const next = readFilter({ ...('shelf' in change ? {} : filter), ...change });
  return (next.shelf ?? 'jian_ya') === 'jian_ya' ? dropEmpty({ ...next, unit: undefined }) : next;
}

/** Words, a topic or a state search for single papers; all other filters show sets. */
export const isSearch = ({ q, topic, state, type, shelf = 'jian_ya' }: ListFilter): boolean =>
  q !== undefined || topic !== undefined || state !== undefined || (type !== undefined && shelf !== 'jian_ya');

function dropEmpty(filter: { [Key in keyof ListFilter]: ListFilter[Key] | undefined }): ListFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as ListFilter;
}
