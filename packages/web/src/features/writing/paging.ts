type Page = { list: readonly unknown[]; total: number; has_more: 0 | 1 };

/**
 * The next page is asked for only while there is more than is loaded. A total of -1 is "unknown"; then the server says
 * itself whether anything follows. An empty page ends the list, whatever its total claims.
 */
export function nextPage(_: Page, pages: readonly Page[], last: number): number | null {
  const final = pages[pages.length - 1];
  if (!final || final.list.length === 0) return null;
  const loaded = pages.reduce((sum, { list }) => sum + list.length, 0);
  const more = final.total < 0 ? final.has_more === 1 : final.total > loaded;
  return more ? last + 1 : null;
}
