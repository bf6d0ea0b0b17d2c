import type { ScoringStage } from '@ninefold/core/writing/scoring-stages';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { essayScorings } from '#db/schema/writing.ts';

export type ScoringRow = typeof essayScorings.$inferSelect;
export type NewScoring = typeof essayScorings.$inferInsert;

/**
 * In turn: everybody's first essay comes before anybody's second, and whoever has one being scored has had a turn.
 * Of equals the older one. A lease that ran out belongs to a process that died. Whom this process served lately comes
 * after those it did not; the two essays of a mock are one turn, so that whoever sat it is told the truth about the wait.
 */
const TURNS = `
  select id, user_id, state, lease_until, case when pay_key <> '' then 1 else
    row_number() over (partition by user_id order by (state = 'running' and lease_until >= $1) desc, id) end as turn
  from essay_scorings where state in ('waiting', 'running')`;
const WAITS = `(state = 'waiting' or lease_until < $1)`;

export const scoringsRepo = (db: Db) => ({
  insert: async (scoring: NewScoring): Promise<ScoringRow> => {
    const [row] = await db.orm.insert(essayScorings).values(scoring).returning();
    if (!row) throw new Error('the scoring was not stored');
    return row;
  },

  /** The newest of a draft, whatever became of it. */
  lastOf: async (recordId: number): Promise<ScoringRow | undefined> =>
    (
      await db.orm
        .select()
        .from(essayScorings)
        .where(eq(essayScorings.record_id, recordId))
        .orderBy(desc(essayScorings.id))
        .limit(1)
    )[0],

  byRemarkKey: async (recordId: number, key: string): Promise<ScoringRow | undefined> =>
    (
      await db.orm
        .select()
        .from(essayScorings)
        .where(and(eq(essayScorings.record_id, recordId), eq(essayScorings.remark_key, key)))
    )[0],

  find: async (id: number): Promise<ScoringRow | undefined> =>
    (await db.orm.select().from(essayScorings).where(eq(essayScorings.id, id)))[0],

  lastDone: async (recordId: number): Promise<ScoringRow | undefined> =>
    (
      await db.orm
        .select()
        .from(essayScorings)
        .where(and(eq(essayScorings.record_id, recordId), eq(essayScorings.state, 'done')))
        .orderBy(desc(essayScorings.id))
        .limit(1)
    )[0],

  /**
   * Takes the next one in turn; undefined when nothing waits. Who asks at the same moment gets another one. The state is
   * looked at again where it is written, because another process may have been faster. `startKey`: only that draft's.
   */
  take: async (
    now: Date,
    lease: Date,
    lately: readonly number[],
    startKey: string | null,
  ): Promise<ScoringRow | undefined> => {
    const [next] = await db.query<{ id: number }>(
      `update essay_scorings set state = 'running', stage = 'reading', percent = 0, tries = tries + 1,
         lease_until = $2, started_at = coalesce(started_at, $1)
       where id = (
         select scoring.id from essay_scorings scoring join (${TURNS}) turns on turns.id = scoring.id
         where (scoring.state = 'waiting' or (scoring.state = 'running' and scoring.lease_until < $1))
           and ($4::text is null or scoring.record_id in (select id from essay_records where start_key = $4))
         order by case when scoring.pay_key <> '' then 0 else coalesce(array_position($3::bigint[], scoring.user_id), 0) end,
           turns.turn, scoring.id
         limit 1 for update of scoring skip locked)
       returning id`,
      [now, lease, lately, startKey],
    );
    return next && (await db.orm.select().from(essayScorings).where(eq(essayScorings.id, next.id)))[0];
  },

  /** How many come before this one. */
  ahead: async (id: number, now: Date): Promise<number> => {
    const [row] = await db.query<{ ahead: number }>(
      `with turns as (${TURNS})
       select count(*)::int as ahead from turns, (select turn, id from turns where id = $2) mine
       where turns.id <> mine.id and (turns.state = 'running' or turns.turn < mine.turn or (turns.turn = mine.turn and turns.id < mine.id))`,
      [now, id],
    );
    return row?.ahead ?? 0;
  },

  /** Only while it is ours: a process that was thought dead must not write over the one that took over. */
  progress: (id: number, tries: number, stage: ScoringStage, percent: number, lease: Date) =>
    db.orm
      .update(essayScorings)
      .set({ stage, percent, lease_until: lease })
      .where(and(eq(essayScorings.id, id), eq(essayScorings.state, 'running'), eq(essayScorings.tries, tries))),

  /** Locks it if it still runs under this try. */
  lockRunning: async (id: number, tries: number): Promise<ScoringRow | undefined> =>
    (
      await db.orm
        .select()
        .from(essayScorings)
        .where(and(eq(essayScorings.id, id), eq(essayScorings.state, 'running'), eq(essayScorings.tries, tries)))
        .for('update')
    )[0],

  change: (id: number, change: Partial<NewScoring>) =>
    db.orm.update(essayScorings).set(change).where(eq(essayScorings.id, id)),

  /** How many wait or were left behind. */
  waiting: async (now: Date): Promise<number> =>
    (
      await db.query<{ n: number }>(
        `select count(*)::int as n from essay_scorings where state in ('waiting', 'running') and ${WAITS}`,
        [now],
      )
    )[0]?.n ?? 0,

  /** On the embedded database nobody else can be scoring: whatever runs was left by a process that died. */
  leaveAll: (now: Date) =>
    db.orm
      .update(essayScorings)
      .set({ lease_until: new Date(now.getTime() - 1) })
      .where(eq(essayScorings.state, 'running')),

  /** What nine of the last twenty in ten kept to: who is told a time should seldom wait longer. */
  secondsEach: async (): Promise<number | null> =>
    (
      await db.query<{ seconds: number | null }>(
        `select percentile_cont(0.9) within group (order by extract(epoch from finished_at - started_at))::float as seconds from
           (select finished_at, started_at from essay_scorings where state = 'done' order by id desc limit 20) last`,
      )
    )[0]?.seconds ?? null,

  runningOf: (recordIds: readonly number[]) =>
    recordIds.length
      ? db.orm
          .select({ id: essayScorings.id, record_id: essayScorings.record_id, percent: essayScorings.percent })
          .from(essayScorings)
          .where(
            and(inArray(essayScorings.record_id, [...recordIds]), inArray(essayScorings.state, ['waiting', 'running'])),
          )
      : Promise.resolve([]),

  reportOf: async (id: number) =>
    (
      await db.orm
        .select({
          id: essayScorings.id,
          record_id: essayScorings.record_id,
          engine: essayScorings.engine,
          report: essayScorings.report,
          content: essayScorings.content,
          finished_at: essayScorings.finished_at,
        })
        .from(essayScorings)
        .where(and(eq(essayScorings.id, id), isNotNull(essayScorings.report)))
    )[0],

  reown: (from: number, to: number) =>
    db.orm
      .update(essayScorings)
      .set({ user_id: sql`${to}` })
      .where(eq(essayScorings.user_id, from)),
});
