import { tabNote } from '#lib/tab-note.ts';
import { EMPTY, type Flow } from './flow-state.ts';

const note = tabNote('nf-model-flow');

type Thoughts = Pick<Flow, 'id' | 'subject' | 'paperId' | 'position' | 'reasons' | 'requirement'>;
/** `by` 0: a guest, whose thoughts are theirs after the log-in as well. */
type Kept = { by: number; thoughts: Thoughts };

/**
 * What was thought of so far, in this tab until it was made: a reload and a log-in half way lose nothing. The title is
 * checked again before it goes on, as with a draft that the server keeps.
 */
export const keptFlow = {
  read(learner: number): Flow | null {
    try {
      const { by, thoughts } = JSON.parse(note.read() ?? 'null') as Kept;
      const whole = typeof thoughts.subject === 'string' && Array.isArray(thoughts.reasons);
      return whole && (by === 0 || by === learner) ? { ...EMPTY, ...thoughts } : null;
    } catch {
      return null;
    }
  },
  keep(by: number, { id, subject, paperId, position, reasons, requirement }: Flow): void {
    if (subject.trim() === '') note.clear();
    else note.write(JSON.stringify({ by, thoughts: { id, subject, paperId, position, reasons, requirement } }));
  },
  forget: (): void => note.clear(),
};
