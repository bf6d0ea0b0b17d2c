const SHOWN = 5;

/** The pages that are offered: the present one with its neighbours, as many at the ends as in the middle. */
export function pagesAround(page: number, last: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(SHOWN / 2), last - SHOWN + 1));
  return Array.from({ length: Math.min(SHOWN, last) }, (_, at) => first + at);
}
