import { Agent, request } from 'node:http';

/** A learner for benchmarks: one cookie, kept connections, as little work of its own as possible. */
export type LightClient = { call<T>(path: string, input: unknown): Promise<T>; close(): void };

export async function lightClient(url: string, lines = 1): Promise<LightClient> {
  const agent = new Agent({ keepAlive: true, maxSockets: lines });
  let cookie = '';
  const client: LightClient = {
    call: <T>(path: string, input: unknown) => post<T>(path, JSON.stringify(input)),
    close: () => agent.destroy(),
  };
  await client.call('student/get-tourist-token', {});
  return client;

  function post<T>(path: string, body: string): Promise<T> {
    return new Promise((done, failed) => {
      const sent = request(
        `${url}/api/${path}`,
        {
          agent,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), cookie },
        },
        (reply) => {
          const parts: Buffer[] = [];
          reply.on('data', (part: Buffer) => parts.push(part));
          reply.on('error', failed);
          reply.on('end', () => {
            const set = reply.headers['set-cookie'] ?? [];
            if (set.length) cookie = set.map((line) => line.slice(0, line.indexOf(';'))).join('; ');
            const answer = JSON.parse(Buffer.concat(parts).toString()) as { code: number; data: T; msg: string };
            if (answer.code === 200) done(answer.data);
            else failed(new Error(`${path}: ${answer.code} ${answer.msg}`));
          });
        },
      );
      sent.on('error', failed);
      sent.end(body);
    });
  }
}
