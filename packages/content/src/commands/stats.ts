import { countTable } from '../count-table.ts';
import { readPack } from '../read-pack.ts';
import { packStats } from '../stats.ts';

export async function statsCommand(folders: string[]): Promise<number> {
  for (const folder of folders) {
    const { pack, complaints } = await readPack(folder);
    if (!pack) {
      console.error(`${complaints[0]?.file}: ${complaints[0]?.what}; run check first`);
      return 1;
    }
    console.log(`${pack.manifest.id} ${pack.manifest.version}`);
    let last = '';
    for (const { group, name, value } of packStats(pack)) {
      if (group !== last) console.log(`\n${group}`);
      last = group;
      console.log(`  ${name.padEnd(34)} ${value}`);
    }
    console.log(`\nfor its README\n\n${countTable(pack)}\n`);
  }
  return 0;
}
