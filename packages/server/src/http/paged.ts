/** One page of a list, in the shape that every list answers in. */
export const paged = <Row>(list: Row[], total: number, asked: { page: number; page_size: number }) => ({
  list,
  total,
  page: asked.page,
  pageSize: asked.page_size,
});

/** A list that is never cut is one page of its own length. */
export const whole = <Row>(list: Row[]) => paged(list, list.length, { page: 1, page_size: list.length });
