import { lockFolder } from '../folder-lock.ts';

/** Holds the lock of a folder until it is killed. */
await lockFolder(process.argv[2] ?? '');
console.log('held');
setInterval(() => {}, 1000);
