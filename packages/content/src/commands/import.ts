import { readFile, writeFile } from 'node:fs/promises';
import { stringify } from 'yaml';
import { trainingFromGift } from '../exchange/training-from-gift.ts';
import { wordsFromCsv } from '../exchange/words-from-csv.ts';
import { Item } from '../schema/item.ts';
import { formatYaml } from '../yaml/format-yaml.ts';

const READERS = { 'import-gift': trainingFromGift, 'import-words': wordsFromCsv };

/** From another program's file to a YAML draft. What the schema refuses is not written. */
export async function importCommand(command: keyof typeof READERS, [from, id, out]: string[]): Promise<number> {
  if (!from || !id || !out) {
    console.error(`usage: npm run content -- ${command} <file> <id> <out.yaml>`);
    return 2;
  }
  const item = READERS[command](await readFile(from, 'utf8'), id);
  const parsed = Item.safeParse(item);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) console.error(`${path.join('.')}: ${message}`);
    return 1;
  }
  await writeFile(out, formatYaml(stringify(item)));
  console.log(`${out}: a draft; complete it and run check`);
  return 0;
}
