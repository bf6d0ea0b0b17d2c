import { api } from '#lib/api.ts';
import type { OpenedFile } from './open-file.ts';

const AT_ONCE = 200;

/** What Anki knew of the words goes along: those that are new here come again when they would have there. */
export async function importSchedules({ rows, schedules }: OpenedFile, column: number): Promise<number> {
  const cards = rows.flatMap((row, at) => {
    const schedule = schedules?.[at];
    const name = (row[column] ?? '').trim();
    return schedule && /^[A-Za-z][A-Za-z'’ -]{0,59}$/.test(name) ? [{ name, ...schedule }] : [];
  });
  let taken = 0;
  for (let from = 0; from < cards.length; from += AT_ONCE)
    taken += (await api.vocabulary.importSchedules({ cards: cards.slice(from, from + AT_ONCE) })).taken;
  return taken;
}
