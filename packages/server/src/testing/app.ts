import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@ninefold/contract/client';
import type { Contract } from '@ninefold/contract/contract';
import type { Envelope } from '@ninefold/contract/errors';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '#app.ts';
import type { Deps } from '#deps.ts';
import { startJobs } from '#jobs/pg-boss.ts';
import { openExaminerPool } from '#providers/examiner/examiner-pool.ts';
import { openPayments } from '#providers/payment/open.ts';
import { openSms } from '#providers/sms/open.ts';
import { openSpeechPool } from '#providers/speech/speech-pool.ts';
import { openWechat } from '#providers/wechat/open.ts';
import { secretFrom } from '#secret.ts';
import { buildServices } from '#services.ts';
import { readSettings } from '#settings.ts';
import { openStorage } from '#storage/open.ts';
import { startWorkers } from '#workers.ts';
import { openTestDatabase } from './database.ts';
import type { Contents } from './prepare.ts';

export const TEST_CAPTCHA = 'AAAAA';

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;
type Options = {
  settings?: Record<string, string>;
  workers?: boolean;
  deps?: Partial<Deps>;
  pageFolder?: string;
  contents?: Contents;
  beside?: Beside | undefined;
};
/** Another site whose database and jobs this one shares: a second one under other settings need not open its own. */
export type Beside = { deps: Deps; folder: string };

/** The real app on a real database of its own without learners, called through the real client. */
export async function openTestApp({
  settings: extra = {},
  workers = true,
  deps: parts = {},
  pageFolder,
  contents = 'menu',
  beside,
}: Options = {}) {
  const folder = beside?.folder ?? (await mkdtemp(join(tmpdir(), 'ninefold-test-')));
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    TEST_CAPTCHA,
    SMS_WAIT_SECONDS: '0',
    // Numbers of tests follow each other; the limits have tests of their own.
    SMS_PER_PREFIX_HOUR: '100000',
    SMS_PER_IP_MINUTE: '100000',
    SMS_PER_HOUR: '100000',
    LOG_LEVEL: 'info',
    ...extra,
  });
  const db = beside?.deps.db ?? (await openTestDatabase(contents));
  const secret = secretFrom('a key for tests, thirty-two characters');
  const jobs = beside?.deps.jobs ?? (await startJobs(db, settings));
  const deps: Deps = {
    db,
    settings,
    jobs,
    secret,
    storage: openStorage(settings),
    sms: openSms(settings, () => new Date()),
    wechat: openWechat(settings),
    payments: openPayments(settings, secret),
    examiner: openExaminerPool(settings),
    speech: openSpeechPool(settings),
    isOpen: () => true,
    now: () => new Date(),
    ...parts,
  };
  const services = buildServices(deps);
  const logLines: string[] = [];
  const app = await buildApp(deps, services, {
    logStream: { write: (line) => logLines.push(line) },
    ...(pageFolder && { pageFolder }),
  });
  if (workers && !beside) await startWorkers(deps, services);
  await app.ready();
  return {
    app,
    deps,
    services,
    folder,
    logLines,
    visitor: (headers?: Record<string, string>) => visitor(app, headers),
    async close() {
      await app.close();
      await deps.examiner.close();
      await deps.speech.close();
      if (beside) return;
      await jobs.stop();
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Visitor = ReturnType<typeof visitor>;

/** A browser of sorts: keeps its cookies, speaks the contract, and remembers the last raw answer. */
function visitor(app: FastifyInstance, headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>();
  const last: { status: number; headers: Record<string, unknown>; body: string } = { status: 0, headers: {}, body: '' };

  async function request(options: InjectOptions) {
    const reply = await app.inject({
      ...options,
      cookies: Object.fromEntries(cookies),
      headers: { ...headers, ...options.headers },
    });
    for (const { name, value, maxAge, expires } of reply.cookies) {
      const gone = value === '' || maxAge === 0 || (expires && expires.getTime() < Date.now());
      if (gone) cookies.delete(name);
      else cookies.set(name, value);
    }
    Object.assign(last, { status: reply.statusCode, headers: reply.headers, body: reply.body });
    return reply;
  }
  const api = createClient<Contract>(async (url, input, file) => {
    const reply = await request(
      file ? await multipart(url, input, file) : { method: 'POST', url, payload: input as object },
    );
    return reply.json() as Envelope<unknown>;
  });
  return { api, request, cookies, last };
}

async function multipart(url: string, input: unknown, file: Blob): Promise<InjectOptions> {
  const form = new FormData();
  form.append('input', JSON.stringify(input));
  form.append('file', file, 'upload');
  const encoded = new Response(form);
  return {
    method: 'POST',
    url,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}
