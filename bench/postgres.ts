import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

export type Postgres = { url: string; program(name: string): string; stop(): void };

/**
 * A cluster of our own that is thrown away afterwards, as durable as PostgreSQL is by default; BENCH_DATABASE_URL names
 * an existing one instead. null where PostgreSQL is not installed.
 */
export async function openPostgresForBench(): Promise<Postgres | null> {
  const given = process.env.BENCH_DATABASE_URL;
  const bin = binFolder();
  const program = (name: string) => (bin ? join(bin, name) : name);
  if (given) return { url: given, program, stop() {} };
  if (!bin) return null;
  const port = await freePort();
  const folder = mkdtempSync('/tmp/ninefold-bench-pg-');
  const data = join(folder, 'data');
  if (isRoot()) execFileSync('chown', ['postgres', folder]);
  asPostgres(program('initdb'), '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8');
  asPostgres(
    ...[program('pg_ctl'), '-D', data, '-w', '-l', join(folder, 'log')],
    ...['-o', `-h 127.0.0.1 -p ${port} -k ${folder} -c max_connections=100`, 'start'],
  );
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    program,
    stop() {
      asPostgres(program('pg_ctl'), '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Debian keeps the server's programs off the PATH. */
function binFolder(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  if (found) return found;
  const which = spawnSync('sh', ['-c', 'dirname "$(command -v initdb)"'], { encoding: 'utf8' });
  return which.status === 0 && which.stdout.trim() !== '.' ? which.stdout.trim() : null;
}

/** PostgreSQL refuses to run as root; from /, because postgres may not see this folder. */
function asPostgres(...command: string[]): void {
  const [program = '', ...args] = isRoot() ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  execFileSync(program, args, { cwd: '/', stdio: 'ignore' });
}

const isRoot = () => process.getuid?.() === 0;

const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });
