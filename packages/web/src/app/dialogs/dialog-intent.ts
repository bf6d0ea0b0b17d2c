/**
 * "Open this dialog": set by a redirect or a button, taken by the DialogHost. It is kept in memory only and is gone once
 * taken, so a reload does not open the dialog again.
 */
export type DialogName = 'tasks' | 'coins' | 'invite' | 'planner' | 'support';

export type DialogWish = {
  name: DialogName;
  /** Wait until this page is there: a redirect asks before the learner has arrived. */
  on?: '/';
  /** The task centre signs in for today as it opens. */
  signIn?: boolean;
};

let wanted: DialogWish | null = null;
const listeners = new Set<() => void>();

export const dialogIntent = {
  set(name: DialogName, how: Omit<DialogWish, 'name'> = {}): void {
    wanted = { name, ...how };
    tell();
  },
  /** Call when the dialog has opened. */
  take(): void {
    if (wanted === null) return;
    wanted = null;
    tell();
  },
  current: (): DialogWish | null => wanted,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function tell(): void {
  for (const listener of listeners) listener();
}
