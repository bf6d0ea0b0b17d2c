import { setTimeout as sleep } from 'node:timers/promises';
import { lockFolder } from '../folder-lock.ts';

/** At a given moment, together with others, tries to take the lock; holds it for a while when it won. */
const [folder = '', at = ''] = process.argv.slice(2);
await sleep(Math.max(0, Number(at) - Date.now()));
try {
  await lockFolder(folder);
  console.log('won');
} catch {
  console.log('refused');
}
await sleep(3000);
