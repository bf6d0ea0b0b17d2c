import type { ParsedInput } from '@ninefold/contract/call';
import type { MistakeCard, mistakes } from '@ninefold/contract/mistakes';
import type { Moment } from '@ninefold/core/mistakes/mistake';
import { chooseToday, type Gaps, minutesOf, TODAYS_MOST } from '@ninefold/core/mistakes/today';
import { isFresh } from '@ninefold/core/mistakes/tries';
import { type Day, localDay } from '@ninefold/core/time/local-day';
import type { MistakeRow } from './book/book.repo.ts';
import { daysRepo } from './days.repo.ts';
import { mistakesRepo } from './mistakes.repo.ts';
import type { MistakesDeps } from './mistakes-deps.ts';
import { drillsOf } from './owners.ts';
import { inTurn } from './places-in-turn.ts';
import { shown } from './views.ts';

type Input = ParsedInput<(typeof mistakes)['getToday']>;

/** Those of one kind or one attempt are practised whenever the learner likes; today's ten are chosen once a day. */
export async function today(deps: MistakesDeps, userId: number, { skill, kind, attempt_id, record_id }: Input) {
  const now = deps.now();
  const { timeZone, gaps } = await deps.learner(userId);
  const day = localDay(now, timeZone);
  const repo = mistakesRepo(deps.db);
  const made = attempt_id ?? record_id;
  if (made !== undefined) {
    const source = attempt_id === undefined ? 'essay' : 'attempt';
    const rows = await repo.ofSource(userId, source, made, undefined, MOST_OF_ATTEMPT);
    return cards(deps, userId, day, rows.filter(({ removed, state }) => !removed && state !== 'closed').reverse(), 0);
  }
  if (skill !== undefined && kind !== undefined)
    return cards(deps, userId, day, await repo.ofGroup(userId, { skill, kind }, TODAYS_MOST), 0);
  const { chosen, done } = await todaysTen(deps, userId, { at: now, timeZone }, gaps);
  const left = chosen.filter((id) => !done.includes(id));
  const rows = new Map((await repo.byIds(userId, left)).map((row) => [row.id, row]));
  const open = left.flatMap((id) => rows.get(id) ?? []).filter(({ removed, state }) => !removed && state !== 'closed');
  return cards(deps, userId, day, open, done.length);
}

const MOST_OF_ATTEMPT = 40;

async function todaysTen(deps: MistakesDeps, userId: number, now: Moment, gaps: Gaps) {
  const day = localDay(now.at, now.timeZone);
  const repo = daysRepo(deps.db);
  const known = await repo.find(userId, day);
  if (known) return known;
  const due = await mistakesRepo(deps.db).due(userId, day);
  // Asking for what was on the screen today proves nothing; it comes tomorrow.
  const askable = due.filter(({ key_seen }) => !isFresh(key_seen, now));
  if (askable.length === 0) return { chosen: [], done: [] };
  const ten = chooseToday(askable, gaps, now.at);
  if (ten.length === 0) return { chosen: [], done: [] };
  const chosen = ten.map(({ id }) => id);
  if (await repo.choose(userId, day, chosen)) return { chosen, done: [] };
  return (await repo.find(userId, day)) ?? { chosen: [], done: [] };
}

async function cards(deps: MistakesDeps, userId: number, day: Day, found: readonly MistakeRow[], done: number) {
  const rows = await inTurn(deps.db, found);
  const drills = await drillsOf(deps, userId, rows);
  const list = rows.flatMap((row, at): MistakeCard[] => {
    const placed = drills[at];
    return placed ? [{ ...shown(row), ...placed }] : [];
  });
  return { day, list, done, minutes: minutesOf(list.map(({ kind }) => kind)) };
}
