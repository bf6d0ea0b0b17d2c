import { randomUUID } from 'node:crypto';
import { packFolder } from '../../packages/content/src/packs.ts';
import type { Db } from '../../packages/server/src/db/db.ts';
import { openDatabase } from '../../packages/server/src/db/open.ts';
import type { Deps } from '../../packages/server/src/deps.ts';
import { listeningKit } from '../../packages/server/src/features/listening/listening.kit.ts';
import { attemptsService } from '../../packages/server/src/features/practice/attempts/attempts.service.ts';
import { readingKit } from '../../packages/server/src/features/reading/reading.kit.ts';
import { buildServices } from '../../packages/server/src/services.ts';
import { readSettings } from '../../packages/server/src/settings.ts';
import { benchDatabase } from '../database.ts';
import { median, printTable } from '../table.ts';

const MISTAKES = 50_000;
const CALLS = 200;
const ATTEMPTS = 60;
const WARM_UP = 6;

type Services = ReturnType<typeof buildServices>;
type Attempts = Pick<Services['attempts'], 'start' | 'submit'>;
type Rows = (text: string, values?: unknown[]) => Promise<{ id: number }[]>;

/** Today's ten of a learner with fifty thousand mistakes, and what reporting adds to marking a set of forty. */
export async function mistakesBench(): Promise<void> {
  const database = await benchDatabase();
  const settings = readSettings({ DATABASE_URL: database.url, STATEMENT_TIMEOUT_MS: '300000' });
  const db = await openDatabase(settings);
  const deps = { db, settings, now: () => new Date() } as Deps;
  const services = buildServices(deps);
  try {
    await services.content.importPack(packFolder('ninefold-1'));
    const rows: Rows = (text, values = []) => db.query<{ id: number }>(text, values);
    const set = await setOf(services, await newLearner(rows));
    const right = await rightAnswers(db);

    const silent = { ...services.mistakeBook, report: async () => {} };
    const kits = { reading: readingKit, listening: listeningKit };
    const without = attemptsService({
      ...deps,
      papers: services.papers,
      deeds: services.deeds,
      kits,
      mistakeBook: silent,
      historyIndex: services.historyIndex,
      analysisIndex: services.analysisIndex,
      audit: services.audit,
    });
    for (const wrong of [14, 40]) {
      const [told, bare]: [number[], number[]] = [[], []];
      for (let n = 0; n < ATTEMPTS + WARM_UP; n += 1) {
        // In turns, and each of them first as often as the other: what a busy machine takes, it takes from both.
        for (const isTold of n % 2 ? [true, false] : [false, true]) {
          const attempts = isTold ? services.attempts : without;
          const took = await submitTime(attempts, await newLearner(rows), set, right, wrong);
          // The first ones fill caches for both.
          if (n >= WARM_UP) (isTold ? told : bare).push(took);
        }
      }
      printTable(`mistakes: marking a set of forty, ${wrong} wrong, ${ATTEMPTS} times each, PostgreSQL`, [
        { what: 'with the book of mistakes, median', value: median(told), unit: 'ms' },
        { what: 'without, median', value: median(bare), unit: 'ms' },
        { what: 'ratio (goal at most 1.15)', value: median(told) / median(bare), unit: '×' },
        { what: 'ratio of the quickest quarters', value: quickest(told) / quickest(bare), unit: '×' },
      ]);
    }

    for (const size of [0, MISTAKES]) {
      const learner = await newLearner(rows);
      await submitTime(services.attempts, learner, set, right, 40);
      if (size > 0) await seed(rows, learner, size);
      await rows(
        `update mistakes set due = current_date - 1, key_seen = now() - interval '2 days',
        touched = now() - interval '2 days' where user_id = $1`,
        [learner],
      );
      const asked: number[] = [];
      for (let n = 0; n < CALLS; n += 1) {
        // Chosen anew each time, which happens once a day.
        await rows('delete from mistake_days where user_id = $1', [learner]);
        const from = performance.now();
        await services.mistakes.getToday(learner, {});
        asked.push(performance.now() - from);
      }
      asked.sort((a, b) => a - b);
      printTable(`mistakes: get-today with ${(size + 40).toLocaleString('en')} mistakes, ${CALLS} calls`, [
        { what: 'median', value: median(asked), unit: 'ms' },
        { what: 'p95 (goal at most 20)', value: asked[Math.floor(CALLS * 0.95)] ?? 0, unit: 'ms' },
      ]);
    }
  } finally {
    await db.close();
    await database.drop();
  }
}

/** What three of four took longer than: a neighbour's work makes single calls slower, never quicker. */
const quickest = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0;

async function newLearner(rows: Rows): Promise<number> {
  const [user] = await rows(
    `insert into users (role, language, time_zone) values ('tourist', 'zh', 'Asia/Shanghai') returning id`,
  );
  return user?.id ?? 0;
}

async function setOf({ papers }: Services, learner: number): Promise<number> {
  const { list } = await papers.getJianYaList(learner, 'reading', { type: '', page: 1, page_size: 1 });
  return list[0]?.id ?? 0;
}

type Answers = ReadonlyMap<string, string | string[]>;

/** By paper and question: `31.q7`. */
async function rightAnswers(db: Db): Promise<Answers> {
  type Marks = { marks: { key: string; interaction: string; accept: string[] }[] };
  const papers = await db.query<{ id: number; key: Marks }>(`select id, key from content_items where kind = 'reading'`);
  return new Map(
    papers.flatMap(({ id, key }) =>
      key.marks.map((mark) => [
        `${id}.${mark.key}`,
        mark.interaction === 'choices' ? mark.accept : (mark.accept[0] ?? ''),
      ]),
    ),
  );
}

/** Some wrong, the others right. Only the hand-in is timed. */
async function submitTime(
  attempts: Attempts,
  learner: number,
  set: number,
  right: Answers,
  wrong: number,
): Promise<number> {
  const writer = randomUUID();
  const attempt = await attempts.start(learner, {
    skill: 'reading',
    id: set,
    mode: 'exam',
    fresh: false,
    key: randomUUID(),
    writer,
  });
  const keys = attempt.papers.flatMap(({ id, groups }) =>
    groups.flatMap(({ questions }) => questions.map(({ key }) => `${id}.${key}`)),
  );
  const changes = keys.map((key, at) => ({
    id: randomUUID(),
    key,
    value: at < wrong ? 'zzz' : (right.get(key) ?? ''),
  }));
  const from = performance.now();
  await attempts.submit(learner, { attempt_id: attempt.id, writer, revision: 0, changes, force: false });
  return performance.now() - from;
}

/** Misspelt words, each lost at one of the forty places: nobody has more to choose from. */
async function seed(rows: Rows, learner: number, size: number): Promise<void> {
  await rows(
    `insert into mistakes (user_id, kind, slot, skill, type, state, marks, seen, first_seen, last_seen, key_seen,
       touched, rights, due, memory, source, source_id, part)
     select user_id, 'spelling', 'spelling:word' || n, skill, type, 'open', 1, 1, first_seen, last_seen, key_seen,
       touched, rights, due, memory, source, source_id, part
     from (select *, row_number() over (order by id) as at, count(*) over () as of from mistakes where user_id = $1) one
     join generate_series(1, $2::int) n on n % one.of = one.at - 1`,
    [learner, size],
  );
  await rows(
    `insert into mistake_counts (user_id, skill, kind, type, open, practised, closed, removed)
     select user_id, skill, kind, type, count(*), 0, 0, 0 from mistakes where user_id = $1 and kind = 'spelling'
     group by user_id, skill, kind, type`,
    [learner],
  );
  await rows('analyze mistakes');
}
