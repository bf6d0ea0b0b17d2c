import { tabNote } from '#lib/tab-note.ts';
import { newId } from '../new-id.ts';

const note = tabNote('nf-writer');

/** The name by which the server knows this tab. A reload keeps it; a second tab has its own. */
export function writerId(): string {
  const known = note.read();
  if (known) return known;
  const fresh = newId();
  note.write(fresh);
  return fresh;
}
