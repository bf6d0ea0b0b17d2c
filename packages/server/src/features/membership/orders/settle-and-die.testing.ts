import { openDatabase } from '#db/open.ts';
import { learnersService } from '#features/identity/learners/learners.service.ts';
import { readSettings } from '#settings.ts';
import { dieAtWrite } from '#testing/die-at-write.ts';
import type { MembershipDeps } from '../membership-deps.ts';
import { settle } from './settle.ts';

/**
 * A process of its own: says what it finds of an order, then takes the news of its payment and dies in place of the
 * n-th write. It says "done" when there were fewer.
 */
const [orderNum = '', cents, n] = process.argv.slice(2);
const db = await openDatabase(readSettings(process.env));
const say = (line: string) => process.stdout.write(`${line}\n`);

say(await whatIsThere());
if (n) {
  dieAtWrite(Number(n));
  const news = { event: 'paid', orderNum, tradeNum: `T${orderNum}`, cents: Number(cents), currency: 'CNY' } as const;
  await settle(
    { db, now: () => new Date(), learners: learnersService() } as MembershipDeps,
    'sandbox',
    news,
    'a callback',
  );
}
say('done');
await db.close();

async function whatIsThere(): Promise<string> {
  const [found] = await db.query<{ state: string; notes: number; periods: number; memberships: number }>(
    `select o.state, (select count(*) from payments) as notes, (select count(*) from membership_periods) as periods,
            (select count(*) from memberships) as memberships from orders o`,
  );
  const { state = '', notes = 0, periods = 0, memberships = 0 } = found ?? {};
  if (state === 'open' && notes + periods + memberships === 0) return 'nothing';
  if (state === 'paid' && notes === 1 && periods === 1 && memberships === 1) return 'all';
  return `halves: ${JSON.stringify(found)}`;
}
