// @postgres: two processes
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxProvider } from '#providers/payment/sandbox.ts';
import { readOutbox } from '#providers/sms/outbox.ts';
import { secretFrom } from '#secret.ts';
import { TEST_CAPTCHA } from '#testing/app.ts';
import { type Cluster, openCluster } from '#testing/cluster.ts';
import { remoteVisitor } from '#testing/remote.ts';

/** On PostgreSQL against two server processes, on the embedded database against the one it allows. */
const SECRET_KEY = 'a key for tests, thirty-two characters';
let cluster: Cluster;
beforeAll(async () => {
  cluster = await openCluster({ SECRET_KEY, REQUESTS_PER_MINUTE: '100000', REQUESTS_PER_IP_MINUTE: '1000000' });
});
afterAll(() => cluster.close());

async function learner() {
  const visitor = remoteVisitor(cluster.urls);
  const device = { country_id: 156, mobile: '13700000050' };
  const { key } = await visitor.api.student.getCaptcha();
  await visitor.api.student.sendStudentSms({ ...device, captcha_value: TEST_CAPTCHA, key });
  const sent = () => readOutbox(cluster.folder, 10);
  await expect.poll(async () => (await sent()).length).toBe(1);
  await visitor.api.student.loginBySms({ ...device, code: (await sent())[0]!.code });
  return visitor;
}

test('one callback fifty times at once, to every process, gives one membership', async () => {
  const { api } = await learner();
  const { order_num } = await api.pay.placeOrder({ goods_id: 'writing_month', key: 'the race' });
  await api.pay.createOrder({ order_num, pay_type: 1, redirect_url: '/' });
  const { body, headers } = sandboxProvider(secretFrom(SECRET_KEY)).callback(
    { orderNum: order_num, cents: 6800 },
    'paid',
    new Date(),
  );
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      fetch(`${cluster.urls[n % cluster.urls.length]}/api/pay/notify/sandbox`, {
        method: 'POST',
        body: Buffer.from(body),
        headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
      }),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(50).fill(200));
  const order = await api.pay.getOrder({ order_num });
  const me = await api.student.getInfo();
  expect(order.state).toBe('paid');
  expect(me.expiration_time).toBe(order.valid_until);
  expect(me.vip_days).toBeLessThanOrEqual(31);
});
