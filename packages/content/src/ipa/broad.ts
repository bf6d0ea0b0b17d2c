import type { Accent } from '../voices/phonemes.ts';

/** One sound of a word in the broad notation: a vowel (`stressed` under the main stress) or a consonant. */
export type Sound = { sign: string; vowel: boolean; stressed: boolean };

/**
 * Dictionaries and eSpeak write the same sounds differently: signs, length, flaps, syllables without a vowel, places
 * of the stress mark. Here both become one coarse notation, so that what is left over is a difference one hears.
 */
export function broadOf(ipa: string, accent: Accent, isPhrase = inParts(ipa)): Sound[] {
  const folded = [...ALIKE, ...OF_ACCENT[accent]].reduce((text, [from, to]) => text.replace(from, to), ipa);
  // In a phrase every dictionary stresses something else, so only its sounds are compared.
  return soundsOf(isPhrase ? folded.replaceAll('ˈ', '') : markedOnce(folded));
}

/** As several words. */
export const inParts = (ipa: string) => /[\s-]/.test(ipa.trim());

type Fold = [RegExp, string];

/** Capitals are diphthongs: A as in day, I my, Y boy, W now, O go, E air, Ī ear. */
const VOWELS = 'aæɑɒɔeəɜɪiʊuʌAIYWOEĪ';
/** Vowels that no two dictionaries agree on, and few ears tell apart, away from the stress. */
const WEAK = 'əɪiʊuʌɜĪ';

/** One sign for a diphthong; what is only another way of writing becomes one way. */
const ALIKE: Fold[] = [
  [/[/.,]/g, ''],
  // An optional sound may be left out: the shorter form is compared.
  [/\([^)]*\)/g, ''],
  [/ɹ/g, 'r'],
  [/g/g, 'ɡ'],
  [/[ɾʔ]/g, 't'],
  [/ɛ/g, 'e'],
  [/ɐ/g, 'ə'],
  [/ᵻ/g, 'ɪ'],
  [/ɚ/g, 'ər'],
  [/ɝː?/g, 'ɜr'],
  [/hw/g, 'w'],
  [/([nlm])\u0329/g, 'ə$1'],
  [/\u0303/g, ''],
  [/(?<=\s)ænd?(?=\s)/g, 'ən'],
  [/eɪ/g, 'A'],
  [/aɪ/g, 'I'],
  [/ɔɪ/g, 'Y'],
  [/aʊ/g, 'W'],
  [/[əo]ʊ/g, 'O'],
  [/eə/g, 'E'],
  [/ː/g, ''],
  [/o/g, 'ɔ'],
  // The end of "nation" and "table".
  [/([bdfɡkpstvzʃʒθð])([ln])(?=$|[\s-]|[dtzs]$)/g, '$1ə$2'],
  // Neighbours colour each other: "incur", "tune", "during".
  [/ŋ(?=[ˈˌ]?[kɡ])/g, 'n'],
  [/t(?=ʃ)/g, 'ţ'],
  [/d(?=ʒ)/g, 'ḑ'],
  [/ţʃ|tj(?=[ˈˌ]?[uʊə])/g, 'ʧ'],
  [/ḑʒ|dj(?=[ˈˌ]?[uʊə])/g, 'ʤ'],
  // "Trans-" ends in s for some and in z for others.
  [/tr([ˈˌ]?)[æɑ]n[sz]/g, 'tr$1æns'],
];

const OF_ACCENT: Record<Accent, Fold[]> = {
  british: [
    [/[iɪ]ə/g, 'Ī'],
    [/ʊə/g, 'ɔ'],
    [/ɒ(?=l[tds])/g, 'ɔ'],
    // Only before a vowel is an r heard.
    [new RegExp(`r(?![ˈˌ]?[${VOWELS}])`, 'g'), ''],
  ],
  american: [
    [/[iɪ]ə?r/g, 'Īr'],
    [/(e|E|æ)(?=r)/g, 'e'],
    [/ɜr?/g, 'ɜr'],
    [/ər/g, 'ɜr'],
    [/[ʊɔɒ]ə?r/g, 'Ōr'],
    [/[ɔɒ]/g, 'ɑ'],
    [/r[\s-]*([ˈˌ]?)r/g, '$1r'],
    [/Ō/g, 'ɔ'],
  ],
};

function soundsOf(folded: string): Sound[] {
  const sounds: Sound[] = [];
  let stressed = false;
  for (const sign of folded.replace(/[ˌ\s-]/g, '')) {
    if (sign === 'ˈ') {
      stressed = true;
      continue;
    }
    const vowel = isVowel(sign);
    // The mark stands before the syllable or before its vowel: either way the next vowel has it.
    sounds.push({ sign: vowel && !stressed ? weakened(sign) : sign, vowel, stressed: vowel && stressed });
    if (vowel) stressed = false;
  }
  return sounds;
}

const isVowel = (sign: string) => VOWELS.includes(sign);
const weakened = (sign: string) => (WEAK.includes(sign) ? 'ə' : sign);

/** A word with one vowel needs no mark. */
const markedOnce = (word: string) => (word.includes('ˈ') || [...word].filter(isVowel).length > 1 ? word : `ˈ${word}`);
