import type { IsOpen } from '@ninefold/core/open-pages';
import type { Database } from './db/db.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { ExaminerPool } from './providers/examiner/examiner-pool.ts';
import type { Payments } from './providers/payment/open.ts';
import type { SmsGateway } from './providers/sms/sms.ts';
import type { SpeechEngine } from './providers/speech/speech-engine.ts';
import type { Wechat } from './providers/wechat/wechat.ts';
import type { Secret } from './secret.ts';
import type { Settings } from './settings.ts';
import type { Storage } from './storage/storage.ts';

/** What every feature may use. `start/open-deps.ts` opens it, tests open a small one; nothing else is global. */
export type Deps = {
  db: Database;
  settings: Settings;
  jobs: Jobs;
  storage: Storage;
  sms: SmsGateway;
  wechat: Wechat;
  payments: Payments;
  examiner: ExaminerPool;
  speech: SpeechEngine;
  secret: Secret;
  /** Whether the page at an address is there already; tests open them all. */
  isOpen: IsOpen;
  /** The server's clock; a learner's clock is never believed. */
  now: () => Date;
};
