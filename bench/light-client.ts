import { connect, type Socket } from 'node:net';

/**
 * A learner for benchmarks: one cookie and one kept connection, used without a client library, because what the
 * client uses of the machine is missing for the server. Calls on one connection go one after the other.
 */
export type LightClient = { call<T>(path: string, input: unknown): Promise<T>; close(): void };

type Answer = { code: number; data: unknown; msg: string };

export async function lightClient(url: string, lines = 1): Promise<LightClient> {
  const { hostname, port, host } = new URL(url);
  const open = () => openLine(hostname, Number(port));
  const free = await Promise.all(Array.from({ length: lines }, open));
  const all = new Set(free);
  const waiting: ((line: Line) => void)[] = [];
  let cookie = '';
  const client: LightClient = {
    async call<T>(path: string, input: unknown) {
      let line = free.pop() ?? (await new Promise<Line>((given) => waiting.push(given)));
      try {
        // The server ends a connection that nobody used for a while, as it does with a browser's.
        if (line.ended()) {
          all.delete(line);
          line = await open();
          all.add(line);
        }
        const { answer, cookies } = await line.send(requestText(host, path, JSON.stringify(input), cookie));
        if (cookies.length) cookie = cookies.join('; ');
        if (answer.code !== 200) throw new Error(`${path}: ${answer.code} ${answer.msg}`);
        return answer.data as T;
      } finally {
        const next = waiting.shift();
        if (next) next(line);
        else free.push(line);
      }
    },
    close: () => {
      for (const line of all) line.close();
    },
  };
  await client.call('student/get-tourist-token', {});
  return client;
}

const requestText = (host: string, path: string, body: string, cookie: string) =>
  `POST /api/${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nCookie: ${cookie}\r\n\r\n${body}`;

type Reply = { answer: Answer; cookies: string[] };
type Line = { send(text: string): Promise<Reply>; ended(): boolean; close(): void };

function openLine(host: string, port: number): Promise<Line> {
  return new Promise((opened, failed) => {
    const socket: Socket = connect(port, host, () =>
      opened({ send, ended: () => socket.destroyed || !socket.writable, close: () => socket.destroy() }),
    );
    let heard = '';
    let asked: { done: (reply: Reply) => void; failed: (error: Error) => void } | null = null;
    socket.setNoDelay(true).setEncoding('latin1');
    socket.on('error', (error) => (asked ? asked.failed(error) : failed(error)));
    socket.on('close', () => asked?.failed(new Error('the server hung up')));
    socket.on('data', (part: string) => {
      heard += part;
      const head = heard.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(heard.slice(0, head))?.[1] ?? Number.NaN);
      if (heard.length < head + 4 + length) return;
      const body = Buffer.from(heard.slice(head + 4, head + 4 + length), 'latin1').toString();
      const cookies = [...heard.slice(0, head).matchAll(/\r\nset-cookie: ([^;\r]+)/gi)].map(([, pair = '']) => pair);
      heard = '';
      asked?.done({ answer: JSON.parse(body) as Answer, cookies });
    });

    function send(text: string): Promise<Reply> {
      return new Promise((done, refused) => {
        if (socket.destroyed) return refused(new Error('the server hung up'));
        asked = { done, failed: refused };
        socket.write(text);
      });
    }
  });
}
