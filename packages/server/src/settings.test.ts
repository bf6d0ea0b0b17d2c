import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings, SETTINGS, SettingsError } from './settings.ts';

test('the README tells every setting with its default', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  for (const [name, { standard, about }] of Object.entries(SETTINGS))
    if (name !== 'TEST_CAPTCHA')
      expect(readme).toContain(`| \`${name}\` | ${standard && `\`${standard}\``} | ${about} |`);
});

test('without any environment every default is valid', () => {
  expect(readSettings({})).toMatchObject({ PORT: 3000, GUEST_MODE: true, STORAGE: 'local' });
});

for (const { environment, named } of [
  { environment: { PORT: '70000' }, named: 'PORT' },
  { environment: { DATABASE_URL: 'mysql://x' }, named: 'DATABASE_URL' },
  { environment: { SECRET_KEY: 'short' }, named: 'SECRET_KEY' },
  { environment: { GUEST_MODE: 'maybe' }, named: 'GUEST_MODE' },
  { environment: { SMS_GATEWAY: 'webhook' }, named: 'SMS_WEBHOOK_URL' },
  { environment: { STORAGE: 's3', S3_ENDPOINT: 'http://localhost:9000' }, named: 'S3_BUCKET' },
  { environment: { DEFAULT_TIME_ZONE: 'Mars/Olympus' }, named: 'DEFAULT_TIME_ZONE' },
  { environment: { WECHAT_APP_ID: 'wx1' }, named: 'WECHAT_APP_SECRET' },
  { environment: { METRICS_FROM: '127.0.0.1, monitor' }, named: 'METRICS_FROM' },
  { environment: { SECRET_KEYS_OLD: 'short' }, named: 'SECRET_KEYS_OLD' },
  { environment: { GUESTMODE: 'off' }, named: 'GUESTMODE' },
  { environment: { TEST_CAPTCHA: 'AAAAA', NODE_ENV: 'production' }, named: 'TEST_CAPTCHA' },
])
  test(`${JSON.stringify(environment)} is refused by the name of ${named}`, () => {
    expect(() => readSettings(environment)).toThrow(SettingsError);
    expect(() => readSettings(environment)).toThrow(new RegExp(`(^|\\b)${named}:`));
  });
