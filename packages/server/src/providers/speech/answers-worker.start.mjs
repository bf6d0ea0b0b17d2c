// The examiner's own start loads its sources one by one; from here they come as one file, which is ready in a third of
// the time.
import { fileURLToPath } from 'node:url';
import '../../../../examiner/src/after-others.mjs';
import { runSource } from '../../compiled-code.mjs';

// Ctrl-C and a stop of the whole group reach this process too: the server ends it when nothing is asked any more.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

await runSource(fileURLToPath(new URL('../../../../examiner/src/speech/answers/answers-worker.ts', import.meta.url)));
