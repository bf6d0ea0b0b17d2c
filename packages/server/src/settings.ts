import { isIP } from 'node:net';
import { z } from 'zod';
import { ACCOUNTS } from './settings/accounts.ts';
import { COINS } from './settings/coins.ts';
import { KEEPING } from './settings/keeping.ts';
import { auto, flag, type Setting, setting, url, whole } from './settings/kinds.ts';
import { LIMITS } from './settings/limits.ts';
import { PAYMENT } from './settings/payment.ts';
import { SPEECH } from './settings/speech.ts';
import { TEXT_MESSAGES } from './settings/text-messages.ts';

/**
 * Every setting of the server, read from the environment. An unknown name or a bad value
 * stops the start with the name of the variable. `npm run admin -- settings` prints this table.
 */

export const SETTINGS = {
  // Where it runs
  PORT: setting('3000', whole(0, 65535), 'Port of the one process; 0 takes any free port'),
  HOST: setting('localhost', z.string().min(1), 'Address to listen on; 0.0.0.0 opens it to the network'),
  PUBLIC_URL: setting(
    '',
    url,
    'Address learners use, e.g. https://ielts.school.cn; empty: what the request says. https turns on Secure cookies and HSTS',
  ),
  TRUSTED_PROXIES: setting('', z.string(), 'Addresses or ranges, comma-separated, whose X-Forwarded-For is believed'),
  DATA_DIR: setting('./data', z.string().min(1), 'Folder of the embedded database, local files, outbox and key'),
  SERVE_PAGE: setting('on', flag, 'Build and serve the page; off: API only (npm run dev serves the page itself)'),
  LOG_LEVEL: setting('info', z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'How much the server logs'),
  // Database and jobs
  DATABASE_URL: setting(
    '',
    z.string(),
    'PostgreSQL, e.g. postgres://user:password@host/ninefold; empty: embedded database in DATA_DIR',
  ),
  DATABASE_POOL: setting('10', whole(1, 100), 'Connections a process keeps to PostgreSQL'),
  STATEMENT_TIMEOUT_MS: setting('10000', whole(100, 600_000), 'A statement running longer is cancelled (PostgreSQL)'),
  LOCK_TIMEOUT_MS: setting(
    '3000',
    whole(50, 600_000),
    'A call that waits longer for a row that another one holds is refused and may be tried again (PostgreSQL)',
  ),
  JOBS: setting('on', flag, 'Does this process work on background jobs'),
  SECRET_KEY: setting(
    '',
    z.string().regex(/^(.{32,})?$/, 'must be empty or at least 32 characters'),
    'Key that seals codes and one-time data; the same for all processes; empty: made once in DATA_DIR',
  ),
  SECRET_KEYS_OLD: setting(
    '',
    z.string().regex(/^(.{32,}(,.{32,})*)?$/, 'must be empty or keys of at least 32 characters'),
    'Former keys, comma-separated: what they sealed can still be read after SECRET_KEY was changed',
  ),
  // Who may come in
  GUEST_MODE: setting('on', flag, 'Visitors get a guest session; off: they are sent to log in'),
  DEMO_ACCOUNTS: setting(
    'auto',
    auto,
    'Make the demo accounts; auto: only on the embedded database, for this machine alone (local HOST, no public PUBLIC_URL, no TRUSTED_PROXIES)',
  ),
  ...ACCOUNTS,
  SESSION_DAYS: setting('30', whole(1, 365), 'A session unused for this long ends'),
  SESSION_MOST_DAYS: setting('90', whole(1, 3650), 'A session ends after this long, however often it is used'),
  GUEST_SESSION_DAYS: setting('30', whole(1, 365), 'The same for guests'),
  DEFAULT_COUNTRY: setting('CN', z.string().regex(/^[A-Z]{2}$/), 'Country chosen first on the login page (ISO code)'),
  DEFAULT_TIME_ZONE: setting('Asia/Shanghai', z.string().min(1), 'Time zone of a new learner'),
  // Limits
  ...TEXT_MESSAGES,
  LOGIN_TRIES_BEFORE_CAPTCHA: setting(
    '3',
    whole(1, 100),
    'Failed logins of one account or client before a captcha is asked for',
  ),
  LOGIN_PER_ACCOUNT_HOUR: setting('20', whole(1, 10_000), 'Failed logins an hour before an account must wait'),
  ...LIMITS,
  // Files
  STORAGE: setting('local', z.enum(['local', 's3']), 'Where private files live'),
  S3_ENDPOINT: setting('', url, 'S3-compatible endpoint'),
  S3_REGION: setting('us-east-1', z.string(), 'S3 region'),
  S3_BUCKET: setting('', z.string(), 'S3 bucket'),
  S3_ACCESS_KEY: setting('', z.string(), 'S3 access key'),
  S3_SECRET_KEY: setting('', z.string(), 'S3 secret key'),
  // Outside services, all optional
  SMS_GATEWAY: setting(
    'outbox',
    z.enum(['outbox', 'webhook']),
    'outbox: console and DATA_DIR/outbox.jsonl; webhook: POST to SMS_WEBHOOK_URL',
  ),
  SMS_WEBHOOK_URL: setting('', url, 'Gets {mobile, country, purpose, code, text} as JSON'),
  SMS_WEBHOOK_SECRET: setting('', z.string(), 'HMAC-SHA256 of the body goes into x-signature'),
  WECHAT_APP_ID: setting('', z.string(), 'WeChat open-platform app; empty: WeChat is off'),
  WECHAT_APP_SECRET: setting('', z.string(), 'Its secret'),
  WECHAT_API_URL: setting('https://api.weixin.qq.com', z.url(), 'WeChat API'),
  ...PAYMENT,
  EXAMINER_WEIGHTS: setting(
    '',
    z.string(),
    'Folder of essay-scoring weights of your own; empty: the shipped ones, which are off while a real payment provider is set',
  ),
  LLM_URL: setting('', url, 'OpenAI-compatible chat endpoint for optional comments; empty: off'),
  LLM_API_KEY: setting('', z.string(), 'Its key'),
  LLM_MODEL: setting('', z.string(), 'Its model'),
  // What the page says
  MAIN_SITE: setting('', url, 'Where an unknown URL leads; empty: the app’s own home'),
  SUPPORT_QR: setting(
    '',
    z.string(),
    'What the support QR code says, e.g. a WeChat or web address; empty: no support button (demo: a labelled sample)',
  ),
  SUPPORT_TEXT: setting('', z.string(), 'Sentence beside the QR code'),
  SUPPORT_HOURS: setting('', z.string(), 'Hours shown under it, e.g. 每天 9:00–22:00'),
  ...COINS,
  // Known defects of the specification
  COMPAT_POSTER_READ_BUG: setting(
    'on',
    flag,
    'The poster sends the writing target as target_score_read, as specified; off: the reading target',
  ),
  // Practice
  READING_ACCESS: setting(
    'content',
    z.enum(['content', 'free', 'vip']),
    'Who may read: content: as each paper says; free: everybody, guests too; vip: reading members only',
  ),
  LISTENING_ACCESS: setting('content', z.enum(['content', 'free', 'vip']), 'The same for listening'),
  WRITING_ACCESS: setting('content', z.enum(['content', 'free', 'vip']), 'The same for the questions of writing'),
  TRAINING_COLLECTIONS: setting(
    'on',
    flag,
    'Training as cards with progress (training.collections); off: the basic list with filters',
  ),
  ESSAY_SCORERS: setting('1', whole(1, 32), 'Essays this process scores at once, each in a thread of about 400 MB'),
  ESSAY_SCORING_SECONDS: setting(
    '60',
    whole(1, 600),
    'A scoring that takes longer is given up, and what was paid for it is given back',
  ),
  ESSAY_SCORING_MEMORY_MB: setting(
    '400',
    whole(64, 8192),
    'A scoring thread that wants more memory is ended, and its scoring counts as failed',
  ),
  ...SPEECH,
  ATTEMPT_GRACE_SECONDS: setting(
    '60',
    whole(0, 3600),
    'How long after its time a timed attempt still takes answers that were on their way',
  ),
  TEST_CAPTCHA: setting('', z.string(), 'Tests only: this answer fits every captcha; refused unless NODE_ENV=test'),
  CONTENT_STATUS: setting(
    'review',
    z.enum(['review', 'published']),
    'What learners meet: review also shows content that still waits for a reviewer; published only what was released',
  ),
  CONTENT_PACKS: setting('ninefold-1', z.string(), 'Packs imported at the start, comma-separated'),
  ...KEEPING,
} as const satisfies Record<string, Setting>;

