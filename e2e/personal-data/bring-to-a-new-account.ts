import { randomUUID } from 'node:crypto';
import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAsNewLearner } from '../support/learner.ts';
import { call, paperId } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { LONG } from '../support/tags.ts';

const SAYS = {
  zh: {
    take: '开始打包',
    download: '下载数据包',
    choose: '选择数据包',
    will: /会带来 \d+ 条/,
    stays: '哪些不会过来，为什么',
    coins: /金币、会员和订单只属于原来的账号/,
    bring: '带进来',
    came: /带来了 \d+ 条/,
    see: '看历史记录',
    review: /^解析：/,
    nothing: /没有新的内容/,
    leave: '注销账号',
    sendCode: '获取验证码',
    code: /验证码/,
    confirm: '申请注销',
    going: /账号将在 .+ 删除/,
  },
  en: {
    take: 'Make the archive',
    download: 'Download the archive',
    choose: 'Choose an archive',
    will: /\d+ rows will come/,
    stays: 'What does not come, and why',
    coins: /coins, memberships and orders belong to the old account/,
    bring: 'Bring it in',
    came: /\d+ rows came/,
    see: 'See the history',
    review: /^Review:/,
    nothing: /Nothing new/,
    leave: 'Delete the account',
    sendCode: 'Send a code',
    code: /Code sent to the number/,
    confirm: 'Ask for deletion',
    going: /This account is deleted on/,
  },
} as const;

type Page = Parameters<typeof call>[0];
type Line = {
  title: object;
  right: number;
  total: number;
  duration: number;
  update_time: number;
  before: object | null;
};
const DAYS_MS = 8 * 86_400_000;
const MINUTES_MS = 10 * 60_000;

/** The same passage twice, so that there is a time before. */
async function practise(page: Page): Promise<void> {
  const [id, writer] = [await paperId(page, 'reading', 'whale'), `tab-${randomUUID()}`];
  for (const value of ['zzz', 'T']) {
    const begun = { skill: 'reading', mode: 'practice', key: randomUUID(), writer, id, fresh: true };
    type Attempt = { id: number; revision: number; papers: { groups: { questions: { key: string }[] }[] }[] };
    const { id: attempt_id, revision, papers } = await call<Attempt>(page, 'attempt/start', begun);
    const questions = papers.flatMap(({ groups }) => groups.flatMap((group) => group.questions));
    const changes = questions.map(({ key }) => ({ id: randomUUID(), key: `${id}.${key}`, value }));
    await call(page, 'attempt/submit', { attempt_id, revision, writer, changes });
  }
}

/** The history without the numbers that are another account's. */
const historyOf = async (page: Page) =>
  (await call<{ list: Line[] }>(page, 'history/get-reading-list', {})).list.map(
    ({ title, right, total, duration, update_time, before }) => ({
      title,
      right,
      total,
      duration,
      update_time,
      before,
    }),
  );

test(
  'everything goes to a new account: looked through, brought in once, the same history, and then deleted',
  LONG,
  async ({ page, outbox, language, variant, guard }) => {
    // Whoever was deleted is logged in no more.
    guard.expectError(/401/);
    const says = SAYS[language];
    await arriveAsNewLearner(page, outbox, { language, path: '/profile/data' });
    await practise(page);
    const history = await historyOf(page);
    expect(history).toHaveLength(2);
    await page.getByRole('button', { name: says.take, exact: true }).click();
    const link = page.getByRole('link', { name: says.download });
    await expect(link).toBeVisible();
    const buffer = await (await page.request.get((await link.getAttribute('href')) ?? '')).body();

    await page.context().clearCookies();
    const mobile = await arriveAsNewLearner(page, outbox, { language });
    await page.goto('/#/profile/data');
    await page.reload();
    const file = { name: 'my-data.zip', mimeType: 'application/zip', buffer };
    const choose = () => page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('button', { name: says.choose }).last()).toBeVisible();
    await choose();
    await expect(page.getByText(says.will)).toBeVisible();
    await page.getByText(says.stays).click();
    await expect(page.getByText(says.coins).first()).toBeVisible();
    expect(await historyOf(page), 'nothing is written before the press').toEqual([]);
    expect(await axe(page, 'what an archive will bring')).toEqual([]);
    await shot(page, `what-comes-${language}`);
    await page.getByRole('button', { name: says.bring, exact: true }).click();
    await expect(page.getByText(says.came)).toBeVisible();
    expect(await axe(page, 'what an archive brought')).toEqual([]);
    await shot(page, `what-came-${language}`);
    expect(await historyOf(page)).toEqual(history);
    await page.getByRole('link', { name: says.see }).click();
    await expect(page.getByRole('link', { name: says.review })).toHaveCount(2);

    await page.goto('/#/profile/data');
    await choose();
    await expect(page.getByText(says.nothing), 'the same archive a second time').toBeVisible();

    await page.getByRole('button', { name: says.leave, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: says.sendCode }).click();
    await dialog.getByLabel(says.code).fill(await outbox.latestSmsCode(mobile));
    await dialog.getByRole('button', { name: says.confirm }).click();
    await expect(page.getByRole('heading', { name: says.going })).toBeVisible();
    await shot(page, `account-is-going-${language}`);
    const later = await variant();
    await later.setAhead(DAYS_MS);
    await page.request.post(`${later.url}/api/journey/erase-accounts`);
    // What was under way at that moment is looked for once more.
    await later.setAhead(DAYS_MS + MINUTES_MS);
    await page.request.post(`${later.url}/api/journey/erase-accounts`);
    const answer = await page.request.post('/api/history/get-reading-list', { data: {} });
    expect(answer.status(), 'nobody is behind this session any more').toBe(401);
  },
);
