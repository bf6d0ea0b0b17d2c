export type TimeZone = { id: string; label: string };

/**
 * Every zone the browser knows, west to east, each with its offset today and its name in the learner's language.
 * `always` (the saved zone, the browser's) is listed even where the browser spells its list differently.
 */
export function timeZones(language: string, now: Date, always: readonly string[]): TimeZone[] {
  return [...new Set([...always, ...knownZones()])]
    .flatMap((id) => described(id, language, now))
    .sort((a, b) => a.minutes - b.minutes || a.id.localeCompare(b.id))
    .map(({ id, label }) => ({ id, label }));
}

export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** +480 for Shanghai; summer time counts when it is on. */
export function offsetMinutes(timeZone: string, now: Date): number {
  const written = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(now)
    .find((part) => part.type === 'timeZoneName')?.value;
  const match = /GMT([+-])(\d\d):(\d\d)/.exec(written ?? '');
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
}

/** `UTC+05:30` */
export function writtenOffset(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const size = Math.abs(minutes);
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

function described(id: string, language: string, now: Date) {
  try {
    const minutes = offsetMinutes(id, now);
    const name = zoneName(id, language, now);
    const place = id.replaceAll('_', ' ');
    return [{ id, minutes, label: [writtenOffset(minutes), place, name].filter(Boolean).join(' · ') }];
  } catch {
    // A zone this browser cannot reckon with would make every date on the page throw.
    return [];
  }
}

function zoneName(id: string, language: string, now: Date): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: id, timeZoneName: 'long' }).formatToParts(now);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
  return name.startsWith('GMT') ? '' : name;
}

/** Browsers before 2022 have no list; the zones in `always` are enough to keep what is saved. */
function knownZones(): string[] {
  return typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
}
