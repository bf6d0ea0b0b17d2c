import { openDatabase } from '#db/open.ts';
import { readSettings } from '#settings.ts';
import { dieAtWrite } from '#testing/die-at-write.ts';
import { servicesOn } from '#testing/services.ts';
import { act } from './crowd-acts.testing.ts';

/**
 * A process of its own: says what it finds of a purchase, then buys and dies in place of the n-th write between the
 * coins taken and the item given, the commit included. It says "done" when there were fewer.
 */
const [learner = '', n] = process.argv.slice(2);
const settings = readSettings(process.env);
const db = await openDatabase(settings);
const say = (line: string) => process.stdout.write(`${line}\n`);

say(await whatIsThere());
if (n) {
  dieAtWrite(Number(n));
  const services = servicesOn(db, { settings: process.env as Record<string, string> });
  say(await act('buy', { db, services, learner: Number(learner), n: 1 }));
}
say('done');
await db.close();

async function whatIsThere(): Promise<string> {
  const [found] = await db.query<{ coins: number; sum: number; charges: number; items: number; rewards: number }>(
    `select w.coins,
       (select sum(change) from coin_entries where user_id = $1 and purse = 'coins') as sum,
       (select count(*) from coin_entries where user_id = $1 and reason = 'essay_scoring') as charges,
       (select count(*) from coin_entries where user_id = $1 and reason = 'task') as rewards,
       (select count(*) from deeds where user_id = $1) as items
     from wallets w where user_id = $1`,
    [Number(learner)],
  );
  const { coins = 0, sum = -1, charges = 0, items = 0, rewards = 0 } = found ?? {};
  if (coins === 60 && sum === 60 && charges + items + rewards === 0) return 'nothing';
  if (coins === 20 && sum === 20 && charges === 1 && items === 1 && rewards === 1) return 'all';
  return `halves: ${JSON.stringify(found)}`;
}
