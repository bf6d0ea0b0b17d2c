import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';

/** What the server answers when a recording is handed in: it, and where its lesson stands now. */
export type Said = Output<Contract['course']['saveLessonRecording']>;

const listeners = new Map<number, Set<(said: Said) => void>>();

/** An open lesson hears what arrives for its task, whichever of its steps is shown by then. */
export const taskNews = {
  listen(lessonId: number, listener: (said: Said) => void): () => void {
    const all = listeners.get(lessonId) ?? new Set();
    listeners.set(lessonId, all.add(listener));
    return () => void all.delete(listener);
  },
  /** Whether anybody heard it. */
  tell(lessonId: number, said: Said): boolean {
    const all = [...(listeners.get(lessonId) ?? [])];
    for (const listener of all) listener(said);
    return all.length > 0;
  },
};
