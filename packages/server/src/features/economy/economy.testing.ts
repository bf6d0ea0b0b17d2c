import { createClient } from '@ninefold/contract/client';
import type { Contract } from '@ninefold/contract/contract';
import type { Envelope } from '@ninefold/contract/errors';
import type { Purse } from '@ninefold/core/economy/purse';
import type { Database } from '#db/db.ts';
import { openSite } from '#features/identity/identity.testing.ts';
import { readSettings } from '#settings.ts';
import type { Beside, Visitor } from '#testing/app.ts';
import { coinsService } from './coins/coins.service.ts';
import type { DoneDeed } from './tasks/deeds.service.ts';

/** What the tests of this feature do again and again. */

const settingsWith = (extra: Record<string, string> = {}) => readSettings({ NODE_ENV: 'test', ...extra });

/** Coins on a bare database, with learners who have a wallet and nothing else. */
export function coinsOn(db: Database, extra: Record<string, string> = {}, now = () => new Date()) {
  const coins = coinsService({ settings: settingsWith({ FREE_AI_TRIES: '0', ...extra }), now });
  let keys = 0;
  return {
    ...coins,
    key: () => `test:${++keys}`,

    async learner(start = 0): Promise<number> {
      const [user] = await db.query<{ id: number }>(`insert into users (role) values ('student') returning id`, []);
      const userId = user?.id ?? 0;
      await db.transaction(async (tx) => {
        await coins.openWallet(tx, userId);
        const why = { userId, reason: 'operator', reference: 'start', key: `start:${userId}` } as const;
        if (start) await coins.reward(tx, { ...why, coins: start });
      });
      return userId;
    },

    balance: (userId: number, purse: Purse = 'coins') => balanceOf(db, userId, purse),
    entries: (userId: number) =>
      db.query<{ purse: Purse; change: number; balance_after: number; reason: string; key: string }>(
        'select purse, change, balance_after, reason, key from coin_entries where user_id = $1 order by id',
        [userId],
      ),
  };
}

export async function balanceOf(db: Database, userId: number, purse: Purse = 'coins'): Promise<number> {
  const [row] = await db.query<{ held: number }>(`select ${purse} as held from wallets where user_id = $1`, [userId]);
  return row?.held ?? Number.NaN;
}

export type TimedSite = Awaited<ReturnType<typeof openTimedSite>>;

/** The app with a clock that can be set, and the deeds that other features will record. */
export async function openTimedSite(settings: Record<string, string> = {}, beside?: Beside) {
  const site = await openSite({ SMS_PER_IP_HOUR: '100000', ...settings }, 'menu', beside);
  const deeds = site.services.deeds;
  return {
    ...site,
    at: (moment: string) => site.setClock(new Date(moment)),
    record: (deed: Omit<DoneDeed, 'at'>) =>
      site.deps.db.transaction((tx) => deeds.recordDeed(tx, { ...deed, at: site.deps.now() })),
    /** The same session, in English. */
    english: ({ request }: Pick<Visitor, 'request'>) =>
      createClient<Contract>(async (url, input) => {
        const headers = { 'accept-language': 'en' };
        return (await request({ method: 'POST', url, payload: input as object, headers })).json() as Envelope<unknown>;
      }),
  };
}
