import type { Word } from '../schema/wordbook.ts';
import type { Accent } from '../voices/phonemes.ts';
import type { Tools } from '../voices/tools.ts';

type Phonemizer = { phonemize(text: string, language: string): Promise<string[]> };

const LANGUAGE: Record<Accent, string> = { british: 'en-gb-x-rp', american: 'en-us' };

/** How eSpeak says a word. A verb gets its "to", because record and record are two words. */
export async function openEspeak(tools: Tools) {
  const { phonemize } = await tools.load<Phonemizer>('phonemizer');
  return async ({ name, core_meanings }: Word, accent: Accent): Promise<string> => {
    const asVerb = core_meanings[0]?.pos === 'v' && !/[\s-]/.test(name);
    const said = (await phonemize(asVerb ? `to ${name}` : name, LANGUAGE[accent])).join(' ').trim();
    return asVerb ? said.replace(/^t\S*\s+/, '') : said;
  };
}
