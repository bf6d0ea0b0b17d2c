import { desc, eq } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { coinEntries } from '#db/schema/economy.ts';

export type Complaint = { user_id: number; purse: string; what: string };

export const operatorRepo = (db: Db) => ({
  entries: (userId: number, limit: number) =>
    db.orm.select().from(coinEntries).where(eq(coinEntries.user_id, userId)).orderBy(desc(coinEntries.id)).limit(limit),

  coins: async (userId: number): Promise<number> =>
    (await db.query<{ coins: number }>('select coins from wallets where user_id = $1', [userId]))[0]?.coins ?? 0,

  lastWallet: async () =>
    (await db.query<{ last: number | null }>('select max(user_id) as last from wallets', []))[0]?.last ?? 0,

  walletCount: async (after: number, upTo: number) =>
    (
      await db.query<{ wallets: number }>(
        'select count(*) as wallets from wallets where user_id > $1 and user_id <= $2',
        [after, upTo],
      )
    )[0]?.wallets ?? 0,

  /** Every purse whose balance is not the sum of its entries, and every entry that does not follow from the one before. */
  complaints: (after: number, upTo: number) =>
    db.query<Complaint>(
      `with mine as (
         select *,
           sum(change) over (partition by user_id, purse order by id) as running,
           case when seq is not null then row_number() over (partition by user_id, seq is null order by id) end as nth,
           case when seq is not null then row_number() over (partition by user_id, seq is null, type order by id) end as nth_of_type
         from coin_entries where user_id > $1 and user_id <= $2
       ), sums as (
         select user_id, purse, sum(change)::int as total from mine group by user_id, purse
       ), counts as (
         select user_id, count(*) filter (where type = 2) as earned, count(*) filter (where type = 1) as spent
         from mine group by user_id
       ), held as (
         select w.user_id, w.earned_entries, w.spent_entries, p.purse, p.held
         from wallets w cross join lateral (values
           ('coins', w.coins), ('ai_test_num', w.ai_test_num),
           ('task_correct_num', w.task_correct_num), ('model_essay_num', w.model_essay_num)
         ) as p (purse, held)
         where w.user_id > $1 and w.user_id <= $2
       )
       select h.user_id, h.purse, 'holds ' || h.held || ', its entries sum to ' || coalesce(s.total, 0) as what
       from held h left join sums s using (user_id, purse) where h.held <> coalesce(s.total, 0)
       union all
       select user_id, purse, 'entry ' || id || ' says ' || balance_after || ' after it, it is ' || running
       from mine where balance_after <> running
       union all
       select user_id, purse, 'entry ' || id || ' has the wrong place in the list'
       from mine where seq is distinct from nth or type_seq is distinct from nth_of_type
       union all
       select h.user_id, h.purse, 'counts ' || h.earned_entries || ' earned and ' || h.spent_entries || ' spent wrongly'
       from held h left join counts c using (user_id)
       where h.purse = 'coins'
         and (h.earned_entries <> coalesce(c.earned, 0) or h.spent_entries <> coalesce(c.spent, 0))
       union all
       select user_id, purse, 'has entries but no wallet' from sums
       where not exists (select 1 from wallets w where w.user_id = sums.user_id)
       order by user_id, purse, what`,
      [after, upTo],
    ),
});
