// @postgres: money, many at one moment
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CN, codeFor, newMobile, register } from '#features/identity/identity.testing.ts';
import { openTimedSite, type TimedSite } from '../economy.testing.ts';

let site: TimedSite;
beforeAll(async () => {
  site = await openTimedSite({ INVITES_PER_DAY: '2', PUBLIC_URL: '' });
  site.at('2026-11-20T04:00:00Z');
});
afterAll(() => site.close());

type Learner = Awaited<ReturnType<typeof register>>;
const coinsOf = async ({ api }: Pick<Learner, 'api'>) => (await api.points.getInfo()).remaining_points;
const invitation = ({ api }: Pick<Learner, 'api'>) => api.student.getInviteInfo({});

async function registerWith(invite_code: string, mobile = newMobile(), visitor = site.visitor()) {
  const code = await codeFor(site, visitor, mobile);
  const { user } = await visitor.api.student.loginBySms({ country_id: CN, mobile, code, invite_code });
  return { ...visitor, mobile, user };
}
const practise = ({ user }: Pick<Learner, 'user'>, reference = '1') =>
  site.record({ userId: user.id, deed: 'practice_completed', skill: 'reading', isReal: true, reference });

test('a friend registers with the code, practises, and both get 500 once', async () => {
  const inviter = await register(site);
  const { invite_code, invite_link } = await invitation(inviter);
  expect(invite_code).toMatch(/^[A-Z2-9]{8}$/);
  expect(invite_link).toBe(`/#/login?invite=${invite_code}`);
  const friend = await registerWith(invite_code.toLowerCase());
  expect(await invitation(inviter)).toMatchObject({
    total: 1,
    inviter_points: 500,
    daily_limit: 2,
    list: [{ name: '学**', state: 'registered', coins: 0, reward_time: 0 }],
  });
  const before = [await coinsOf(inviter), await coinsOf(friend)];
  // 30 of it are the task of a first practice.
  expect(await practise(friend)).toEqual({ recorded: true, paid: 530, over_limit: false });
  await practise(friend, '2');
  expect([await coinsOf(inviter), await coinsOf(friend)]).toEqual([before[0]! + 500, before[1]! + 530]);
  expect((await invitation(inviter)).list).toMatchObject([{ state: 'rewarded', coins: 500 }]);
  expect((await inviter.api.points.getRecordList()).list[0]).toMatchObject({
    num: 500,
    desc: '好友「学**」完成首次练习',
  });
  expect((await friend.api.points.getRecordList()).list.map(({ desc }) => desc)).toContain('受邀注册，完成首次练习');
  const task = (await inviter.api.task.getList()).list.find(({ condition }) => condition === 'invite-friend');
  expect(task).toMatchObject({ status: 2, coins: 500 });
});

test('twenty finished practices at the same moment pay the invitation once', async () => {
  const inviter = await register(site);
  const friend = await registerWith((await invitation(inviter)).invite_code);
  const before = [await coinsOf(inviter), await coinsOf(friend)];
  await Promise.all(Array.from({ length: 20 }, (_, n) => practise(friend, String(n))));
  expect([await coinsOf(inviter), await coinsOf(friend)]).toEqual([before[0]! + 500, before[1]! + 530]);
});

test('more friends a day than the limit bring the inviter nothing, the friends themselves are paid', async () => {
  const inviter = await register(site);
  const { invite_code } = await invitation(inviter);
  const friends = [];
  for (let n = 0; n < 4; n++) friends.push(await registerWith(invite_code));
  const before = await coinsOf(inviter);
  await Promise.all(friends.slice(0, 3).map((friend) => practise(friend)));
  expect(await coinsOf(inviter)).toBe(before + 1000);
  for (const friend of friends.slice(0, 3)) expect(await coinsOf(friend)).toBe(550);
  const states = (await invitation(inviter)).list.map(({ state }) => state);
  expect(states.sort()).toEqual(['over_limit', 'registered', 'rewarded', 'rewarded']);
  site.at('2026-11-20T16:00:01Z'); // a second after midnight in Shanghai
  await practise(friends[3]!);
  expect(await coinsOf(inviter)).toBe(before + 1500);
});

test('the list of friends has pages, newest first', async () => {
  const inviter = await register(site);
  const { invite_code } = await invitation(inviter);
  const names = ['一号', '二号', '三号'];
  for (const name of names) {
    const friend = await registerWith(invite_code);
    await friend.api.student.updateInfo({ name });
  }
  const page = (n: number) => inviter.api.student.getInviteInfo({ page: n, page_size: 2 });
  expect((await page(1)).list.map(({ name }) => name)).toEqual(['三**', '二**']);
  expect(await page(2)).toMatchObject({ total: 3, list: [{ name: '一**' }] });
  expect((await page(3)).list).toEqual([]);
});

