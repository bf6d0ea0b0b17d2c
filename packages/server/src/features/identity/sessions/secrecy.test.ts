import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CN,
  codeFor,
  openSite,
  PASSWORD,
  refusal,
  registerWithPassword,
  type Site,
  sentTo,
  wrongOf,
} from '../identity.testing.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ LOG_LEVEL: 'debug' });
});
afterAll(() => site.close());

test('a whole life of an account leaves no code, password, token or full number in the log', async () => {
  const learner = await registerWithPassword(site);
  const visitor = site.visitor();
  await refusal(visitor.api.student.loginByPassword({ account: learner.mobile, password: 'a wrong password' }));
  await visitor.api.student.loginByPassword({ account: learner.mobile, password: PASSWORD });
  const code = await codeFor(site, visitor, learner.mobile, 'bind');
  await refusal(visitor.api.student.accountBindMobile({ country_id: CN, mobile: learner.mobile, code: wrongOf(code) }));
  await visitor.api.student.accountBindMobile({ country_id: CN, mobile: learner.mobile, code });

  const log = site.logLines.join('');
  expect(site.logLines.length).toBeGreaterThan(10);
  const codes = (await sentTo(site, learner.mobile)).map((message) => message.code);
  expect(codes).toHaveLength(3);
  for (const secret of [...codes, PASSWORD, 'a wrong password', learner.mobile, visitor.cookies.get('token')!])
    expect(log).not.toContain(secret);
});

test('neither code nor password lies readable in the database, not even in the job that sends it', async () => {
  const learner = await registerWithPassword(site);
  const codes = (await sentTo(site, learner.mobile)).map((message) => message.code);
  const tables = await site.rows<{ text: string }>(
    `select row_to_json(t)::text as text from (select * from sms_codes) t
     union all select row_to_json(t)::text from (select * from users) t
     union all select data::text from pgboss.job where name = 'send-sms'`,
  );
  expect(tables.length).toBeGreaterThan(3);
  // A code's six digits may turn up inside an id or a hash by chance, but never as a value of its own.
  for (const secret of [...codes, PASSWORD]) for (const { text } of tables) expect(text).not.toContain(`"${secret}"`);
});
