import { createHash } from 'node:crypto';
import type { Listening } from './schema/listening.ts';

/** Changes when a word that is spoken does: a recording carries the hash of the script it was made from. */
export function scriptHash({ script }: Pick<Listening, 'script'>): string {
  const heard = script.map(({ by, text, say }) => [by, say ?? text]);
  return createHash('sha256').update(JSON.stringify(heard)).digest('hex').slice(0, 16);
}
