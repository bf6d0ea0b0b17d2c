import { readFileSync, readlinkSync } from 'node:fs';

/**
 * When a process began, as a text that only that process has: process numbers are reused after a while,
 * and after `kill -9` the old owner's number may belong to a stranger. Empty when there is no such process.
 */
export function startedAt(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is there and belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return '';
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may itself hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, ticks] = [fields[0], fields[19]];
    return state === 'Z' || state === 'X' ? '' : `tick ${ticks} of ${bootId()}`;
  } catch {
    return 'alive';
  }
}

/** Containers have process tables of their own: number 1 here is not number 1 there. */
export function processesHere(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

const bootId = () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
