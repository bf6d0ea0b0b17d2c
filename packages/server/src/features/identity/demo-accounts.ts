import type { House } from '../../house.ts';
import { coinsService } from '../economy/coins.service.ts';
import { accountsRepo } from './accounts.repo.ts';
import { countryByIso } from './countries.ts';
import { demoAccountsRepo } from './demo-accounts.repo.ts';
import { hashPassword } from './passwords.ts';
import { newInviteCode } from './register.ts';

const PASSWORD = 'ninefold-demo';
const YEAR_MS = 365 * 86_400_000;

type Demo = {
  account: string;
  mobile: string;
  name: string;
  who: string;
  role: 'student' | 'backend-system';
  coins?: number;
  writingYear?: true;
  organisation?: string;
};

const DEMOS: readonly Demo[] = [
  { account: 'learner', mobile: '13800000001', name: '林知夏', who: 'learner · 学员', role: 'student', coins: 1280 },
  {
    account: 'vip',
    mobile: '13800000002',
    name: '周远',
    who: 'writing member · 写作会员',
    role: 'student',
    writingYear: true,
  },
  {
    account: 'student',
    mobile: '13800000003',
    name: '陈一诺',
    who: 'student of 晨星国际学校 · 机构学员',
    role: 'student',
    organisation: '晨星国际学校',
  },
  { account: 'operator', mobile: '13800000004', name: '管理员', who: 'operator · 后台', role: 'backend-system' },
];

/** Made when missing, left alone when there: what somebody tried out yesterday is still there today. */
export async function makeDemoAccounts(house: House) {
  const existing = await demoAccountsRepo(house.db).existing(DEMOS.map(({ account }) => account));
  for (const demo of DEMOS) if (!existing.includes(demo.account)) await make(house, demo);
  return DEMOS.map(({ account, mobile, who }) => ({ account, mobile, password: PASSWORD, who }));
}

async function make(house: House, demo: Demo): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  await house.db.transaction(async (tx) => {
    const repo = accountsRepo(tx);
    const made = await repo.insertAccount({
      role: demo.role,
      account: demo.account,
      country_id: countryByIso('CN')?.id ?? null,
      mobile: demo.mobile,
      password_hash: passwordHash,
      name: demo.name,
      invite_code: demo.role === 'student' ? newInviteCode() : null,
      time_zone: house.settings.DEFAULT_TIME_ZONE,
    });
    if (!made) return;
    if (demo.role === 'student') {
      const coins = coinsService(house);
      await coins.openWallet(tx, made.id);
      if (demo.coins)
        await coins.reward(tx, {
          userId: made.id,
          coins: demo.coins,
          reason: 'opening',
          reference: '',
          key: `opening:coins:${made.id}`,
        });
    }
    if (demo.organisation) await repo.joinOrganisation(made.id, await repo.insertOrganisation(demo.organisation));
    if (demo.writingYear)
      await demoAccountsRepo(tx).insertMembership({
        user_id: made.id,
        skill: 'writing',
        level: 3,
        expires_at: new Date(house.now().getTime() + YEAR_MS),
      });
  });
}
