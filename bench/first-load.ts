import { run, script } from '../tools/run.ts';

/** The bytes before the first page can be used; the table is the check's own. */
export async function firstLoadBench(): Promise<void> {
  console.log('\nfirst-load');
  await run(script('tools/build-page.ts'));
  await run(script('tools/first-load.ts'));
}
