import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { spellingsOf } from '@ninefold/core/vocabulary/look-up';
import { wordsOfTexts } from '../dictionary/coverage.ts';
import { type Entry, fromLine, toLine } from '../dictionary/entry.ts';
import { readEcdict } from '../dictionary/read-csv.ts';
import { type Row, reduce } from '../dictionary/reduce.ts';
import { packFolder, shippedPacks } from '../packs.ts';
import { readPack } from '../read-pack.ts';

/** What our texts use and ECDICT does not have, in the dictionary's own form. */
const ADDITIONS = fileURLToPath(new URL('../../dictionary/additions.tsv', import.meta.url));

/** `dictionary <ecdict.csv> <out>`: the words a learner meets out of ECDICT, packed as the server reads them. */
export async function dictionaryCommand(source: string, out: string): Promise<number> {
  const rows: Row[] = [];
  for await (const row of readEcdict(source)) rows.push(row);
  const entries = [...reduce(rows, await ourSpellings()), ...(await additions())].sort(byKey);
  const words = entries.filter(({ meanings }) => meanings.length > 0);
  const lines = Buffer.from(entries.map(toLine).join('\n'));
  const packed = await promisify(brotliCompress)(lines, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: lines.length,
    },
  });
  await writeFile(out, packed);
  console.log(`${rows.length} lines read`);
  console.log(`${words.length} words kept, ${entries.length - words.length} forms that lead to one of them`);
  console.log(`${words.filter(({ ipa }) => ipa !== '').length} with their sound`);
  console.log(`${(lines.length / 1e6).toFixed(2)} MB, packed ${(packed.length / 1e6).toFixed(2)} MB`);
  return 0;
}

async function additions(): Promise<Entry[]> {
  const lines = (await readFile(ADDITIONS, 'utf8')).split('\n').filter(Boolean);
  return lines.map(fromLine).map((entry) => ({ ...entry, ipa: entry.ipa.replaceAll('/', '') }));
}

const byKey = (one: Entry, other: Entry) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1);

/** Our own texts first: whatever they use is in the dictionary, however rare. */
async function ourSpellings(): Promise<Set<string>> {
  const packs = await Promise.all((await shippedPacks()).map((id) => readPack(packFolder(id))));
  const words = packs.flatMap(({ pack }) => (pack ? wordsOfTexts(pack) : []));
  return new Set(words.flatMap((word) => spellingsOf(word).whole));
}
