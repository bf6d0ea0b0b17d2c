const AHEAD_MS = 8 * 3_600_000;

/** `2026-11-15 12:00:00`: both providers use China's time. */
export const chinaTime = (moment: Date): string =>
  new Date(moment.getTime() + AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Epoch milliseconds; NaN for anything else. */
export const chinaMoment = (text: string): number =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? Date.parse(`${text.replace(' ', 'T')}+08:00`) : Number.NaN;
