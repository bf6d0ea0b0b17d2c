// Whoever marks an essay or a recording must not hold up whoever presses a button: on a busy machine it comes after the
// others. Linux gives a priority to the thread that asks; elsewhere it would be the whole server's, so it stays.
import { setPriority } from 'node:os';

const LATER = 10;

if (process.platform === 'linux') {
  try {
    setPriority(0, LATER);
  } catch {
    // A sandbox may refuse it. Then it is as it was.
  }
}
