import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RealServer, startRealServer } from '../../tools/real-server.ts';

/**
 * The server of the journeys takes this answer for every question; a server outside tests refuses that setting. A page
 * works its answers out, as it does for a learner.
 */
export const CAPTCHA_ANSWER = 'AAAAA';

/** Patient where a person would be slow, so that many journeys fit into one hour of one address. */
const SETTINGS = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  DEMO_ACCOUNTS: 'on',
  TEST_CAPTCHA: CAPTCHA_ANSWER,
  SMS_WAIT_SECONDS: '0',
  // The browser of the journeys does not optimise scripts: one try of scrypt takes it most of a second.
  CAPTCHA_TRIES: '1',
  LOGIN_TRIES_BEFORE_CAPTCHA: '100',
  SMS_PER_DAY: '1000',
  SMS_PER_IP_HOUR: '100000',
  SMS_PER_IP_MINUTE: '100000',
  SMS_PER_PREFIX_HOUR: '100000',
  SMS_PER_HOUR: '100000',
  GUESTS_PER_IP_HOUR: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
  REQUESTS_PER_IP_MINUTE: '1000000',
  SUPPORT_QR: 'https://support.example/ninefold',
};

export type JourneyServer = { url: string; dataDir: string };

/**
 * Started once before the first journey; every worker finds it by these variables. Somebody who writes journeys can
 * set them beforehand and keep one server running.
 */
export async function startServer(): Promise<() => Promise<void>> {
  process.env.JOURNEY_RUN = randomUUID();
  if (process.env.JOURNEY_URL) return async () => {};
  const server = await startRealServer({
    settings: SETTINGS,
    patienceMs: 300_000,
    entry: 'packages/server/src/testing/journeys/journey-server.ts',
  });
  process.env.JOURNEY_URL = server.url;
  process.env.JOURNEY_DATA_DIR = server.dataDir;
  return server.stop;
}

export function runningServer(): JourneyServer {
  const { JOURNEY_URL: url, JOURNEY_DATA_DIR: dataDir } = process.env;
  if (!url || !dataDir) throw new Error('no server was started for the journeys');
  return { url, dataDir };
}

const FIRST_DAY = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  DEMO_ACCOUNTS: 'off',
  TEST_CAPTCHA: CAPTCHA_ANSWER,
  SMS_WAIT_SECONDS: '0',
};

/** The product on a folder of its own, which nobody runs yet; the papers are in it. It stays until its maker removes it. */
export function firstDayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-first-day-'));
  cpSync(join(runningServer().dataDir, 'first-day'), folder, { recursive: true });
  return folder;
}

export const startSite = (dataDir: string): Promise<RealServer> =>
  startRealServer({ settings: FIRST_DAY, dataDir, patienceMs: 300_000 });

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/**
 * What every worker of a run would work out alike (a recording decoded, the keys of a pack) is worked out by the first
 * that needs it and lies beside the server's data, which goes with the run.
 */
export async function once(name: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
  const file = join(runningServer().dataDir, `journeys-${name}`);
  if (!existsSync(file)) {
    // Two may begin at the same moment: nobody reads a half.
    const half = `${file}.${process.pid}`;
    writeFileSync(half, await make());
    renameSync(half, file);
  }
  return readFileSync(file);
}

export async function onceJson<Value>(name: string, make: () => Promise<Value>): Promise<Value> {
  const kept = await once(`${name}.json`, async () => Buffer.from(JSON.stringify(await make())));
  return JSON.parse(kept.toString()) as Value;
}
