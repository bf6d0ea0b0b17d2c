import { packFolder } from '../../packages/content/src/packs.ts';
import { openDatabase } from '../../packages/server/src/db/open.ts';
import type { Deps } from '../../packages/server/src/deps.ts';
import { buildServices } from '../../packages/server/src/services.ts';
import { readSettings } from '../../packages/server/src/settings.ts';
import { benchDatabase } from '../database.ts';
import { median, printTable } from '../table.ts';
import { gradesBench } from './grades.ts';

const CALLS = 200;
const LEARNER = { cards: 5000, reviews: 200_000 };
const OTHERS = Number(process.env.BENCH_OTHERS ?? 1_000_000);

type Services = ReturnType<typeof buildServices>;
type Rows = (text: string, values?: unknown[]) => Promise<{ id: number }[]>;

/** The due list of a learner with much behind them, among many others; and grades as fast as a school gives them. */
export async function dueListBench(): Promise<void> {
  const database = await benchDatabase();
  try {
    await dueLists(database.url);
    await gradesBench(database);
  } finally {
    await database.drop();
  }
}

async function dueLists(url: string): Promise<void> {
  const settings = readSettings({ DATABASE_URL: url, STATEMENT_TIMEOUT_MS: '600000' });
  const db = await openDatabase(settings);
  const services = buildServices({ db, settings, now: () => new Date() } as Deps);
  const rows: Rows = (text, values = []) => db.query<{ id: number }>(text, values);
  try {
    await services.content.importPack(packFolder('ninefold-1'));
    // The shipped books have fewer words than this learner: the rest are words of the dictionary.
    await rows(`insert into vocabulary (name) select 'bench' || n from generate_series(1, $1::int) n`, [LEARNER.cards]);
    const few = await learnerWith(rows, 50, 2000);
    const many = await learnerWith(rows, LEARNER.cards, LEARNER.reviews);
    const alone = await dueTimes(services, rows, [few, many]);
    printTable(`vocabulary: the due list, median of ${CALLS}, PostgreSQL`, [
      { what: 'with 50 cards', value: median(alone.get(few) ?? []), unit: 'ms' },
      { what: 'with 5,000 cards and 200,000 reviews', value: median(alone.get(many) ?? []), unit: 'ms' },
      { what: 'ratio', value: ratio(alone, many, few), unit: '×', goal: 1.2 },
    ]);
    for (let others = 0; others < OTHERS; others += LEARNER.cards) await learnerWith(rows, LEARNER.cards, 0);
    await rows('analyze word_cards');
    const among = await dueTimes(services, rows, [few, many]);
    printTable(`vocabulary: the same among a million cards of others`, [
      { what: 'with 5,000 cards and 200,000 reviews', value: median(among.get(many) ?? []), unit: 'ms' },
      { what: 'ratio to 50 cards', value: ratio(among, many, few), unit: '×', goal: 1.2 },
    ]);
  } finally {
    await db.close();
  }
}

async function learnerWith(rows: Rows, cards: number, reviews: number): Promise<number> {
  const [user] = await rows(
    `insert into users (role, language, time_zone) values ('tourist', 'zh', 'Asia/Shanghai') returning id`,
  );
  const id = user?.id ?? 0;
  await rows(
    `insert into word_cards (user_id, vocabulary_id, stability, difficulty, day, due, first_grade, reviews, lapses, row, hard)
     select $1, id, 1 + (n % 40), 5, current_date - date '1970-01-01' - 1 - (n % 30)::int,
       current_date - date '1970-01-01' + (n % 20)::int - 5, 3, 5, 0, 2, false
     from (select id, row_number() over (order by id) as n from vocabulary order by id limit $2) word`,
    [id, cards],
  );
  if (reviews > 0)
    await rows(
      `insert into word_reviews (user_id, vocabulary_id, key, grade, form, given, seconds, day, device_at)
       select $1, card.vocabulary_id, 'bench' || card.vocabulary_id || '-' || n, 3, 'meaning', '', 4, 20000, n
       from word_cards card cross join generate_series(1, $2::int) n where card.user_id = $1`,
      [id, Math.ceil(reviews / cards)],
    );
  await rows('analyze word_cards');
  return id;
}

/** Taken in turns, so that the machine's moods meet both. */
async function dueTimes(services: Services, rows: Rows, learners: readonly number[]): Promise<Map<number, number[]>> {
  const times = new Map<number, number[]>(learners.map((id) => [id, []]));
  for (const id of learners) {
    await rows('delete from word_days where user_id = $1', [id]);
    const from = performance.now();
    await services.learning.getCards(id, 'review');
    console.log(`  first call of the day: ${(performance.now() - from).toFixed(1)} ms`);
  }
  // The same words on both lists: what is compared is the size of what lies behind them.
  await rows(
    `update word_days set reviews = array(select vocabulary_id from word_cards where user_id = $2 order by 1 limit 20)
     where user_id = any($1::bigint[])`,
    [learners, learners[0]],
  );
  for (let n = 0; n < CALLS; n += 1)
    for (const id of learners) {
      const from = performance.now();
      await services.learning.getCards(id, 'review');
      times.get(id)?.push(performance.now() - from);
    }
  return times;
}

const ratio = (times: ReadonlyMap<number, number[]>, one: number, other: number): number =>
  median(times.get(one) ?? []) / median(times.get(other) ?? []);
