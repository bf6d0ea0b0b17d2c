import { driftOf } from '../drift/drift.ts';
import { viewOf } from '../pack-view.ts';
import { readPack } from '../read-pack.ts';

/** `drift [pack …]`: each batch of papers beside those before it. Reported, never judged. */
export async function driftCommand(folders: string[]): Promise<number> {
  for (const folder of folders) {
    const { pack, complaints } = await readPack(folder);
    if (!pack) {
      console.error(`${complaints[0]?.file}: ${complaints[0]?.what}; run check first`);
      return 1;
    }
    console.log(`${pack.manifest.id} ${pack.manifest.version}`);
    for (const { batch, rows } of driftOf(viewOf(pack))) {
      console.log(`\nbatch ${batch}${' '.repeat(Math.max(1, 36 - batch.length))}papers     mean   before`);
      for (const { figure, papers, mean, before, drifted } of rows)
        console.log(
          `  ${figure.padEnd(40)} ${String(papers).padStart(6)} ${mean.toFixed(1).padStart(8)} ${(before?.toFixed(1) ?? '').padStart(8)}${drifted ? '  drifted' : ''}`,
        );
    }
  }
  return 0;
}
