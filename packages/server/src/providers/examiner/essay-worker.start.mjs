// The examiner's own start loads its sources one by one; from here they come as one file, which is ready in a third of
// the time.
import { fileURLToPath } from 'node:url';
import '../../../../examiner/src/after-others.mjs';
import { runSource } from '../../compiled-code.mjs';

await runSource(fileURLToPath(new URL('../../../../examiner/src/essay/essay-worker.ts', import.meta.url)));
