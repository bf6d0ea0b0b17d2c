import { coverageOf } from '../dictionary/coverage.ts';
import { openDictionary } from '../dictionary/dictionary.ts';
import { type Pack, readPack } from '../read-pack.ts';

/** `coverage [pack …]`: exits with 1 when a learner would look up a word and not find it. */
export async function coverageCommand(folders: string[]): Promise<number> {
  const packs: Pack[] = [];
  for (const folder of folders) {
    const { pack, complaints } = await readPack(folder);
    if (!pack) {
      console.error(`${complaints[0]?.file}: ${complaints[0]?.what}; run check first`);
      return 1;
    }
    packs.push(pack);
  }
  const { found, parts, numbers, names, missing } = coverageOf(packs, await openDictionary());
  console.log(`${found + parts.length + numbers + names.length + missing.length} different words`);
  console.log(`${found} in the dictionary or a word book`);
  console.log(`${parts.length} by their parts: ${parts.join(', ')}`);
  console.log(`${numbers} numbers and codes`);
  console.log(`${names.length} names: ${names.join(', ')}`);
  console.log(`${missing.length} missing: ${missing.join(', ')}`);
  return missing.length > 0 ? 1 : 0;
}
