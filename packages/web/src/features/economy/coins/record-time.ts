/** YYYY-MM-DD HH:mm in the time zone of the account; the device may be in another one. */
export function recordTime(seconds: number, timeZone: string): string {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(seconds * 1000)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter takes longer than using it a hundred times. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = newClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

function newClock(timeZone: string): Intl.DateTimeFormat {
  const two = '2-digit' as const;
  const look = { year: 'numeric', month: two, day: two, hour: two, minute: two, hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...look, timeZone });
  } catch {
    // An old webview may not know a zone by its newer name; its own clock is the next best.
    return new Intl.DateTimeFormat('en-GB', look);
  }
}
