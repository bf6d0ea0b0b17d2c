import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLlm } from './llm.ts';

let server: Server;
let url: string;
let answer: (reply: ServerResponse) => void = () => {};
beforeAll(async () => {
  server = createServer((_, reply) => answer(reply));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = () =>
  openLlm({ LLM_URL: url, LLM_API_KEY: '', LLM_MODEL: 'test' }, 300)?.write({ rules: 'r', material: 'm' });
const said = (content: unknown) => JSON.stringify({ choices: [{ message: { content } }] });

test('without an address there is no language model', () => {
  expect(openLlm({ LLM_URL: '', LLM_API_KEY: '', LLM_MODEL: '' })).toBeNull();
});

test.each<{ why: string; answers: (reply: ServerResponse) => void; text: string | null }>([
  { why: 'no answer in time', answers: () => {}, text: null },
  { why: 'an answer that never ends', answers: (reply) => reply.write('{"choices":'), text: null },
  { why: 'a page instead of an answer', answers: (reply) => reply.end('<html>busy</html>'), text: null },
  { why: 'a number for an essay', answers: (reply) => reply.end(said(9)), text: null },
  { why: 'nothing said', answers: (reply) => reply.end(said('  ')), text: null },
  { why: 'more than any essay', answers: (reply) => reply.end(said('x'.repeat(200_000))), text: null },
  { why: 'an error', answers: (reply) => reply.writeHead(500).end(said('An essay.')), text: null },
  { why: 'another address', answers: (reply) => reply.writeHead(302, { location: url }).end(), text: null },
])('a language model that lies or is slow gives no text: $why', async ({ answers, text }) => {
  answer = answers;
  expect(await ask()).toBe(text);
});

test('one that answers gives its words', async () => {
  answer = (reply) => reply.end(said(' An essay. '));
  const patient = openLlm({ LLM_URL: url, LLM_API_KEY: '', LLM_MODEL: 'test' });
  expect(await patient?.write({ rules: 'r', material: 'm' })).toBe('An essay.');
});
