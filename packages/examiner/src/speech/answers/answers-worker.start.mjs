// A process starts without the loader of its parent, so the first file is plain JavaScript and brings the loader along.
import { register } from 'tsx/esm/api';
import '../../after-others.mjs';

// Ctrl-C and a stop of the whole group reach this process too: the server ends it when nothing is asked any more.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

register();
await import('./answers-worker.ts');
