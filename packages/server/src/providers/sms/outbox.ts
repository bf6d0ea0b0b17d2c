import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SmsGateway, SmsMessage } from './sms.ts';

type OutboxEntry = SmsMessage & { at: string };

/**
 * The gateway of a site without a gateway: the operator reads the code from the server's console
 * or from DATA_DIR/outbox.jsonl, which nobody else may read.
 */
export function outboxGateway({
  dataDir,
  now,
  print = (line) => console.log(line),
}: {
  dataDir: string;
  now: () => Date;
  print?: (line: string) => void;
}): SmsGateway {
  return {
    kind: 'outbox',
    async send(message) {
      const entry: OutboxEntry = { at: now().toISOString(), ...message };
      await appendLine(dataDir, JSON.stringify(entry));
      print(`SMS to +${message.dialCode} ${message.mobile}: ${message.text}`);
    },
  };
}

/** Newest first. */
export async function readOutbox(dataDir: string, limit: number): Promise<OutboxEntry[]> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter(Boolean);
  return lines
    .slice(-Math.max(1, limit))
    .reverse()
    .flatMap((line) => readLine(line) ?? []);
}

/** Removes messages from before `before`. When one arrives meanwhile, nothing is done until the next time. */
export async function trimOutbox(dataDir: string, before: Date): Promise<number> {
  const path = fileIn(dataDir);
  const text = await readFile(path, 'utf8').catch(() => '');
  const lines = text.split('\n').filter(Boolean);
  const kept = lines.filter((line) => new Date(readLine(line)?.at ?? 0) >= before);
  if (kept.length === lines.length) return 0;
  await writeFile(`${path}.new`, kept.map((line) => `${line}\n`).join(''), { mode: 0o600 });
  const isSame = (await stat(path)).size === Buffer.byteLength(text);
  await (isSame ? rename(`${path}.new`, path) : rm(`${path}.new`));
  return isSame ? lines.length - kept.length : 0;
}

const fileIn = (dataDir: string) => join(dataDir, 'outbox.jsonl');

/** Flushed before the job counts as done; one write call, so lines of two processes do not mix. */
async function appendLine(dataDir: string, line: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const file = await open(fileIn(dataDir), 'a', 0o600);
  try {
    await file.write(`${line}\n`);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** A line cut short by a crash is skipped, the others stay readable. */
function readLine(line: string): OutboxEntry | null {
  try {
    return JSON.parse(line) as OutboxEntry;
  } catch {
    return null;
  }
}
