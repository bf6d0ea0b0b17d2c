import { axe } from '../support/axe.ts';
import { expect, test as journey } from '../support/fixtures.ts';
import { startIn } from '../support/languages.ts';
import { arriveAsNewLearner } from '../support/learner.ts';
import { lose } from '../support/lost-questions.ts';
import { call } from '../support/practice.ts';
import { firstDayFolder, type JourneyServer, removeFolder, startSite } from '../support/server.ts';
import { shot } from '../support/shot.ts';
import { LONG } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

const PASSWORD = 'quiet river 42';

type Fresh = JourneyServer & { output: () => string };

/** A site of its own that nobody runs yet: only such a one prints the link. */
const test = journey.extend<{ firstLink: string }, { server: Fresh }>({
  server: [
    async ({ browserName: _ }, use) => {
      const folder = firstDayFolder();
      const own = await startSite(folder);
      await use(own);
      await own.stop();
      removeFolder(folder);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  firstLink: async ({ server }, use) => {
    await expect.poll(() => server.output()).toMatch(/#\/login\?first=/);
    await use(/(#\/login\?first=[\w-]+)/.exec(server.output())?.[1] ?? '');
  },
});

test(
  'the first link makes an operator; a school, its code, its students, a notice, a challenge, and all of it in the log',
  LONG,
  async ({ page, browser, contextOptions, language, outbox, firstLink, server }) => {
    test.setTimeout(240_000);
    const { admin, staff, acts, login, organisation, challenges, people, setUp } = WORDS[language];
    await startIn(page, language);
    await page.goto(`/${firstLink}`);
    await page.getByLabel(login.firstAccount).fill('wang');
    await page.getByLabel(login.firstName).fill('王老师');
    await page.getByLabel(login.password, { exact: true }).fill(PASSWORD);
    await page.getByLabel(login.newPasswordAgain).fill(PASSWORD);
    expect(await axe(page, 'first operator')).toEqual([]);
    await page.getByRole('button', { name: login.firstSave }).click();
    await expect(page).toHaveURL(/#\/admin\/people/);
    await expect(page.getByRole('heading', { level: 1, name: admin.people })).toBeVisible();

    await page.getByRole('link', { name: admin.schools }).click();
    await page.getByRole('link', { name: staff.create }).click();
    await page.getByLabel(setUp.name).fill('晨星国际学校');
    expect(await axe(page, 'the name of a new school')).toEqual([]);
    await page.getByRole('button', { name: setUp.next_school }).click();
    await expect(page.getByRole('heading', { name: setUp.teachersTitle })).toBeVisible();
    await page.getByLabel(staff.numbersHint).fill('13912342207');
    await page.getByRole('button', { name: staff.addTeachers }).click();
    await expect(page.getByText(staff.awaited)).toBeVisible();
    expect(await axe(page, 'the teachers of a new school')).toEqual([]);
    await shot(page, `admin-set-up-teachers-${language}`);
    await page.getByRole('button', { name: setUp.next_teachers }).click();
    // Going away and coming back loses nothing.
    await expect(page.getByRole('heading', { name: setUp.studentsTitle })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: staff.newStudentCode }).click();
    const codes = page.getByRole('region', { name: staff.codes });
    await expect(codes.getByText(/^[A-Z0-9]{8}$/)).toBeVisible();
    const code = await codes.getByText(/^[A-Z0-9]{8}$/).innerText();
    await page.getByRole('button', { name: setUp.next_students }).click();
    await page.getByLabel(staff.noticeTitle).fill('12 月模考');
    await page.getByLabel(staff.noticeText).fill('带好身份证。');
    // The field itself, and not what holds its place until it is there.
    await page.getByRole('button', { name: staff.noticeDay }).click();
    await page.locator('table button:not([disabled])').last().click();
    await page.getByRole('button', { name: staff.publish }).click();
    await expect(page.getByText(staff.published)).toBeVisible();
    await page.getByRole('button', { name: setUp.next_notice }).click();
    await expect(page.getByText(setUp.part_school_open)).toBeVisible();
    await expect(page.getByText(setUp.part_notice_open)).toBeHidden();
    expect(await axe(page, 'what a new school still lacks')).toEqual([]);
    await shot(page, `admin-set-up-check-${language}`);
    await page.getByRole('button', { name: setUp.next_check }).click();
    await page.getByRole('button', { name: staff.changeOf.replace('{title}', '12 月模考') }).click();
    const changing = page.getByLabel(staff.changeNotice);
    await changing.getByLabel(staff.noticeText).fill('带好身份证和铅笔。');
    await changing.getByRole('button', { name: staff.saveNotice }).click();
    await page.getByRole('button', { name: staff.rename }).click();
    await page.getByLabel(staff.schoolName).fill('晨星国际学校（北校区）');
    await page.getByRole('button', { name: staff.saveName }).click();
    await expect(page.getByRole('heading', { level: 2, name: '晨星国际学校（北校区）' })).toBeVisible();
    expect(await axe(page, 'a school, as its operator sees it')).toEqual([]);
    await shot(page, `admin-school-${language}`);

    const theirs = await browser.newContext({ ...contextOptions, baseURL: server.url });
    const student = await theirs.newPage();
    await arriveAsNewLearner(student, outbox, { language, path: `/?org=${code}` });
    await expect(student.getByText('晨星国际学校（北校区）')).toBeVisible();
    expect(await axe(student, 'the link of a school')).toEqual([]);
    await student.getByRole('button', { name: organisation.join, exact: true }).click();
    await expect(student.getByRole('heading', { name: organisation.notices })).toBeVisible();
    await expect(student.getByText('12 月模考').first()).toBeVisible();
    await expect(student.getByText('带好身份证和铅笔。').first()).toBeVisible();
    expect((await theirs.cookies()).some(({ name }) => name === 'org_id')).toBe(true);
    await shot(student, `admin-school-home-${language}`);
    const { paper, attempt } = await lose(student, { 1: 'iron spikes', 8: 'T' });
    const words = '铁钉也对，原文是 iron spikes';
    await call(student, 'attempt/challenge-mark', { attempt_id: attempt, key: `${paper}.q1`, words });
    const others = await browser.newContext({ ...contextOptions, baseURL: server.url });
    const classmate = await others.newPage();
    await arriveAsNewLearner(classmate, outbox, { language, path: '/' });
    const same = await lose(classmate, { 1: 'iron spikes' });

    await page.getByRole('link', { name: admin.challenges }).click();
    await page.getByRole('button', { name: new RegExp(words) }).click();
    await expect(page.getByText(challenges.willAdd.replace('{answer}', 'iron spikes'))).toBeVisible();
    await page.getByLabel(challenges.reply).fill('你说得对，已改判。');
    expect(await axe(page, 'a challenge')).toEqual([]);
    await shot(page, `admin-challenge-${language}`);
    await page.getByRole('button', { name: language === 'zh' ? '接受，重算 2 人' : 'Accept, mark 2 again' }).click();
    await expect(page.getByText(challenges.noChallenges, { exact: true })).toBeVisible();
    // The job marks whoever gave the same answer: the one who asked and the one who did not.
    const rightIn = (who: typeof page, id: number) => async () =>
      (await call<{ right: number }>(who, 'attempt/get-result', { attempt_id: id })).right;
    await expect.poll(rightIn(student, attempt)).toBe(1);
    await expect.poll(rightIn(classmate, same.attempt)).toBe(1);

    // It should not have joined the key: it counts no longer, and nobody loses what they have.
    await page.getByRole('tab', { name: challenges.addedAnswers }).click();
    await expect(page.getByText('iron spikes', { exact: true })).toBeVisible();
    expect(await axe(page, 'answers that joined keys')).toEqual([]);
    await shot(page, `admin-added-answers-${language}`);
    await page.getByRole('button', { name: challenges.takeBack }).click();
    const taking = page.getByRole('dialog');
    await expect(taking.getByText(language === 'zh' ? '已经因此得的分都保留' : 'nobody loses anything')).toBeVisible();
    await taking.getByLabel(admin.ownPassword, { exact: true }).fill(PASSWORD);
    await taking.getByLabel(admin.reason).fill('题目限一个词');
    expect(await axe(page, 'taking an answer out of a key')).toEqual([]);
    await shot(page, `admin-take-back-${language}`);
    await taking.getByRole('button', { name: challenges.takeBack }).click();
    await expect(page.getByText(challenges.noneAdded, { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: challenges.settled }).click();
    await page.getByRole('button', { name: new RegExp(words) }).click();
    await expect(page.getByText(challenges.takenBack)).toBeVisible();
    expect(await axe(page, 'an accepted challenge')).toEqual([]);
    await shot(page, `admin-taken-back-${language}`);
    const late = await lose(classmate, { 1: 'iron spikes' });
    expect(await rightIn(classmate, late.attempt)()).toBe(0);
    expect(await rightIn(classmate, same.attempt)()).toBe(1);
    expect(await rightIn(student, attempt)()).toBe(1);
    await theirs.close();
    await others.close();

    await page.getByRole('link', { name: admin.log }).click();
    for (const act of [
      'challenge_taken_back',
      'challenge_marked_again',
      'challenge_accept',
      'notice_write',
      'organisation_join',
      'operator_first',
    ] as const)
      await expect(page.getByText(acts[act]).first()).toBeVisible();
    expect(await axe(page, 'the log')).toEqual([]);
    await shot(page, `admin-log-${language}`);

    await page.getByRole('link', { name: admin.people }).click();
    await page.getByRole('button', { name: /^N-/ }).first().click();
    await expect(page.getByText(admin.registered)).toBeVisible();
    await page.getByRole('button', { name: people.seenWeek }).click();
    await expect(page.getByRole('button', { name: people.seenWeek })).toHaveAttribute('aria-pressed', 'true');
    expect(await axe(page, 'a person')).toEqual([]);
    await shot(page, `admin-person-${language}`);
  },
);
