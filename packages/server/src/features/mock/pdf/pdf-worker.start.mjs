// A thread starts without the loader of its parent, so the first file is plain JavaScript and finds the compiled one.
import { fileURLToPath } from 'node:url';
import { runSource } from '../../../compiled-code.mjs';

await runSource(fileURLToPath(new URL('./pdf-worker.ts', import.meta.url)));
