import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CN,
  codeFor,
  newMobile,
  openSite,
  PASSWORD,
  refusal,
  type Site,
  sentTo,
  wrongOf,
} from '../identity.testing.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ LOG_LEVEL: 'debug' });
});
afterAll(() => site.close());

/** Every step by a message that is really sent. */
async function registerBySms(): Promise<string> {
  const device = { country_id: CN, mobile: newMobile() };
  const visitor = site.visitor();
  await visitor.api.student.loginBySms({ ...device, code: await codeFor(site, visitor, device.mobile) });
  const code = await codeFor(site, visitor, device.mobile, 'reset');
  await visitor.api.student.resetPassword({ ...device, code, password: PASSWORD, submit_password: PASSWORD });
  return device.mobile;
}

test('a whole life of an account leaves no code, password, token or full number in the log', async () => {
  const mobile = await registerBySms();
  const visitor = site.visitor();
  await refusal(visitor.api.student.loginByPassword({ account: mobile, password: 'a wrong password' }));
  await visitor.api.student.loginByPassword({ account: mobile, password: PASSWORD });
  const code = await codeFor(site, visitor, mobile, 'bind');
  await refusal(visitor.api.student.accountBindMobile({ country_id: CN, mobile, code: wrongOf(code) }));
  await visitor.api.student.accountBindMobile({ country_id: CN, mobile, code, password_now: PASSWORD });

  const log = site.logLines.join('');
  expect(site.logLines.length).toBeGreaterThan(10);
  const codes = (await sentTo(site, mobile)).map((message) => message.code);
  expect(codes).toHaveLength(3);
  for (const secret of [...codes, PASSWORD, 'a wrong password', mobile, visitor.cookies.get('token')!])
    expect(log).not.toContain(secret);
});

test('neither code nor password lies readable in the database, not even in the job that sends it', async () => {
  const mobile = await registerBySms();
  const codes = (await sentTo(site, mobile)).map((message) => message.code);
  const tables = await site.rows<{ text: string }>(
    `select row_to_json(t)::text as text from (select * from sms_codes) t
     union all select row_to_json(t)::text from (select * from users) t
     union all select data::text from pgboss.job where name = 'send-sms'`,
  );
  expect(tables.length).toBeGreaterThan(3);
  // A code's six digits may turn up inside an id or a hash by chance, but never as a value of its own.
  for (const secret of [...codes, PASSWORD]) for (const { text } of tables) expect(text).not.toContain(`"${secret}"`);
});
