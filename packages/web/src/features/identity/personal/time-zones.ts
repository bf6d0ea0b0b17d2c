export type TimeZone = { id: string; label: string };

/** West to east, each with its offset today and its name in the learner's language. */
export function timeZones(ids: readonly string[], language: string, now: Date): TimeZone[] {
  return [...new Set(ids)]
    .flatMap((id) => described(id, language, now))
    .sort((a, b) => a.minutes - b.minutes || a.id.localeCompare(b.id))
    .map(({ id, label }) => ({ id, label }));
}

/** Browsers before 2022 have no list: they offer the saved zone and the one the device is in. */
export function knownZones(): string[] {
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [device, ...(typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [])];
}

/** `UTC+05:30` */
export function writtenOffset(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const size = Math.abs(minutes);
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

function described(id: string, language: string, now: Date) {
  try {
    const { minutes, name } = readClock(id, language, now);
    const label = [writtenOffset(minutes), id.replace(/_/g, ' '), name].filter(Boolean).join(' · ');
    return [{ id, minutes, label }];
  } catch {
    // A zone that this browser does not support would make every date on the page throw.
    return [];
  }
}

/**
 * One formatter gives name and offset: creating four hundred of them is what takes time. The offset is computed from
 * the zone's current time, because old webviews cannot name it; summer time counts when it applies.
 */
function readClock(timeZone: string, language: string, now: Date): { minutes: number; name: string } {
  const clock = new Intl.DateTimeFormat(language, { timeZone, ...CLOCK }).formatToParts(now);
  const read = (type: Intl.DateTimeFormatPartTypes) => clock.find((part) => part.type === type)?.value ?? '';
  const number = (type: Intl.DateTimeFormatPartTypes) => Number.parseInt(read(type), 10);
  const there = Date.UTC(number('year'), number('month') - 1, number('day'), number('hour'), number('minute'));
  const name = read('timeZoneName');
  return { minutes: there / 60_000 - Math.floor(now.getTime() / 60_000), name: name.startsWith('GMT') ? '' : name };
}

const CLOCK = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  timeZoneName: 'long',
} as const;
