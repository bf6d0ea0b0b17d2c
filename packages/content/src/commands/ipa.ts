import { resolve } from 'node:path';
import { type Difference, differences } from '../ipa/compare.ts';
import { openEspeak } from '../ipa/espeak.ts';
import { packFolder, shippedPacks } from '../packs.ts';
import { readPack } from '../read-pack.ts';
import type { Word } from '../schema/wordbook.ts';
import { openTools, ToolsMissing } from '../voices/tools.ts';

const ACCENTS = { british: 'uk_ipa', american: 'us_ipa' } as const;

/**
 * Compares the IPA of a pack's words with eSpeak's and lists where one would hear a difference. Which of the two is
 * right is for a person with a dictionary: words whose `ipa_source` is `checked` are left out, unless `all` are wanted.
 */
export async function ipaCommand(pack: string, all: boolean): Promise<number> {
  const folder = (await shippedPacks()).includes(pack) ? packFolder(pack) : resolve(pack);
  const read = await readPack(folder);
  if (!read.pack) {
    console.error(`${read.complaints[0]?.file}: ${read.complaints[0]?.what}; run check first`);
    return 1;
  }
  try {
    const espeak = await openEspeak(openTools());
    const counts = { words: 0, differ: 0, weak: 0 };
    for (const { file, item } of read.pack.items)
      if (item.kind === 'wordbook')
        for (const word of item.units.flatMap(({ words }) => words))
          if (typeof word !== 'string' && (all || word.ipa_source !== 'checked')) await compare(file, word);
    console.log(
      `${counts.words} words, ${counts.differ} transcriptions to look up, ${counts.weak} with another weak vowel only`,
    );
    return 0;

    async function compare(file: string, word: Word): Promise<void> {
      counts.words += 1;
      for (const accent of ['british', 'american'] as const) {
        const ours = word[ACCENTS[accent]];
        const theirs = await espeak(word, accent);
        const found = differences(ours, theirs, accent);
        if (found.length === 0) continue;
        const isWeak = found.every((one) => one === 'weak');
        counts[isWeak ? 'weak' : 'differ'] += 1;
        if (all || !isWeak) console.log(line(file, word, accent, ours, theirs, found));
      }
    }
  } catch (error) {
    if (!(error instanceof ToolsMissing)) throw error;
    console.error(error.message);
    return 2;
  }
}

const line = (file: string, { name }: Word, accent: string, ours: string, theirs: string, found: Difference[]) =>
  `${file}  ${accent.padEnd(8)}  ${name.padEnd(18)} ${ours.padEnd(22)} eSpeak ${theirs.padEnd(22)} ${found.join(', ')}`;
