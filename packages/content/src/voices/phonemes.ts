import type { Tools } from './tools.ts';

/** From a spoken sentence to the signs Kokoro was taught: eSpeak's phonemes, with its diphthongs as one sign each. */
export type Phonemes = (spoken: string, accent: Accent) => Promise<string>;
export type Accent = 'british' | 'american';
/** How names are said that no dictionary has, by word. */
export type Lexicon = Readonly<Record<string, string>>;

type Phonemizer = { phonemize(text: string, language: string): Promise<string[]> };

const LANGUAGE: Record<Accent, string> = { british: 'en-gb-x-rp', american: 'en-us' };
/** Among other letters an A is a letter, not an article. */
const LETTER_A = ['A(?= [A-Z]\\b)', '(?<=\\b[A-Z] )A'];
const PUNCTUATION = /(\s*[;:,.!?¡¿—…"«»“”(){}[\]]+\s*)+/g;

export async function openPhonemes(tools: Tools, lexicon: Lexicon): Promise<Phonemes> {
  const { phonemize } = await tools.load<Phonemizer>('phonemizer');
  const names = new RegExp(`\\b(${[...Object.keys(lexicon).map(escaped), ...LETTER_A].join('|')})\\b`);
  const knownSound = (piece: string) => lexicon[piece] ?? (piece === 'A' ? '/eɪ/' : undefined);

  return async (spoken, accent) => {
    const said = await Promise.all(
      pieces(spoken, names).map(async (piece) => {
        if (piece.isPunctuation) return piece.text;
        const known = knownSound(piece.text);
        if (known) return stressBeforeVowels(known);
        // eSpeak drops the spaces round a piece, and a name in the middle of a sentence needs them.
        const [before] = piece.text.match(/^\s*/) ?? [''];
        const [after] = piece.text.match(/\s*$/) ?? [''];
        return `${before}${(await phonemize(piece.text.trim(), LANGUAGE[accent])).join(' ')}${after}`;
      }),
    );
    return asKokoroWrites(said.join(''), accent);
  };
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Piece = { text: string; isPunctuation: boolean };

function pieces(spoken: string, names: RegExp): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  const words = (text: string) => {
    for (const part of text.split(names)) if (part) found.push({ text: part, isPunctuation: !part.trim() });
  };
  for (const mark of spoken.matchAll(PUNCTUATION)) {
    words(spoken.slice(at, mark.index));
    found.push({ text: mark[0], isPunctuation: true });
    at = mark.index + mark[0].length;
  }
  words(spoken.slice(at));
  return found;
}

const END = '(?=$|[\\s,.;:?!…—"])';
const TEENS = '(θ|f|s|n|(?<=^|\\s))ˈ(ɜː|ɔː|oːɹ|ɪf|ɪks|ɛvən|A|In)tˌ?iːn(?=θ?';
/** What follows "nineteen" in a year. */
const REST_OF_YEAR = '\\s(?:hˈʌnd|ˈQ|ˈO|tˈɛn|ɪlˈɛv|ᵻlˈɛv|twˈɛ|θˈɜː|fˈɔː|fˈoːɹ|fˈɪf|sˈɪks|sˈɛvən|ˈA|nˈIn)';

const BOTH: [RegExp, string][] = [
  [/aɪ/g, 'I'],
  [/aʊ/g, 'W'],
  [/eɪ/g, 'A'],
  [/ɔɪ/g, 'Y'],
  [/e(?!ə)/g, 'ɛ'],
  [/dʒ/g, 'ʤ'],
  [/tʃ/g, 'ʧ'],
  [/ʲ/g, 'j'],
  [/r/g, 'ɹ'],
  [/ɹɹ/g, 'ɹ'],
  [/x|ç/g, 'k'],
  [/ɬ/g, 'l'],
  [/ɐ/g, 'ə'],
  [/ʔ/g, 't'],
  [/jˈɛh/g, 'jˈɛə'],
  [/\u0303/g, ''],
  // eSpeak runs small words into the next.
  [/(?<=[a-zɹː])(?=hˈʌndɹɪd)/g, ' '],
  [/(?<=^|\s)(ɒn|ɔn|ɪn|ɒv|əv|ʌv|fɹʌm|fɹɒm|fə|fɔː|fɚ)(?=ð[əɪi](?:\s|$))/g, '$1 '],
  [/(?<=^|\s)(əv|ʌv|ð[ˌˈ]?an|ð[ˌˈ]?æn)(?=ə(?:\s|$))/g, '$1 '],
  [new RegExp(`(?<=[ptkfθ])z${END}`, 'g'), 's'],
  // "fifteen" must not be heard as "fifty"; only in years does its first half carry the stress.
  [new RegExp(`${TEENS}${END})(?!${REST_OF_YEAR})`, 'g'), '$1ˌ$2tˈiːn'],
];
const OWN: Record<Accent, [RegExp, string][]> = {
  british: [
    [/ðAə/g, 'ðɛː'],
    [/æ/g, 'a'],
    [new RegExp(`w([ˈˌ]?)ɒn(?=z?${END})`, 'g'), 'w$1ʌn'],
    // The old-fashioned end of "happy" in eSpeak's RP.
    [new RegExp(`(?<=[bdfɡhjklmnŋpɹsʃtðθvwzʒʧʤ][ˌˈ]?)ɪ${END}`, 'g'), 'i'],
    [/eə/g, 'ɛː'],
    [/iə/g, 'ɪə'],
    [/əʊ/g, 'Q'],
  ],
  american: [
    [/ðAɚ/g, 'ðɛɹ'],
    [/oʊ/g, 'O'],
    [/ɚ/g, 'əɹ'],
    [/ɜːɹ?/g, 'ɜɹ'],
    [/ɪə/g, 'iə'],
    [/ː/g, ''],
    [/ᵻ/g, 'ɪ'],
  ],
};

/** The mapping of the model's makers (misaki, Apache-2.0) for what their own dictionary leaves to eSpeak. */
export function asKokoroWrites(espeak: string, accent: Accent): string {
  return [...BOTH, ...OWN[accent]]
    .reduce((text, [from, to]) => text.replace(from, to), espeak)
    .replace(/o/g, 'ɔ')
    .trim();
}

const VOWELS = 'aæɑɒɔeəɛɜiɪouʊʌ';

/** Dictionaries put the stress before the syllable, and none on a short word; the model wants it before a vowel. */
export function stressBeforeVowels(ipa: string): string {
  const plain = ipa.replaceAll('/', '').replaceAll('g', 'ɡ');
  const marked = /[ˈˌ]/.test(plain) ? plain : `ˈ${plain}`;
  return marked.replace(new RegExp(`([ˈˌ])([^${VOWELS}\\s]*)`, 'g'), '$2$1');
}
