import { localDay } from '@ninefold/core/time/local-day';
import type { Deps } from '#deps.ts';
import type { Services } from '#services.ts';
import { scoreForDemo, writeForDemo } from './demo/demo-essays.ts';
import { demoNotices } from './demo/demo-notices.ts';
import { livePast } from './demo/demo-past.ts';
import { practiseForDemo } from './demo/demo-practice.ts';
import { speakForDemo } from './demo/demo-speaking.ts';
import { learnForDemo } from './demo/demo-words.ts';
import { inOneTransaction } from './demo/in-one.ts';

const PASSWORD = 'ninefold-demo';
const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
const LEARNER_COINS = 1280;

type Demo = {
  account: string;
  mobile: string;
  name: string;
  who: string;
  role: 'student' | 'backend-system';
  writingYear?: true;
  organisation?: string;
};

const DEMOS: readonly Demo[] = [
  {
    account: 'learner',
    mobile: '13800000001',
    name: '林知夏',
    who: 'learner · 学员',
    role: 'student',
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

type Uses = Pick<Services, 'accounts' | 'accountEvents' | 'coins' | 'membership' | 'organisation' | 'members'>;

/** Made when missing, left alone when there: what somebody tried out yesterday is still there today. */
export async function makeDemoAccounts(deps: Deps, services: Uses) {
  const existing = await services.accounts.existing(DEMOS.map(({ account }) => account));
  for (const demo of DEMOS) if (!existing.includes(demo.account)) await make(deps, services, demo);
  for (const { account, mobile } of DEMOS)
    if (existing.includes(account)) await services.accounts.reopen(account, mobile, PASSWORD);
  await givePast(deps, services);
  return DEMOS.map(({ account, mobile, who }) => ({ account, mobile, password: PASSWORD, who }));
}

/**
 * The rest of the past: what takes long is told when the site is open already. What a start that was killed has left is
 * told by the next one.
 */
export async function finishDemoPast(deps: Deps, { accounts }: Pick<Services, 'accounts'>): Promise<void> {
  const learner = await accounts.find('learner');
  if (learner) await speakForDemo(deps, learner.id);
  await scoreForDemo(deps);
}

/** For a folder that was tried out first and is a public site now: nobody enters by the passwords that everybody knows. */
export async function closeDemoAccounts(services: Pick<Services, 'accounts'>): Promise<string[]> {
  const closed: string[] = [];
  for (const { account, mobile } of DEMOS)
    if (await services.accounts.closeWellKnown(account, mobile, PASSWORD)) closed.push(account);
  return closed;
}

/** The learner has been here for a while and brought the student along. */
async function givePast(deps: Deps, { accounts, accountEvents }: Uses): Promise<void> {
  const [learner, friend, vip] = [
    await accounts.find('learner'),
    await accounts.find('student'),
    await accounts.find('vip'),
  ];
  if (!learner?.invite_code || !friend) return;
  const { id: learnerId, invite_code: inviteCode } = learner;
  await inOneTransaction(deps, async (inOne) => {
    const justLived = await livePast(inOne, { learnerId, friendId: friend.id, inviteCode, coins: LEARNER_COINS });
    await practiseForDemo(inOne, learnerId, justLived);
    await learnForDemo(inOne, learnerId);
    await writeForDemo(inOne, learnerId);
  });
  for (const { id } of [friend, ...(vip ? [vip] : [])])
    await deps.db.transaction((tx) => accountEvents.mobileBound(tx, id));
}

async function make(deps: Deps, services: Uses, demo: Demo): Promise<void> {
  const { db, now, settings } = deps;
  const { accounts, coins, membership } = services;
  const { role, account, mobile, name } = demo;
  const passwordHash = await accounts.hashPassword(PASSWORD);
  await db.transaction(async (tx) => {
    const made = await accounts.create(tx, { role, account, mobile, name, passwordHash });
    if (!made) return;
    if (role === 'student') await coins.openWallet(tx, made.id);
    if (demo.organisation) {
      const notices = demoNotices(localDay(now(), settings.DEFAULT_TIME_ZONE));
      await services.members.put(tx, await services.organisation.createWith(tx, demo.organisation, notices), made.id);
    }
    if (demo.writingYear)
      await membership.gift(tx, {
        user_id: made.id,
        skill: 'writing',
        level: 3,
        expires_at: new Date(now().getTime() + YEAR_MS),
      });
  });
}
