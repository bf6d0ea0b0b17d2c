import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runningServer } from './server.ts';

/**
 * What every worker of a run would work out alike (a recording decoded, the keys of a pack) is worked out by the first
 * that needs it and lies beside the server's data, which goes with the run.
 */
export async function once(name: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
  const file = join(runningServer().dataDir, `journeys-${name}`);
  if (!existsSync(file)) {
    // Two may begin at the same moment: nobody reads a half.
    const half = `${file}.${process.pid}`;
    writeFileSync(half, await make());
    renameSync(half, file);
  }
  return readFileSync(file);
}

export async function onceJson<Value>(name: string, make: () => Promise<Value>): Promise<Value> {
  const kept = await once(`${name}.json`, async () => Buffer.from(JSON.stringify(await make())));
  return JSON.parse(kept.toString()) as Value;
}
