// `node packages/server/src/compiled.mjs FILE.ts …`: runs a file of ours with all that it imports as one JavaScript file
// (compiled-code.mjs). `--make FILE.ts …` only compiles.
import { resolve } from 'node:path';
import { compile, runSource } from './compiled-code.mjs';

if (process.argv[2] === '--make') for (const file of process.argv.slice(3)) await compile(resolve(file));
else {
  const entry = resolve(process.argv[2] ?? '');
  // The file is run as if it had been named itself.
  process.argv.splice(1, 2, entry);
  await runSource(entry);
}
