import type { Db } from '#db/db.ts';

/** Every background job and what it carries. At least once: a handler must bear being run twice. */
export type JobData = {
  /** `sealed` holds the code; only the process that sends it opens it. */
  'send-sms': {
    countryId: number;
    mobile: string;
    purpose: 'login' | 'bind' | 'reset' | 'delete' | 'prove';
    sealed: string;
  };
  /** Tells a number what has happened to its account. */
  'send-notice': {
    countryId: number;
    mobile: string;
    notice: 'mobile_changed' | 'password_changed' | 'new_device';
    language: 'zh' | 'en';
  };
  /** Removes expired sessions, codes, captchas and counters, and what is older than the settings keep it. */
  sweep: Record<string, never>;
  /** The nightly copy of everything. */
  backup: Record<string, never>;
  /** Closes orders that were not paid in time. */
  'close-orders': Record<string, never>;
  /** Marks timed attempts whose time is over with what was saved. */
  'close-attempts': Record<string, never>;
  /** Takes mock tests further whose paper, break or marking is over while nobody looks. */
  'close-mocks': Record<string, never>;
  /** A band of an essay, an interview or a paper has arrived or changed: its mock test, if any, tells it everywhere. */
  'settle-mock': { essay?: number; speaking?: number; attempt?: number };
  /** An answer was added to a key: whoever gave it before is marked again. */
  'mark-again': { challenge_id: number };
  /** A wake-up: one essay waits for the examiner. Which one is next is decided when a thread is free. */
  'score-essay': Record<string, never>;
  /** Hands in exams in writing whose time is over, and finds scorings whose process died. */
  'close-essays': Record<string, never>;
  /** A wake-up: answers wait to be listened to. Which one is next is decided when the engine is free. */
  'hear-answers': Record<string, never>;
  /** Hands in speaking exams whose time is over, and gives up reports that take too long. */
  'close-speaking': Record<string, never>;
  /** Deletes recordings whose time is over, and pieces that nobody finished. */
  'tidy-recordings': Record<string, never>;
  /** Reads attempts that were marked before mistakes were kept. */
  'fill-mistakes': Record<string, never>;
  'fill-analysis': Record<string, never>;
  /** Draws the report of one scoring as a PDF. */
  'make-essay-pdf': { record_id: number; scoring_id: number; language: 'zh' | 'en'; userId: number };
  /** Draws the report of one mock test as a PDF. */
  'make-mock-pdf': { record_id: number; language: 'zh' | 'en'; shows: string; userId: number };
  /** Draws the report of one sitting of speaking as a PDF. */
  'make-speaking-pdf': { record_id: number; language: 'zh' | 'en'; revision: string; userId: number };
  /** Judges whether an own question can be one. */
  'check-subject': { userId: number; promptId: number; language: 'zh' | 'en' };
  /** A wake-up: an archive of a learner's data waits to be made. */
  'make-export': Record<string, never>;
  /** A wake-up: an archive that a learner brought waits to be looked through or brought in. */
  'import-archive': Record<string, never>;
  /** Removes archives whose time is over, and accounts whose seven days are. */
  'tidy-personal-data': Record<string, never>;
  /** Has a language model write one model essay. */
  'make-model-essay': { userId: number; id: number };
};
export type JobName = keyof JobData;

export type Jobs = {
  /** Joins the caller's transaction: the job exists exactly when the caller's write does. */
  send<N extends JobName>(tx: Db, name: N, data: JobData[N]): Promise<void>;
  work<N extends JobName>(name: N, handler: (data: JobData[N]) => Promise<void>): Promise<void>;
  /** Runs `name` by cron expression in the site's time zone, once across all processes; null: no longer. */
  schedule<N extends JobName>(name: N, cron: string | null, data: JobData[N]): Promise<void>;
  /** Jobs that failed for good, newest first, for the operator. */
  dead(limit: number): Promise<DeadJob[]>;
  /** One more try for such a job, with the caller's transaction; false: it is not in its queue any more. */
  retry(tx: Db, id: string): Promise<boolean>;
  /** Finishes what is running, then stops. */
  stop(): Promise<void>;
};
export type DeadJob = { id: string; name: string; failedAt: Date; attempts: number; reason: string; canRetry: boolean };
