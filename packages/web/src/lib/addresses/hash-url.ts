/**
 * Our addresses are in the hash, but some visitors arrive with a query before it: campaign links, WeChat's `?code=…`,
 * invitations. It is moved into the hash once, at the start, so that there is only one query to read.
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
