import { type Accent, asKokoroWrites, stressBeforeVowels } from '../phonemes.ts';

/** The sound of a word as the book prints it, so that what is heard is what stands beside it: /ˈsʌbsɪdi/ → sˈʌbsɪdi. */
export function soundOfIpa(ipa: string, accent: Accent = 'british'): string {
  // An American says the r that a Briton leaves out.
  const plain = ipa.replace(/\(r\)/g, accent === 'american' ? 'r' : '').replace(/[.()]/g, '');
  // A syllable without a written vowel: the end of "fossil" and "nation".
  const voiced = plain.replace(/(?<=[bdfɡkpstvzʃʒ])([ln])(?=$|[\s/dtz])/g, 'ə$1');
  return `${asKokoroWrites(stressBeforeVowels(voiced), accent)}.`;
}
