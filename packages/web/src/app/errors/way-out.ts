/** Where an unknown address leads. Pure. */

type WayOut = { kind: 'home' } | { kind: 'main_site'; url: string };

type Lost = {
  /** The operator's setting; empty = our own home. */
  mainSite: string;
  /** The address bar. */
  here: string;
  /** When this tab was last sent to the main site; null = never. */
  sentAt: number | null;
  now: number;
};

/** If the main site sends people straight back to us, the second visit within this time ends at home. */
const LOOP_MS = 10_000;

export function wayOut({ mainSite, here, sentAt, now }: Lost): WayOut {
  const url = webAddress(mainSite);
  const circle = sentAt !== null && now - sentAt < LOOP_MS;
  if (!url || circle || isOurselves(url, here)) return { kind: 'home' };
  return { kind: 'main_site', url: url.href };
}

function webAddress(written: string): URL | null {
  try {
    const url = new URL(written);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
}

/** The app is one document: another hash is not another site. */
function isOurselves(url: URL, here: string): boolean {
  const own = new URL(here);
  return url.origin === own.origin && url.pathname === own.pathname;
}
