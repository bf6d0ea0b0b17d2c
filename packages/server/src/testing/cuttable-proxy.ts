import type { AddressInfo } from 'node:net';
import { createServer, connect as dial, type Socket } from 'node:net';

/** Stands between the server and PostgreSQL, so that a test can cut the connection and restore it. */
export async function cuttableProxy(target: { host: string; port: number }) {
  const lines = new Set<Socket>();
  let mode: 'open' | 'cut' | 'silent' = 'open';
  const server = createServer((near) => {
    near.on('error', () => {});
    if (mode === 'cut') return near.destroy();
    const far = dial(target);
    far.on('error', () => near.destroy());
    for (const socket of [near, far]) {
      lines.add(socket);
      socket.on('close', () => {
        lines.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    const pass = (to: Socket) => (bytes: Buffer) => {
      if (mode !== 'silent') to.write(bytes);
    };
    near.on('data', pass(far));
    far.on('data', pass(near));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hangUp = () => {
    for (const line of lines) line.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    /** Closes every connection and refuses new ones. */
    cut() {
      mode = 'cut';
      hangUp();
    },
    /** Keeps every connection open and lets nothing through, like a host that lost its power. */
    silence() {
      mode = 'silent';
    },
    mend() {
      mode = 'open';
    },
    async close() {
      hangUp();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
