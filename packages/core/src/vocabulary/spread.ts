/** A word that comes on a day; `stability` says how well it can wait. */
export type Coming<Id> = { id: Id; due: number; stability: number };

/**
 * Days over the cap give their surest words to the next days with room; nothing is put off beyond `until` (the day
 * before the exam). Tells only what moves.
 */
export function spreadOut<Id>(coming: readonly Coming<Id>[], cap: number, until: number): { id: Id; due: number }[] {
  const byDay = new Map<number, Coming<Id>[]>();
  for (const one of coming) byDay.set(one.due, [...(byDay.get(one.due) ?? []), one]);
  const days = [...byDay.keys()].sort((a, b) => a - b);
  const load = new Map(days.map((day) => [day, byDay.get(day)?.length ?? 0]));
  const moved: { id: Id; due: number }[] = [];
  for (const day of days) {
    const over = (load.get(day) ?? 0) - cap;
    if (over <= 0) continue;
    const surest = [...(byDay.get(day) ?? [])].sort((a, b) => b.stability - a.stability).slice(0, over);
    for (const { id } of surest) {
      const to = firstWithRoom(day + 1);
      if (to === null) continue;
      load.set(day, (load.get(day) ?? 0) - 1);
      load.set(to, (load.get(to) ?? 0) + 1);
      moved.push({ id, due: to });
    }
  }
  return moved;

  function firstWithRoom(from: number): number | null {
    for (let day = from; day <= until; day++) if ((load.get(day) ?? 0) < cap) return day;
    return null;
  }
}
