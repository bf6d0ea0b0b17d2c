import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { outboxGateway, readOutbox } from './outbox.ts';
import type { SmsMessage } from './sms.ts';
import { signature, webhookGateway } from './webhook.ts';
import { smsText } from './words.ts';

const message: SmsMessage = {
  country: 'CN',
  dialCode: '86',
  mobile: '13800000001',
  purpose: 'login',
  code: '012345',
  text: smsText('012345', 'login', 5, 'zh'),
};
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

test('a message reads like a person wrote it, in both languages, and says never to share the code', () => {
  expect(smsText('012345', 'reset', 5, 'zh')).toBe(
    '【九阶雅思】012345 是你的重置密码验证码，5 分钟内有效。请勿告诉他人。',
  );
  expect(smsText('012345', 'login', 1, 'en')).toBe(
    '[Ninefold] 012345 is your login code, good for 1 minute. Do not share it.',
  );
});

test('the outbox keeps messages for the operator only, newest first, and prints them', async () => {
  const dataDir = folder();
  const printed: string[] = [];
  const gateway = outboxGateway({ dataDir, now: () => new Date(0), print: (line) => printed.push(line) });
  await gateway.send(message);
  await gateway.send({ ...message, code: '999999' });
  expect((await readOutbox(dataDir, 10)).map((entry) => entry.code)).toEqual(['999999', '012345']);
  expect(await readOutbox(dataDir, 1)).toHaveLength(1);
  expect(printed[0]).toContain('012345');
  expect(statSync(join(dataDir, 'outbox.jsonl')).mode & 0o777).toBe(0o600);
});

test('a line cut short by a crash does not hide the others', async () => {
  const dataDir = folder();
  const gateway = outboxGateway({ dataDir, now: () => new Date(0), print: () => {} });
  await gateway.send(message);
  const file = join(dataDir, 'outbox.jsonl');
  writeFileSync(file, `{"half":\n${readFileSync(file, 'utf8')}`);
  expect(await readOutbox(dataDir, 10)).toHaveLength(1);
});

test('an outbox that was never written is empty, not an error', async () => {
  expect(await readOutbox(folder(), 10)).toEqual([]);
});

test('the webhook gets the message with a signature over its exact bytes', async () => {
  const seen: { body: string; headers: IncomingMessage['headers'] }[] = [];
  const url = await server((request, body) => {
    seen.push({ body, headers: request.headers });
    return { status: 204 };
  });
  await webhookGateway({ url, secret: 'shared' }).send(message);
  expect(JSON.parse(seen[0]!.body)).toEqual({
    mobile: '13800000001',
    country: 'CN',
    dial_code: '86',
    purpose: 'login',
    code: '012345',
    text: message.text,
  });
  expect(seen[0]!.headers['x-signature']).toBe(signature(seen[0]!.body, 'shared'));
  expect(seen[0]!.headers['content-type']).toBe('application/json');
});

test.each([
  { status: 500, says: 'the SMS webhook answered 500', why: 'so that the job tries again' },
  { status: 302, says: 'the SMS webhook could not be reached', why: 'a redirect must not carry the code elsewhere' },
])('a webhook that answers $status throws: $why', async ({ status, says }) => {
  const url = await server(() => ({ status }));
  const failure = await webhookGateway({ url, secret: 's' })
    .send(message)
    .catch((error: Error) => error);
  expect((failure as Error).message).toBe(says);
});

test('a webhook that hangs is given up, and the error holds neither code nor number nor address', async () => {
  const url = await server(() => null);
  const failure = (await webhookGateway({ url, secret: 's', timeoutMs: 50 })
    .send(message)
    .catch((error: Error) => error)) as Error;
  expect(failure.message).toBe('the SMS webhook did not answer in time');
});

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'h-id-sms-'));
  cleanUps.push(() => rmSync(dir, { recursive: true }));
  return dir;
}

async function server(answer: (request: IncomingMessage, body: string) => { status: number } | null): Promise<string> {
  const http = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const reply = answer(request, body);
    if (reply) response.writeHead(reply.status, reply.status === 302 ? { location: '/elsewhere' } : {}).end();
  });
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  cleanUps.push(() => {
    http.closeAllConnections();
    http.close();
  });
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}/sms`;
}