test('an old account is nobody’s new friend, and one’s own code is good for nothing', async () => {
  const [inviter, old] = [await register(site), await register(site)];
  const { invite_code } = await invitation(inviter);
  await registerWith(invite_code, old.mobile);
  await registerWith(invite_code, inviter.mobile);
  expect(await invitation(inviter)).toMatchObject({ total: 0, list: [] });
  const before = await coinsOf(inviter);
  await practise(old);
  expect(await coinsOf(inviter)).toBe(before);
});

test('an inviter who changes their time zone gets no second day of invitations', async () => {
  site.at('2026-11-20T10:30:00Z');
  const inviter = await register(site);
  const { invite_code } = await invitation(inviter);
  const friends = [];
  for (let n = 0; n < 4; n++) friends.push(await registerWith(invite_code));
  const before = await coinsOf(inviter);
  for (const [n, zone] of ['Asia/Shanghai', 'Asia/Shanghai', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'].entries()) {
    await inviter.api.student.updateInfo({ time_zone: zone });
    await practise(friends[n]!);
  }
  expect(await coinsOf(inviter)).toBe(before + 1000);
});

test('a practice handed in at once pays no invitation; the first real one does', async () => {
  const inviter = await register(site);
  const friend = await registerWith((await invitation(inviter)).invite_code);
  const before = await coinsOf(inviter);
  const deed = { userId: friend.user.id, deed: 'practice_completed', skill: 'reading' } as const;
  await site.record({ ...deed, reference: 'rubbish', isReal: false });
  expect(await coinsOf(inviter)).toBe(before);
  expect((await invitation(inviter)).list).toMatchObject([{ state: 'registered' }]);
  await practise(friend, 'real');
  expect(await coinsOf(inviter)).toBe(before + 500);
});

test('nobody invites themselves on their own device; a sibling with a phone of their own is a friend', async () => {
  const home = { 'x-forwarded-for': '203.0.113.80' };
  const inviter = await register(site, newMobile(), site.visitor(home));
  const { invite_code } = await invitation(inviter);
  // The same browser, logged out: it keeps the name it was given.
  await inviter.api.student.logout();
  const again = site.visitor(home);
  again.cookies.set('device', inviter.cookies.get('device') ?? '');
  const self = await registerWith(invite_code, newMobile(), again);
  expect(await site.rows('select 1 from invites where invitee_id = $1', [self.user.id])).toEqual([]);
  const sibling = await registerWith(invite_code, newMobile(), site.visitor(home));
  expect(await site.rows('select 1 from invites where invitee_id = $1', [sibling.user.id])).toHaveLength(1);
});

test('a code that leads nowhere turns nobody away', async () => {
  const friend = await registerWith('NOSUCH99');
  expect(friend.user.role).toBe('student');
  expect(await site.rows('select 1 from invites where invitee_id = $1', [friend.user.id])).toEqual([]);
});

test('the database itself refuses circles: an inviter is always the older account', async () => {
  const [older, younger] = [await register(site), await register(site)];
  const close = (inviter: number, invitee: number) =>
    site.rows('insert into invites (inviter_id, invitee_id, seq) values ($1, $2, 1)', [inviter, invitee]);
  await expect(close(younger.user.id, older.user.id)).rejects.toMatchObject({ constraint: 'invites_older_inviter' });
  await expect(close(older.user.id, older.user.id)).rejects.toMatchObject({ constraint: 'invites_older_inviter' });
});

test('what a guest practised comes along and fulfils tasks, but does not pay the invitation', async () => {
  const inviter = await register(site);
  const guest = site.visitor();
  await guest.api.student.getTouristToken();
  const { id } = await guest.api.student.getInfo();
  expect(
    await site.record({ userId: id, deed: 'practice_completed', skill: 'listening', reference: 'as guest' }),
  ).toEqual({ recorded: true, paid: 0, over_limit: false });
  const before = await coinsOf(inviter);
  const friend = await registerWith((await invitation(inviter)).invite_code, newMobile(), guest);
  expect(await coinsOf(friend)).toBe(50);
  expect(await coinsOf(inviter)).toBe(before);
  expect(await site.rows('select 1 from deeds where user_id = $1', [id])).toEqual([]);
  await practise(friend);
  expect([await coinsOf(inviter), await coinsOf(friend)]).toEqual([before + 500, 550]);
});
