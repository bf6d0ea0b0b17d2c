import { isOpen } from '@ninefold/core/open-pages';
import { openDatabase } from '#db/open.ts';
import type { Deps } from '#deps.ts';
import { startJobs } from '#jobs/pg-boss.ts';
import { openExaminerPool } from '#providers/examiner/examiner-pool.ts';
import { openPayments } from '#providers/payment/open.ts';
import { openSms } from '#providers/sms/open.ts';
import { withRemote } from '#providers/speech/remote/with-remote.ts';
import { openSpeechPool } from '#providers/speech/speech-pool.ts';
import { openWechat } from '#providers/wechat/open.ts';
import { openSecret, type Secret } from '#secret.ts';
import type { Settings } from '#settings.ts';
import { StartRefused } from '#start-refused.ts';
import { openStorage } from '#storage/open.ts';
import type { Steps } from './steps.ts';

/** Opens what every feature may use, in the order in which the parts need each other. */
export async function openDeps(settings: Settings, { step }: Steps): Promise<Deps> {
  const secret = openSecret(settings);
  const db = await step(
    'database',
    () => openDatabase(settings),
    ({ kind }) => (kind === 'embedded' ? `embedded, ${settings.DATA_DIR}` : 'PostgreSQL'),
  );
  await requireSameSecret(db, secret);
  const jobs = await step('jobs', () => startJobs(db, settings));
  return {
    db,
    settings,
    jobs,
    secret,
    storage: openStorage(settings),
    sms: openSms(settings, () => new Date()),
    wechat: openWechat(settings),
    payments: openPayments(settings, secret),
    examiner: openExaminerPool(settings),
    speech: withRemote(openSpeechPool(settings), settings),
    isOpen,
    now: () => new Date(),
  };
}

/**
 * Two processes with different keys would refuse each other's codes now and then: better not to start. A key that is
 * listed as a former one gives way to the new one.
 */
export async function requireSameSecret(db: Deps['db'], { fingerprint, formerFingerprints }: Secret): Promise<void> {
  await db.query(
    `insert into facts (name, value) values ('secret_fingerprint', $1)
     on conflict (name) do update set value = excluded.value where facts.value = any($2::text[])`,
    [fingerprint, formerFingerprints],
  );
  const [row] = await db.query<{ value: string }>(`select value from facts where name = 'secret_fingerprint'`);
  if (row?.value !== fingerprint)
    throw new StartRefused(
      'SECRET_KEY is not the one this database was made with; set the same SECRET_KEY for every process, or list the former one in SECRET_KEYS_OLD.',
    );
}
