import { spawn } from 'node:child_process';
import { StartRefused } from '#start-refused.ts';

type Tool = 'pg_dump' | 'pg_restore';

/** PostgreSQL's own tools. The password goes by the environment: arguments can be read by everybody on the machine. */
function onDatabase(tool: Tool, url: string, args: string[]): Promise<string> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return runTool(tool, [...args, `--dbname=${address.href}`], password ? { PGPASSWORD: password } : {});
}

function runTool(tool: Tool, args: string[], environment: Record<string, string>): Promise<string> {
  const child = spawn(tool, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complained = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    complained += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', () =>
      reject(
        new StartRefused(`${tool} was not found; install the client tools of your PostgreSQL (postgresql-client).`),
      ),
    );
    child.once('close', (code) =>
      code === 0 ? resolve(said) : reject(new StartRefused(`${tool} failed: ${complained.trim().slice(0, 500)}`)),
    );
  });
}

/** The whole database as of `snapshot`, so that it is the one whose rows were counted. Owners are those who restore. */
export const dumpPostgres = (url: string, snapshot: string, file: string): Promise<string> =>
  onDatabase('pg_dump', url, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    `--snapshot=${snapshot}`,
    `--file=${file}`,
  ]);

/** Whole or not at all. */
export const restorePostgres = (url: string, file: string): Promise<string> =>
  onDatabase('pg_restore', url, ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', file]);

/** Reads the table of contents: a dump that is cut short or no dump is refused. */
export const listPostgres = (file: string): Promise<string> => runTool('pg_restore', ['--list', file], {});
