/** The pause between two codes to one number. It survives a reload, so it is kept as a time, not as a counter. */
export type CodeWait = { countryId: number; mobile: string; until: number; seconds: number };

export type PhoneNumber = { countryId: number; mobile: string };

export function startWait(number: PhoneNumber, seconds: number, now: number): CodeWait {
  return { countryId: number.countryId, mobile: digitsOf(number.mobile), until: now + seconds * 1000, seconds };
}

/** Whole seconds until this number may be sent another code; another number need not wait for it. */
export function secondsLeft(wait: CodeWait | null, number: PhoneNumber, now: number): number {
  if (!wait || wait.countryId !== number.countryId || wait.mobile !== digitsOf(number.mobile)) return 0;
  const left = Math.ceil((wait.until - now) / 1000);
  // A clock that was set back must not lock the button for hours.
  return Math.min(Math.max(left, 0), wait.seconds);
}

/** Reads back what was stored; anything else than a wait that is still running counts as none. */
export function storedWait(stored: string | null, now: number): CodeWait | null {
  if (!stored) return null;
  try {
    const wait: unknown = JSON.parse(stored);
    return isWait(wait) && secondsLeft(wait, wait, now) > 0 ? wait : null;
  } catch {
    return null;
  }
}

/** `138 0013-8000` and `13800138000` are one number. */
function digitsOf(mobile: string): string {
  return mobile.replace(/\D/g, '');
}

function isWait(value: unknown): value is CodeWait {
  if (typeof value !== 'object' || value === null) return false;
  const { countryId, mobile, until, seconds } = value as Record<string, unknown>;
  return [countryId, until, seconds].every(Number.isFinite) && typeof mobile === 'string';
}
