import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secretFrom } from '#secret.ts';
import { readSettings, SettingsError } from '#settings.ts';
import { openPayments } from './open.ts';
import { type FakeAlipay, type FakeWechat, fakeAlipay, fakeWechat } from './payment.testing.ts';

let alipay: FakeAlipay;
let wechat: FakeWechat;
beforeAll(async () => {
  [alipay, wechat] = await Promise.all([fakeAlipay(), fakeWechat()]);
});
afterAll(() => {
  alipay.close();
  wechat.close();
});

const open = (settings: Record<string, string>) => openPayments(readSettings(settings), secretFrom('x'));
const names = ({ of }: ReturnType<typeof open>) => [of(1)?.name ?? null, of(2)?.name ?? null];

test('the sandbox answers for both ways to pay until a real provider is set, then it is gone', () => {
  expect(names(open({}))).toEqual(['sandbox', 'sandbox']);
  expect(names(open({ PAY_SANDBOX: 'off' }))).toEqual([null, null]);
  const real = open(alipay.settings);
  expect([names(real), real.offered, real.sandbox]).toEqual([['alipay', null], [1], null]);
  expect(open(wechat.settings).offered).toEqual([2]);
  expect(names(open({ ...alipay.settings, ...wechat.settings }))).toEqual(['alipay', 'wechat']);
});

test('half a provider stops the start by the name of what is missing', () => {
  for (const missing of ['ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY', 'PUBLIC_URL'])
    expect(() => open({ ...alipay.settings, [missing]: '' })).toThrow(`${missing}: needed with ALIPAY_APP_ID`);
  for (const missing of ['WECHAT_PAY_SERIAL', 'WECHAT_PAY_PUBLIC_KEY_ID', 'WECHAT_PAY_API_KEY'])
    expect(() => open({ ...wechat.settings, [missing]: '' })).toThrow(`${missing}: needed with WECHAT_PAY_MCH_ID`);
  expect(() => open({ ...wechat.settings, WECHAT_PAY_API_KEY: 'short' })).toThrow('must be 32 characters');
});

test('a key is taken as PEM, with its line ends written out, as bare base64, or by its path', () => {
  const key = alipay.settings.ALIPAY_PRIVATE_KEY;
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-keys-'));
  const file = join(folder, 'app.pem');
  writeFileSync(file, key);
  for (const form of [key, key.replaceAll('\n', '\\n'), key.replace(/-----.*-----|\n/g, ''), file])
    expect(names(open({ ...alipay.settings, ALIPAY_PRIVATE_KEY: form }))[0]).toBe('alipay');
  rmSync(folder, { recursive: true });
});

test('a key that is none stops the start without a word of what it was', () => {
  const settings = { ...alipay.settings, ALIPAY_PRIVATE_KEY: 'my-secret-but-broken-key' };
  expect(() => open(settings)).toThrow(SettingsError);
  expect(() => open(settings)).toThrow(/^ALIPAY_PRIVATE_KEY: not an RSA key/);
  expect(() => open(settings)).not.toThrow(/my-secret/);
});

test.each([
  { name: 'VIP_PRICES_WRITING', value: '68,168' },
  { name: 'VIP_PRICES_READING', value: '68,168,free' },
  { name: 'VIP_PRICES_LISTENING', value: '-1,1,1' },
  { name: 'PAY_SANDBOKS', value: 'on' },
  { name: 'ALIPAY_APPID', value: '1' },
])('$name=$value is refused by its name', ({ name, value }) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name}:`);
});
