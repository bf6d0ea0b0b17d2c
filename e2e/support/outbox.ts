import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type Outbox = {
  /** The newest code sent to this number, waited for if need be. A code is handed out once: asking again waits for the next. */
  latestSmsCode(mobile: string): Promise<string>;
};

const PATIENCE_MS = 10_000;

/** Reads what the server would have sent by SMS. */
export function openOutbox(dataDir: string): Outbox {
  const handedOut = new Map<string, number>();
  return {
    async latestSmsCode(mobile) {
      const deadline = Date.now() + PATIENCE_MS;
      while (Date.now() < deadline) {
        const codes = messages(dataDir).filter((message) => message.code && digits(message.mobile) === digits(mobile));
        const newest = codes.at(-1);
        if (newest && codes.length > (handedOut.get(digits(mobile)) ?? 0)) {
          handedOut.set(digits(mobile), codes.length);
          return newest.code;
        }
        await pause(50);
      }
      throw new Error(`no new SMS to ${mobile} within ${PATIENCE_MS / 1000} s`);
    },
  };
}

const digits = (mobile: string) => mobile.replace(/\D/g, '');

/** A last line without its end is still being written. */
function messages(dataDir: string): { mobile: string; code: string }[] {
  try {
    const lines = readFileSync(join(dataDir, 'outbox.jsonl'), 'utf8').split('\n');
    return lines.slice(0, -1).map((line) => JSON.parse(line));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
