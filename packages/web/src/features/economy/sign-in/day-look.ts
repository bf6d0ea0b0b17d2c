export type DayLook = 'signed' | 'today' | 'missed' | 'later';

/**
 * How a day of the week is shown. Places count from 1, Monday. Only today can be open: a 1 on another day is a missed
 * day, and a 3 means no more than "not today".
 */
export function dayLook(status: number, place: number, today: number): DayLook {
  if (status === 2) return 'signed';
  if (place === today) return 'today';
  return place < today ? 'missed' : 'later';
}
