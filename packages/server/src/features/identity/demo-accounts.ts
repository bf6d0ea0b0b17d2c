import type { SkillScores } from '@ninefold/core/skills';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { coinsService } from '#features/economy/coins/coins.service.ts';
import { giveDemoHistory } from '#features/economy/demo/demo-history.service.ts';
import { mockService } from '#features/mock/mock.service.ts';
import { organisationService } from '#features/organisation/organisation.service.ts';
import { accountsRepo } from './accounts.repo.ts';
import { demoAccountsRepo } from './demo-accounts.repo.ts';
import { hashPassword } from './login/passwords.ts';
import { newInviteCode } from './login/register.ts';
import { recordMobile } from './profile/bind-mobile.ts';
import { countryByIso } from './profile/countries.ts';

const PASSWORD = 'ninefold-demo';
const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
const LEARNER_COINS = 1280;
const MOCK_DAYS_AGO = 6;

const NOTICES = [
  { title: '口语小班本周六开课', text: '每周六 14:00，301 教室。名额 12 人，在前台报名。', pinned: 0 },
  { title: '12 月模考安排', text: '12 月 5 日 9:00 全真模考，请提前 20 分钟到教室，带好身份证。', pinned: 1 },
] as const;

type Demo = {
  account: string;
  mobile: string;
  name: string;
  who: string;
  role: 'student' | 'backend-system';
  writingYear?: true;
  /** Took a mock test six days ago. */
  mock?: SkillScores;
  organisation?: string;
};

const DEMOS: readonly Demo[] = [
  {
    account: 'learner',
    mobile: '13800000001',
    name: '林知夏',
    who: 'learner · 学员',
    role: 'student',
    mock: { listening: 6.5, reading: 7.5, writing: 6, speaking: 5 },
  },
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
export async function makeDemoAccounts(deps: Deps) {
  const existing = await demoAccountsRepo(deps.db).existing(DEMOS.map(({ account }) => account));
  for (const demo of DEMOS) if (!existing.includes(demo.account)) await make(deps, demo);
  await givePast(deps);
  return DEMOS.map(({ account, mobile, who }) => ({ account, mobile, password: PASSWORD, who }));
}

/** The learner has been here for a while and brought the student along. */
async function givePast(deps: Deps): Promise<void> {
  const repo = demoAccountsRepo(deps.db);
  const [learner, friend, vip] = [await repo.find('learner'), await repo.find('student'), await repo.find('vip')];
  if (!learner?.invite_code || !friend) return;
  const { id: learnerId, invite_code: inviteCode } = learner;
  await giveDemoHistory(deps, { learnerId, friendId: friend.id, inviteCode, coins: LEARNER_COINS });
  for (const { id } of [friend, ...(vip ? [vip] : [])]) await deps.db.transaction((tx) => recordMobile(deps, tx, id));
}

async function make(deps: Deps, demo: Demo): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  await deps.db.transaction(async (tx) => {
    const repo = accountsRepo(tx);
    const made = await repo.insertAccount({
      role: demo.role,
      account: demo.account,
      country_id: countryByIso('CN')?.id ?? null,
      mobile: demo.mobile,
      password_hash: passwordHash,
      name: demo.name,
      invite_code: demo.role === 'student' ? newInviteCode() : null,
      time_zone: deps.settings.DEFAULT_TIME_ZONE,
    });
    if (!made) return;
    if (demo.role === 'student') await coinsService(deps).openWallet(tx, made.id);
    if (demo.mock)
      await mockService(tx).recordMock(made.id, demo.mock, new Date(deps.now().getTime() - MOCK_DAYS_AGO * DAY_MS));
    if (demo.organisation) await joinSchool(deps, tx, made.id, demo.organisation);
    if (demo.writingYear)
      await demoAccountsRepo(tx).insertMembership({
        user_id: made.id,
        skill: 'writing',
        level: 3,
        expires_at: new Date(deps.now().getTime() + YEAR_MS),
      });
  });
}

async function joinSchool(deps: Deps, tx: Db, userId: number, name: string): Promise<void> {
  const repo = accountsRepo(tx);
  const school = await repo.insertOrganisation(name);
  await repo.joinOrganisation(userId, school);
  for (const notice of NOTICES) await organisationService(deps, tx).saveNotice({ organisation_id: school, ...notice });
}
