import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportQti } from '../exchange/qti.ts';
import { readPack } from '../read-pack.ts';

/** Reading and listening sets as QTI 3, one folder per set. */
export async function exportCommand(folder: string, out: string, ids: string[]): Promise<number> {
  const { pack, complaints } = await readPack(folder);
  if (!pack) {
    console.error(`${complaints[0]?.file}: ${complaints[0]?.what}; run check first`);
    return 1;
  }
  for (const { item } of pack.items) {
    if ((item.kind !== 'reading' && item.kind !== 'listening') || (ids.length && !ids.includes(item.id))) continue;
    const target = join(out, item.id);
    await mkdir(target, { recursive: true });
    for (const [name, xml] of exportQti(item, pack.assets)) await writeFile(join(target, name), xml);
    console.log(target);
  }
  return 0;
}
