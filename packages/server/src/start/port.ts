import { readdir, readFile, readlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { StartRefused } from '#start-refused.ts';

/** Asked before the slow steps, so that a taken port is said at once. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  if (port === 0) return;
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  }).catch(async (error: NodeJS.ErrnoException) => {
    throw await portRefused(error, port, host);
  });
}

export async function portRefused(error: NodeJS.ErrnoException, port: number, host: string): Promise<Error> {
  if (error.code === 'EADDRINUSE')
    return new StartRefused(`Port ${port} is taken by ${await holderOf(port)}; stop it or set PORT to another port.`);
  if (error.code === 'EACCES')
    return new StartRefused(`Port ${port} may not be opened by this user; set PORT to one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartRefused(`HOST ${host} is not an address of this machine.`);
  return error;
}

/** Linux tells which process listens; elsewhere we can only say that one does. */
async function holderOf(port: number): Promise<string> {
  try {
    const inodes = await listeningInodes(port);
    for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
      const descriptors = await readdir(`/proc/${pid}/fd`).catch(() => []);
      for (const fd of descriptors) {
        const target = await readlink(`/proc/${pid}/fd/${fd}`).catch(() => '');
        if (inodes.has(target)) return `process ${pid} (${(await readFile(`/proc/${pid}/comm`, 'utf8')).trim()})`;
      }
    }
  } catch {}
  return 'another process';
}

async function listeningInodes(port: number): Promise<Set<string>> {
  const tables = await Promise.all(
    ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFile(file, 'utf8').catch(() => '')),
  );
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  const rows = tables.flatMap((table) =>
    table
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/)),
  );
  const LISTEN = '0A';
  return new Set(
    rows.filter((row) => row[1]?.endsWith(`:${hexPort}`) && row[3] === LISTEN).map((row) => `socket:[${row[9]}]`),
  );
}
