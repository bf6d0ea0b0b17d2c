import type { ParsedInput } from '@ninefold/contract/call';
import type { mistakes } from '@ninefold/contract/mistakes';
import type { MistakeCard } from '@ninefold/contract/mistakes/card';
import type { EvidenceSource } from '@ninefold/core/mistakes/kinds';
import type { Moment } from '@ninefold/core/mistakes/mistake';
import { chooseToday, type Gaps, minutesOf, restedSince, TODAYS_MOST } from '@ninefold/core/mistakes/today';
import { freshFrom } from '@ninefold/core/mistakes/tries';
import { type Day, daysLater, localDay } from '@ninefold/core/time/local-day';
import type { MistakeRow } from './book/book.repo.ts';
import { bookRepo } from './book/book.repo.ts';
import { type ChosenDay, daysRepo } from './days.repo.ts';
import { mistakesRepo } from './mistakes.repo.ts';
import type { MistakesDeps } from './mistakes-deps.ts';
import { drillsOf } from './owners.ts';
import { inTurn } from './places-in-turn.ts';
import { shown } from './views.ts';

type Input = ParsedInput<(typeof mistakes)['getToday']>;
type Now = Moment & { day: Day; gaps: Gaps };

const MOST_OF_ATTEMPT = 40;
/** A word whose book was withdrawn may come back; until then it is asked for once a week. */
const DAYS_PUT_OFF = 7;
/** Others are chosen for those that cannot be asked, so many times in one call. */
const ROUNDS = 5;

/** Those of one kind or one attempt are practised whenever the learner likes; today's ten are chosen and kept. */
export async function today(deps: MistakesDeps, userId: number, input: Input) {
  const { skill, kind } = input;
  const now = await nowOf(deps, userId);
  const repo = mistakesRepo(deps.db);
  const made = madeIn(input);
  if (made) {
    const rows = await repo.ofSource(userId, made.source, made.id, undefined, MOST_OF_ATTEMPT);
    return told(now, (await cardsOf(deps, userId, rows.filter(isOpen).reverse())).list, 0);
  }
  if (skill !== undefined && kind !== undefined) {
    const { list, gone } = await cardsOf(deps, userId, await repo.ofGroup(userId, { skill, kind }, TODAYS_MOST));
    await putOff(deps, userId, now, gone);
    return told(now, list, 0);
  }
  return todaysTen(deps, userId, now);
}

/** Those of one place of work: an attempt, an essay, a record of training, a dictation, a sitting of speaking. */
function madeIn(input: Input): { source: EvidenceSource; id: number } | null {
  const { attempt_id, record_id, training_id, dictation_id, speaking_id } = input;
  if (attempt_id !== undefined) return { source: 'attempt', id: attempt_id };
  if (record_id !== undefined) return { source: 'essay', id: record_id };
  if (training_id !== undefined) return { source: 'training', id: training_id };
  if (speaking_id !== undefined) return { source: 'speaking', id: speaking_id };
  return dictation_id === undefined ? null : { source: 'dictation', id: dictation_id };
}

/** The same without choosing: whoever only opens a page has not begun. */
export async function due(deps: MistakesDeps, userId: number) {
  const now = await nowOf(deps, userId);
  const known = (await daysRepo(deps.db).find(userId, now.day)) ?? NOTHING;
  const more = await moreFor(deps, userId, known, now);
  const { list } = await cardsOf(deps, userId, await left(deps, userId, known, more));
  const { list: _, ...rest } = told(now, list, known.done.length);
  return { ...rest, skills: list.map((card) => card.skill) };
}

/** What was chosen and is not answered yet, and as many more as have become due since, up to ten on a day. */
async function todaysTen(deps: MistakesDeps, userId: number, now: Now) {
  const days = daysRepo(deps.db);
  for (let round = 1; ; round += 1) {
    const known = (await days.find(userId, now.day)) ?? NOTHING;
    const more = await moreFor(deps, userId, known, now);
    if (more.length && !(await days.add(userId, now.day, known.chosen, more)) && round < ROUNDS) continue;
    const { list, gone } = await cardsOf(deps, userId, await left(deps, userId, known, more));
    await putOff(deps, userId, now, gone);
    if (gone.length === 0 || round >= ROUNDS) return told(now, list, known.done.length);
  }
}

const NOTHING: ChosenDay = { chosen: [], done: [] };

async function nowOf(deps: MistakesDeps, userId: number): Promise<Now> {
  const at = deps.now();
  const { timeZone, gaps } = await deps.learner(userId);
  return { at, timeZone, gaps, day: localDay(at, timeZone) };
}

/** Asking for what was on the screen today proves nothing; it comes tomorrow. */
async function moreFor(deps: MistakesDeps, userId: number, { chosen }: ChosenDay, now: Now): Promise<number[]> {
  const room = TODAYS_MOST - chosen.length;
  if (room <= 0) return [];
  const rows = await mistakesRepo(deps.db).due(userId, now.day, freshFrom(now), restedSince(now.at));
  const others = rows.filter(({ id }) => !chosen.includes(id));
  return chooseToday(others, now.gaps, now.at, room).map(({ id }) => id);
}

async function left(deps: MistakesDeps, userId: number, { chosen, done }: ChosenDay, more: readonly number[]) {
  const ids = [...chosen.filter((id) => !done.includes(id)), ...more];
  const rows = new Map((await mistakesRepo(deps.db).byIds(userId, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []).filter(isOpen);
}

const isOpen = ({ removed, state }: MistakeRow) => !removed && state !== 'closed';

/** `gone`: what its owner cannot ask at present. */
async function cardsOf(deps: MistakesDeps, userId: number, found: readonly MistakeRow[]) {
  const rows = await inTurn(deps.db, found);
  const drills = await drillsOf(deps, userId, rows);
  const list = rows.flatMap((row, at): MistakeCard[] => {
    const placed = drills[at];
    return placed ? [{ ...shown(row), ...placed }] : [];
  });
  return { list, gone: rows.flatMap(({ id }, at) => (drills[at] ? [] : [id])) };
}

/** So that it keeps no place that another could have. */
async function putOff(deps: MistakesDeps, userId: number, { day }: Now, gone: readonly number[]): Promise<void> {
  if (gone.length === 0) return;
  await deps.db.transaction(async (tx) => {
    await bookRepo(tx).lock(userId);
    await mistakesRepo(tx).putOff(userId, gone, daysLater(day, DAYS_PUT_OFF));
    await daysRepo(tx).drop(userId, day, gone);
  });
}

const told = ({ day }: Now, list: MistakeCard[], done: number) => ({
  day,
  list,
  done,
  minutes: minutesOf(list.map(({ kind }) => kind)),
});
