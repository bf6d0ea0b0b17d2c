/**
 * Where `return` (after a login) and `go_back_url` (the back button of the task centre) may lead: into this app and
 * nowhere else. Both come from the address bar, so anybody can write them.
 */

const HOME = '/';
const LONGEST = 1000;

type WayBack = { kind: 'path'; path: string } | { kind: 'close_webview' };

/** The value "client" means that a native app opened us and wants its screen back. */
export function wayBack(goBackUrl: unknown, origin: string): WayBack {
  return goBackUrl === 'client' ? { kind: 'close_webview' } : { kind: 'path', path: returnPath(goBackUrl, origin) };
}

/** A path of our own, ready for the router; anything doubtful is the home page. */
export function returnPath(value: unknown, origin: string): string {
  if (typeof value !== 'string' || value.length > LONGEST) return HOME;
  const path = withoutFrame(value.trim(), origin);
  // Back to the login page would be a loop.
  if (!isOwnPath(path) || /^\/login(?:[/?]|$)/.test(path)) return HOME;
  return path;
}

/** `#/words` and `https://our.site/#/words` say the same as `/words`. */
function withoutFrame(value: string, origin: string): string {
  for (const frame of [`${origin}/#/`, `${origin}#/`, '/#/', '#/']) {
    if (value.startsWith(frame)) return value.slice(frame.length - 1);
  }
  return value;
}

/** Judged as written and as every decoding of it, because some part between us and the browser may decode once more. */
function isOwnPath(path: string): boolean {
  let reading = path;
  for (let depth = 0; depth < 4; depth += 1) {
    const [pathname = ''] = reading.split(/[?#]/);
    if (!pathname.startsWith('/') || pathname.includes('//') || /[\\\p{Cc}]/u.test(reading)) return false;
    const decoded = decodedOnce(reading);
    if (decoded === null) return false;
    if (decoded === reading) return true;
    reading = decoded;
  }
  return false;
}

function decodedOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
