import { sessionNote } from '#lib/session-note.ts';
import { newId } from '../new-id.ts';

const note = sessionNote('nf-writer');

/** The name by which the server knows this tab. A reload keeps it; a second tab has its own. */
export function writerId(): string {
  const known = note.read();
  if (known) return known;
  const fresh = newId();
  note.write(fresh);
  return fresh;
}
