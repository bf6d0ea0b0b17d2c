/** `/history/reading/1?state=done&sort=-score&page=2`: whatever is chosen stands in the address. */
export type HistorySearch = {
  q?: string;
  /** Days of the learner's own calendar, `2026-11-01`. */
  from?: string;
  to?: string;
  topic?: string;
  question_type?: string;
  state?: 'open' | 'handed_in' | 'scoring' | 'done';
  band?: number;
  /** With `-` the largest or newest first; without `sort` the newest. */
  sort?: HistorySort;
  page?: number;
  size?: number;
};

export const SORT_FIELDS = ['update_time', 'duration', 'score'] as const;
export type SortField = (typeof SORT_FIELDS)[number];
export type HistorySort = SortField | `-${SortField}`;

/** As the specification has it, and two that show more. */
export const PAGE_SIZES = [10, 20, 50] as const;
const [STANDARD_SIZE] = PAGE_SIZES;
const STANDARD_SORT: HistorySort = '-update_time';
const STATES = ['open', 'handed_in', 'scoring', 'done'] as const;
const SORTS = SORT_FIELDS.flatMap((field): HistorySort[] => [field, `-${field}`]);
/** Nobody practised before 1970, and nobody will after 2999. */
const DAY = /^(19[7-9]|2\d\d)\d-\d{2}-\d{2}$/;

/** Whatever is not one of ours is ignored. */
export function historySearch(search: Record<string, unknown>): HistorySearch {
  const text = (value: unknown, most: number) =>
    typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, most) : '';
  const day = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : '');
  const page = Number(search.page);
  const band = Number(search.band);
  return chosen({
    q: text(search.q, 100),
    from: day(search.from),
    to: day(search.to),
    topic: text(search.topic, 60),
    question_type: text(search.question_type, 60),
    state: STATES.find((state) => state === search.state),
    band: band > 0 && band <= 9 && Number.isInteger(band * 2) ? band : undefined,
    sort: SORTS.find((sort) => sort === search.sort && sort !== STANDARD_SORT),
    page: Number.isInteger(page) && page > 1 && page <= 1000 ? page : undefined,
    size: PAGE_SIZES.find((size) => size === search.size && size !== STANDARD_SIZE),
  });
}

/** A different choice begins at the first page again. */
export const changeSearch = (search: HistorySearch, change: { [Name in keyof HistorySearch]: unknown }) =>
  historySearch({ ...search, page: undefined, ...change });

export const isFiltered = ({ sort: _, page: __, size: ___, ...filters }: HistorySearch): boolean =>
  Object.keys(filters).length > 0;

export const sortOf = ({ sort = STANDARD_SORT }: HistorySearch): { field: SortField; descending: boolean } => ({
  field: sort.replace('-', '') as SortField,
  descending: sort.startsWith('-'),
});

/** What the server is asked. Days are the learner's own, from midnight to midnight. */
export function listInput(type: number, search: HistorySearch) {
  const { field, descending } = sortOf(search);
  const { q, from, to, topic, question_type, state, band, page, size } = search;
  return {
    type,
    page: page ?? 1,
    page_size: size ?? STANDARD_SIZE,
    [`sort_${field}`]: descending ? 2 : 1,
    ...(q && { search_content: q }),
    ...(from && { start_time: midnight(from) }),
    ...(to && { end_time: midnight(to, 1) - 1 }),
    ...(topic && { topic }),
    ...(question_type && { question_type }),
    ...(state && { state }),
    ...(band && { band }),
  };
}

function midnight(day: string, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}

/** 31 February is none, although a date can be made of it. */
const isDay = (value: string): boolean =>
  DAY.test(value) && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value);

function chosen(values: { [Name in keyof HistorySearch]: HistorySearch[Name] | '' | undefined }): HistorySearch {
  const kept = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));
  const { from, to } = kept as HistorySearch;
  // The two ends in the wrong order mean the days between them.
  return from && to && from > to ? { ...kept, from: to, to: from } : kept;
}
