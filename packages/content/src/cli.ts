import { resolve } from 'node:path';
import { checkPack } from './check.ts';
import { packFolder, shippedPacks } from './packs.ts';
import { readPack } from './read-pack.ts';

/** `npm run content -- check [folder …]` */
const USAGE = 'usage: npm run content -- check [pack folder …]   (without a folder: every pack that is shipped)';

async function check(folders: string[]): Promise<number> {
  let failures = 0;
  for (const folder of folders) {
    const { pack, complaints } = await readPack(folder);
    const all = pack ? checkPack(pack) : complaints;
    for (const { file, where, what } of all) console.error(`${folder}/${file}${where && ` at ${where}`}: ${what}`);
    if (pack)
      console.log(`${pack.manifest.id} ${pack.manifest.version}: ${pack.items.length} items, ${all.length} complaints`);
    failures += all.length;
  }
  return failures === 0 ? 0 : 1;
}

const [command, ...rest] = process.argv.slice(2);
if (command !== 'check') {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const folders = rest.length ? rest.map((path) => resolve(path)) : (await shippedPacks()).map(packFolder);
  process.exitCode = await check(folders);
}
