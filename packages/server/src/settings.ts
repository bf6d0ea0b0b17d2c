import { isIP } from 'node:net';
import { centsOfYuan } from '@ninefold/core/membership/money';
import { z } from 'zod';
import { ACCOUNTS } from './settings/accounts.ts';
import { KEEPING } from './settings/keeping.ts';
import { auto, flag, type Setting, setting, url, whole } from './settings/kinds.ts';
import { LIMITS } from './settings/limits.ts';

/**
 * Every setting of the server, read from the environment. An unknown name or a bad value
 * stops the start with the name of the variable. `npm run admin -- settings` prints this table.
 */

/** `68,168,498`: yuan for a month, a season, a year; becomes cents. */
const prices = z
  .string()
  .transform((text) => text.split(',').map((price) => centsOfYuan(price.trim())))
  .refine((list): list is number[] => list.length === 3 && list.every((cents) => cents !== null), {
    message: 'three prices in yuan, e.g. 68,168,498',
  });

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
  SMS_WAIT_SECONDS: setting('60', whole(0, 3600), 'Between two codes to one number'),
  SMS_PER_DAY: setting('10', whole(1, 1000), 'Codes a day to one number'),
  SMS_PER_IP_HOUR: setting('60', whole(1, 100_000), 'Codes an hour for one client address'),
  SMS_PER_IP_MINUTE: setting('20', whole(1, 100_000), 'The same in a minute'),
  SMS_PER_PREFIX_HOUR: setting(
    '30',
    whole(1, 100_000),
    'Codes an hour to numbers that differ in their last four digits',
  ),
  SMS_PER_HOUR: setting(
    '500',
    whole(1, 1_000_000),
    'Codes an hour of the whole site; the log says when they are used up',
  ),
  SMS_COUNTRIES: setting(
    '',
    z.string().regex(/^(\*|[A-Z]{2}(, ?[A-Z]{2})*)?$/, 'must be empty, * or countries like CN,HK'),
    'Countries that codes are sent to (ISO codes, comma-separated), or *; empty: DEFAULT_COUNTRY alone',
  ),
  SMS_CODE_MINUTES: setting('5', whole(1, 60), 'How long a code is good'),
  SMS_CODE_TRIES: setting('5', whole(1, 20), 'Wrong tries before a code is void'),
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
  // Memberships and payment
  VIP_PRICES_WRITING: setting('68,168,498', prices, 'Yuan for a month, a season and a year of writing; 0: not sold'),
  VIP_PRICES_READING: setting('48,118,348', prices, 'The same for reading'),
  VIP_PRICES_LISTENING: setting('48,118,348', prices, 'The same for listening'),
  PAY_SANDBOX: setting(
    'auto',
    auto,
    'Built-in cashier that moves no real money, only while no real provider is set; auto: only for this machine alone, like the demo accounts',
  ),
  PAY_ORDER_MINUTES: setting('30', whole(5, 1440), 'An order that is not paid closes after this long'),
  PAY_ORDERS_PER_HOUR: setting('30', whole(1, 10_000), 'Orders an hour for one learner'),
  ALIPAY_APP_ID: setting('', z.string(), 'Alipay app for page payment; empty: Alipay is off'),
  ALIPAY_SELLER_ID: setting('', z.string(), 'Its seller (2088…); callbacks for another seller are refused'),
  ALIPAY_PRIVATE_KEY: setting('', z.string(), 'Our RSA2 key: PEM, its base64, or the path of a file'),
  ALIPAY_PUBLIC_KEY: setting('', z.string(), 'Alipay’s public key, in the same forms'),
  ALIPAY_GATEWAY_URL: setting('https://openapi.alipay.com/gateway.do', z.url(), 'Alipay gateway'),
  WECHAT_PAY_MCH_ID: setting('', z.string(), 'WeChat Pay merchant for native payment; empty: WeChat Pay is off'),
  WECHAT_PAY_APP_ID: setting('', z.string(), 'App that belongs to the merchant'),
  WECHAT_PAY_SERIAL: setting('', z.string(), 'Serial number of our merchant certificate'),
  WECHAT_PAY_PRIVATE_KEY: setting('', z.string(), 'Its private key: PEM, its base64, or the path of a file'),
  WECHAT_PAY_API_KEY: setting('', z.string(), 'API v3 key, 32 characters'),
  WECHAT_PAY_PUBLIC_KEY: setting('', z.string(), 'WeChat Pay’s public key or platform certificate, in the same forms'),
  WECHAT_PAY_PUBLIC_KEY_ID: setting('', z.string(), 'Its id: PUB_KEY_ID_… or the serial number of the certificate'),
  WECHAT_PAY_API_URL: setting('https://api.mch.weixin.qq.com', z.url(), 'WeChat Pay API'),
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
  // Coins
  SIGN_IN_POINTS: setting('10', whole(0, 10_000), 'Coins for signing in on a day'),
  SIGN_IN_POINTS_DAY_7: setting('30', whole(0, 10_000), 'The same on Sunday, the seventh day of the week'),
  SIGN_IN_AUTO: setting('off', flag, 'The page signs in by itself when the day is still open'),
  COIN_CAP: setting('100000', whole(0, 1_000_000_000), 'Most coins a learner can have; a reward pays what still fits'),
  INVITE_POINTS: setting(
    '500',
    whole(0, 100_000),
    'Coins for each side when an invited friend finishes a first practice',
  ),
  INVITES_PER_DAY: setting('10', whole(1, 10_000), 'Friends a day that bring their inviter coins'),
  PRICE_ESSAY_SCORING: setting('60', whole(0, 100_000), 'Coins for scoring one essay; free for writing members'),
  PRICE_MODEL_ESSAY: setting('40', whole(0, 100_000), 'Coins for one model essay; free for writing members'),
  PRICE_SPEAKING_REPORT: setting('50', whole(0, 100_000), 'Coins for one speaking report'),
  FREE_AI_TRIES: setting('3', whole(0, 1000), 'Free AI scorings of a new learner'),
  PLAN_POINTS: setting(
    '0',
    whole(0, 100_000),
    'Coins for completing the study plan the first time, on top of those of its task in the content pack',
  ),
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
  SPEECH_SCORERS: setting('1', whole(1, 32), 'Readings this process scores at once, each in a thread of about 150 MB'),
  SPEECH_SCORING_SECONDS: setting('60', whole(1, 600), 'A scoring of a reading that takes longer is given up'),
  SPEECH_SCORING_MEMORY_MB: setting(
    '300',
    whole(64, 8192),
    'A thread that scores readings and wants more memory is ended, and its reading counts as failed',
  ),
  ANSWER_LISTENERS: setting(
    '1',
    whole(1, 32),
    'Open answers this process listens to at once, each in a thread of about 500 MB that ends when nobody speaks',
  ),
  ANSWER_SECONDS: setting('120', whole(5, 600), 'Half a minute of an answer that takes longer to hear is tried again'),
  ANSWER_MEMORY_MB: setting('600', whole(64, 8192), 'A listening thread above it, its model aside, is ended'),
  SPEAKING_REPORT_MINUTES: setting(
    '30',
    whole(1, 600),
    'A speaking report that takes longer is given up, and what was paid for it is given back',
  ),
  RECORDED_MINUTES_A_DAY: setting('180', whole(1, 1440), 'How much one learner may record in a day'),
  GUEST_RECORDED_MINUTES_A_DAY: setting('30', whole(1, 1440), 'How much a guest may record in a day'),
  RECORDING_DAYS: setting('180', whole(1, 3650), 'How long recordings of learners are kept; their scores stay'),
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
  /^(SMS_|S3_|WECHAT_|GUEST|SUPPORT_|LLM_|ALIPAY_|PAY_|VIP_|DEMO_|SIGN_IN_|COIN_|INVITE|PRICE_|PLAN_|COMPAT_|CONTENT_|ESSAY_|STATEMENT_|BACKUP_N|BACKUPS_|KEEP_|SECRET_KEY|NINEFOLD_)/;

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
