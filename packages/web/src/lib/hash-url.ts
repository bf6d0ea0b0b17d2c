/**
 * The app lives behind the hash, but some visitors arrive with a query before it: campaign links, WeChat's
 * `?code=…`, invitations. Moved behind the hash once, at the start, there is only one query to read from then on.
 */
export function foldQueryIntoHash(search: string, hash: string): string {
  const [path = '', inner = ''] = splitOnce(hash.replace(/^#/, ''), '?');
  const outer = search.replace(/^\?/, '');
  const query = [inner, outer].filter(Boolean).join('&');
  return `#${path || '/'}${query && `?${query}`}`;
}

/** `#/words?page=2` → `/words?page=2`; nothing → `/`. */
export function hashPath(hash: string): string {
  return hash.replace(/^#/, '') || '/';
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}
