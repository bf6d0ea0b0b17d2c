/**
 * Where the buyer may be sent after the payment: to this site and nowhere else. Gives the path, so that nothing of
 * the address that was sent in decides on the host later; null when it leads away.
 */
export function redirectPath(url: string, ownOrigins: readonly string[]): string | null {
  // As browsers write them: a host that names the usual port is the same host.
  const own = ownOrigins.filter((one) => URL.canParse(one)).map((one) => new URL(one).origin);
  const [home] = own;
  if (!home || !URL.canParse(url, home)) return null;
  const { origin, pathname, search, hash, username, password } = new URL(url, home);
  // `//evil.example` as a path would be read as a host again when it stands alone.
  if (!own.includes(origin) || username || password || pathname.startsWith('//')) return null;
  return `${pathname}${search}${hash}`;
}
