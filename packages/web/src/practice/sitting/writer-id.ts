import { tabNote } from '#lib/tab-note.ts';
import { safeStorage } from '#platform/safe-storage.ts';
import { newId } from '../new-id.ts';

const note = tabNote('nf-writer');
const OF_THIS_BROWSER = 'nf-writers';
/** More tabs than anybody has open. */
const KEPT = 20;

/** The name by which the server knows this tab. A reload keeps it; a second tab has its own. */
export function writerId(): string {
  const known = note.read();
  if (known) return known;
  const fresh = newId();
  note.write(fresh);
  safeStorage.set(OF_THIS_BROWSER, [fresh, ...earlier()].slice(0, KEPT).join(' '));
  return fresh;
}

/** A tab of this browser, open, closed or crashed: whoever comes back after a crash has not become somebody else. */
export const isThisBrowser = (writer: string): boolean => writer === writerId() || earlier().includes(writer);

const earlier = (): string[] => (safeStorage.get(OF_THIS_BROWSER) ?? '').split(' ').filter(Boolean);
