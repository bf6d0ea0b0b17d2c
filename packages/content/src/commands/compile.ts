import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CompiledItem, compileItem } from '../compile.ts';
import { readPack } from '../read-pack.ts';
import type { Item } from '../schema/item.ts';

/** Writes each item as the server stores it: public, key and review. To look at, and for blind solvers. */
export async function compileCommand(folder: string, out: string, publicOnly: boolean): Promise<number> {
  const { pack, complaints } = await readPack(folder);
  if (!pack) {
    console.error(`${complaints[0]?.file}: ${complaints[0]?.what}; run check first`);
    return 1;
  }
  await mkdir(out, { recursive: true });
  for (const { item } of pack.items) {
    const compiled = compileItem(item, pack.assets);
    const shown = publicOnly ? forSolvers(item, compiled) : compiled;
    await writeFile(join(out, `${item.id}.json`), `${JSON.stringify(shown, null, 2)}\n`);
  }
  console.log(`${pack.items.length} items in ${out}`);
  return 0;
}

/** A solver sees what a learner sees, and reads what a learner hears. */
function forSolvers(item: Item, { slug, kind, rev, public: open }: CompiledItem): object {
  const heard = item.kind === 'listening' ? { heard: item.script.map(({ by, text }) => `${by}: ${text}`) } : {};
  return { slug, kind, rev, public: open, ...heard };
}