export type Settings = { [K in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[K]['schema']> };

/** Beginnings that only we use: a misspelt name among them is a mistake, not somebody else's variable. */
const OURS =
  /^(SMS_|S3_|WECHAT_|GUEST|SUPPORT_|LLM_|ALIPAY_|PAY_|VIP_|DEMO_|SIGN_IN_|COIN_|INVITE|PRICE_|PLAN_|COMPAT_|CONTENT_|ESSAY_|TRANSCRIPTION_|PRONUNCIATION_|STATEMENT_|BACKUP_N|BACKUPS_|KEEP_|SECRET_KEY|NINEFOLD_)/;

export class SettingsError extends Error {}

export function readSettings(environment: Record<string, string | undefined>): Settings {
  const complaints = Object.keys(environment)
    .filter((name) => OURS.test(name) && !(name in SETTINGS))
    .map((name) => `${name}: there is no such setting`);
  const values = Object.entries(SETTINGS).map(([name, { schema, standard }]) => {
    const parsed = schema.safeParse(environment[name] ?? standard);
    if (!parsed.success) complaints.push(`${name}: ${parsed.error.issues[0]?.message ?? 'not valid'}`);
    return [name, parsed.data];
  });
  if (complaints.length) throw new SettingsError(`Bad setting: ${complaints.join('; ')}`);
  const settings = Object.fromEntries(values) as Settings;
  if (settings.TEST_CAPTCHA && environment.NODE_ENV !== 'test')
    throw new SettingsError('TEST_CAPTCHA: only with NODE_ENV=test');
  checkTogether(settings);
  return settings;
}

function requireAddresses(name: string, list: string): void {
  const bad = list.split(',').find((part) => part.trim() && !isIP(part.trim().split('/')[0] ?? ''));
  if (bad) throw new SettingsError(`${name}: ${bad.trim()} is not an address`);
}

/** Settings that only make sense together are refused at the start, not at the first use. */
function checkTogether(settings: Settings): void {
  if (settings.SMS_GATEWAY === 'webhook' && !settings.SMS_WEBHOOK_URL)
    throw new SettingsError('SMS_WEBHOOK_URL: needed when SMS_GATEWAY=webhook');
  const missing = (['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const).find(
    (name) => settings.STORAGE === 's3' && !settings[name],
  );
  if (missing) throw new SettingsError(`${missing}: needed when STORAGE=s3`);
  if (settings.WECHAT_APP_ID && !settings.WECHAT_APP_SECRET)
    throw new SettingsError('WECHAT_APP_SECRET: needed with WECHAT_APP_ID');
  if (settings.DATABASE_URL && !/^postgres(ql)?:\/\//.test(settings.DATABASE_URL))
    throw new SettingsError('DATABASE_URL: must begin with postgres://');
  requireAddresses('METRICS_FROM', settings.METRICS_FROM);
  try {
    new Intl.DateTimeFormat('en', { timeZone: settings.DEFAULT_TIME_ZONE });
  } catch {
    throw new SettingsError(`DEFAULT_TIME_ZONE: ${settings.DEFAULT_TIME_ZONE} is not a time zone`);
  }
}
