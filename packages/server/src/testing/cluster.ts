import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApp, TEST_CAPTCHA } from './app.ts';
import { createTestDatabase, onPostgres } from './database.ts';
import { startServer } from './process.ts';

export type Cluster = { urls: string[]; folder: string; close(): Promise<void> };

/**
 * What concurrency is tested on: two server processes side by side on PostgreSQL, or the one process that the
 * embedded database allows. Both really listen.
 */
export async function openCluster(settings: Record<string, string> = {}): Promise<Cluster> {
  return onPostgres ? twoProcesses(settings) : oneProcess(settings);
}

async function oneProcess(settings: Record<string, string>): Promise<Cluster> {
  const site = await openTestApp({ settings });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as { port: number };
  return { urls: [`http://127.0.0.1:${port}`], folder: site.folder, close: site.close };
}

async function twoProcesses(settings: Record<string, string>): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-cluster-'));
  const database = await createTestDatabase('practice');
  const environment = {
    // The papers are in it: to read the shipped pack takes each process twenty seconds of computing.
    CONTENT_PACKS: '',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SECRET_KEY: randomBytes(32).toString('hex'),
    TEST_CAPTCHA,
    SMS_WAIT_SECONDS: '0',
    SMS_PER_PREFIX_HOUR: '100000',
    SMS_PER_IP_MINUTE: '100000',
    HOST: '127.0.0.1',
    ...settings,
  };
  const servers = await Promise.all([startServer(environment), startServer(environment)]);
  return {
    urls: servers.map((server) => server.url),
    folder,
    async close() {
      await Promise.all(servers.map((server) => server.stop()));
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
