/**
 * What the server says to PostgreSQL for a charge and for a sign-in, as pgbench scripts: the same statements in the same
 * order, with pgbench's own arithmetic in between (it would take a colon and a word, even quoted, for a variable). `learners` of each client are its own, as with the server's clients.
 */

const WRITE = (change: string, type: 1 | 2, reason: string, key: string) => `
with entry as (
  insert into coin_entries
    (user_id, purse, change, balance_after, reason, reference, key, type, seq, type_seq, created_at)
  values (:learner, 'coins', ${change}, :balance, '${reason}', '', ${key}, ${type}, :seq, :type_seq, now())
  on conflict (key) do nothing
  returning user_id
)
update wallets w
set coins = :balance, earned_entries = w.earned_entries + ${type - 1}, spent_entries = w.spent_entries + ${2 - type}
from entry where w.user_id = entry.user_id
returning w.user_id;`;

const LOCK = `
select w.coins, w.ai_test_num, w.task_correct_num, w.model_essay_num, w.earned_entries, w.spent_entries, u.time_zone
from wallets w join users u on u.id = w.user_id where w.user_id = :learner for update of w
\\gset`;

const whose = (learners: number) => `\\set n :n + 1
\\set learner 1 + :client_id * ${learners} + mod(:n, ${learners})`;

export const chargeScript = (learners: number) => `${whose(learners)}
begin;${LOCK}
\\set balance :coins - 1
\\set seq :earned_entries + :spent_entries + 1
\\set type_seq :spent_entries + 1${WRITE('-1', 1, 'essay_scoring', `'pgbench:' || :client_id || ':' || :n`)}
commit;
`;

export const signInScript = (learners: number, task: string) => `${whose(learners)}
\\set later 2 + :n / ${learners}
begin;${LOCK}
select day, points, streak from sign_ins where user_id = :learner order by day desc limit 1
\\gset
\\set balance :coins + 10
\\set seq :earned_entries + :spent_entries + 1
\\set type_seq :earned_entries + 1${WRITE('10', 2, 'sign_in', `'pgbench-sign-in:' || :client_id || ':' || :n`)}
insert into sign_ins (user_id, day, points, streak, created_at)
values (:learner, date '2026-01-01' + :later::int, 10, :streak + 1, now());
select key from coin_entries where key = any(array['task' || chr(58) || '${task}' || chr(58) || :learner]);
select count(*) as done from (select 1 from sign_ins where user_id = :learner limit 1000) as enough;
commit;
`;
