import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusedStart, type ServerProcess, startServer } from '#testing/process.ts';
import { remoteVisitor } from '#testing/remote.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const alone = { DATABASE_URL: '' };
/** The folder has its pack after the first start. */
const again = { ...alone, CONTENT_PACKS: '' };

describe('a start on the embedded database', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({ ...alone, DATA_DIR: folder });
  });
  afterAll(() => server.stop());

  test('says each step with its time, then the address and the demo accounts', async () => {
    expect(server.output()).toMatch(/database\s+[\d.]+ m?s\s+embedded/);
    expect(server.output()).toMatch(/content\s+[\d.]+ m?s\s+ninefold-1/);
    expect(server.output()).toMatch(/learner\s+13800000001\s+ninefold-demo/);
  });

  test('every demo account logs in by password, by account name and by mobile', async () => {
    for (const [account, mobile, role] of [
      ['learner', '13800000001', 'student'],
      ['vip', '13800000002', 'student'],
      ['student', '13800000003', 'student'],
      ['operator', '13800000004', 'backend-system'],
    ] as const)
      for (const name of [account, mobile]) {
        const { user } = await remoteVisitor(server.url).api.student.loginByPassword({
          account: name,
          password: 'ninefold-demo',
        });
        expect(user.role, name).toBe(role);
      }
  });

  test('a second start on the same folder stops with a sentence that names the lock and the process', async () => {
    const second = await refusedStart({ ...alone, DATA_DIR: folder });
    expect(second.code).toBe(1);
    expect(second.output).toContain(`in use by process ${server.pid}`);
    expect(second.output).toContain(`${folder}/lock`);
    expect(second.output).not.toMatch(/\n\s+at /);
  });

  test('kill -9 in the middle of writing loses nothing that was acknowledged', async () => {
    const acknowledged: number[] = [];
    const logIn = async () => {
      const { api } = remoteVisitor(server.url);
      const { user } = await api.student.loginByPassword({ account: 'learner', password: 'ninefold-demo' });
      return { api, user };
    };
    const { api } = await logIn();
    const writing = (async () => {
      for (let n = 0; ; n++) {
        await api.student.updateInfo({ name: `write ${n}` });
        acknowledged.push(n);
      }
    })().catch(() => {});
    await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(8);
    server.kill('SIGKILL');
    await Promise.all([server.exited, writing]);

    server = await startServer({ ...again, DATA_DIR: folder });
    const { user } = await logIn();
    const last = acknowledged.at(-1) ?? 0;
    // The write in flight may have arrived too; none before it may be missing. survive-kill.test.ts kills more often.
    expect([`write ${last}`, `write ${last + 1}`]).toContain(user.name);
  });

  // The last of this server.
  test('SIGTERM finishes the request that is running, then stops cleanly', async () => {
    const body = JSON.stringify({ account: 'learner', password: 'ninefold-demo' });
    const { hostname, port } = new URL(server.url);
    const request = httpRequest({
      host: hostname,
      port,
      path: '/api/student/login-by-password',
      method: 'POST',
      // The server says "continue" once it has taken the request: from then on it is running.
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    request.flushHeaders();
    await once(request, 'continue');
    server.kill('SIGTERM');
    await new Promise((done) => setTimeout(done, 300));
    request.end(body);
    const [reply] = (await once(request, 'response')) as [IncomingMessage];
    expect(reply.statusCode).toBe(200);
    reply.resume();
    expect(await server.exited, server.output()).toBe(0);
  });
});

test('a taken port stops the start with a sentence that names the port and the process', async () => {
  const holder = createServer();
  await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
  const { port } = holder.address() as { port: number };
  const { code, output } = await refusedStart({ ...again, DATA_DIR: folder, PORT: String(port), HOST: '127.0.0.1' });
  holder.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken by process ${process.pid}`);
});

test('bad settings stop the start, and every one of them is named', async () => {
  const bad = { PORT: 'three thousand', SMS_GATWAY: 'webhook', SECRET_KEY: 'short' };
  const { code, output } = await refusedStart({ ...again, DATA_DIR: folder, ...bad });
  expect(code).toBe(1);
  for (const name of Object.keys(bad)) expect(output).toContain(`${name}:`);
});

test('the key of this installation is private to its owner', async () => {
  const { mode } = await import('node:fs').then((fs) => fs.statSync(join(folder, 'secret.key')));
  expect(mode & 0o077).toBe(0);
  expect((await readFile(join(folder, 'secret.key'), 'utf8')).length).toBeGreaterThan(40);
});
