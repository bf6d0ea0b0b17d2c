import { expect, test } from 'vitest';
import { asKokoroWrites, stressBeforeVowels } from './phonemes.ts';
import { SIGNS } from './signs.ts';
import { soundOfIpa } from './words/word-sounds.ts';

test.each([
  { espeak: 'hˈæpɪ ænd ɡlˈæd', kokoro: 'hˈapi and ɡlˈad', why: 'the end of "happy"' },
  { espeak: 'pˈɑːst ðə tʃˈeəz', kokoro: 'pˈɑːst ðə ʧˈɛːz', why: 'one sign for "ch" and for "air"' },
  { espeak: 'ðeɪɐ hˈəʊm', kokoro: 'ðɛː hˈQm', why: '"they’re" is one syllable' },
  { espeak: 'ɒnðə tˈɪnz', kokoro: 'ɒn ðə tˈɪnz', why: 'small words run together' },
  { espeak: 'ˈʌðə', kokoro: 'ˈʌðə', why: '"other" ends like "the" and is not cut' },
  { espeak: 'ðə ɡˈeɪtz ˈəʊpən', kokoro: 'ðə ɡˈAts ˈQpən', why: 'a gate’s s is voiceless' },
  { espeak: 'ˌʌndəɹ ˈeɪtiːn', kokoro: 'ˌʌndəɹ ˌAtˈiːn', why: 'eighteen must not sound like eighty' },
  {
    espeak: 'ɪn ˈeɪtiːn sˈɛvəntɪ fˈɔː',
    kokoro: 'ɪn ˈAtiːn sˈɛvənti fˈɔː',
    why: 'but in a year the first half is stressed',
  },
  { espeak: 'wˈɒn dˈɔː', kokoro: 'wˈʌn dˈɔː', why: '"one" as in the south' },
])('British, $why', ({ espeak, kokoro }) => {
  expect(asKokoroWrites(espeak, 'british')).toBe(kokoro);
});

test.each([
  { espeak: 'nˈoʊ', kokoro: 'nˈO', why: 'its own "oh"' },
  { espeak: 'wˈɜːkɚz', kokoro: 'wˈɜɹkəɹz', why: 'an r after vowels' },
  { espeak: 'tˈuː', kokoro: 'tˈu', why: 'no long signs' },
])('American, $why', ({ espeak, kokoro }) => {
  expect(asKokoroWrites(espeak, 'american')).toBe(kokoro);
});

test.each([
  ['/rɪˈkɔːd/', 'rɪkˈɔːd'],
  ['/ˈstræŋɡl/', 'stɹˈæŋɡl'.replace('ɹ', 'r')],
  ['/kweɪl/', 'kwˈeɪl'],
  ['/ˌʌndəˈlaɪɪŋ/', 'ˌʌndəlˈaɪɪŋ'],
])('%s: the stress goes before the vowel', (ipa, moved) => {
  expect(stressBeforeVowels(ipa)).toBe(moved);
});

test.each([
  ['/ˈsʌbsɪdi/', 'sˈʌbsɪdi.'],
  ['/ˈneɪʃn/', 'nˈAʃən.'],
  ['/ˈfɒsl fjuːəl/', 'fˈɒsəl fjuːəl.'],
  ['/hens/', 'hˈɛns.'],
  ['/ˈtʃɪə(r)fl/', 'ʧˈɪəfəl.'],
])('the British word %s', (ipa, sound) => {
  expect(soundOfIpa(ipa)).toBe(sound);
  expect([...soundOfIpa(ipa)].filter((sign) => SIGNS[sign] === undefined)).toEqual([]);
});

test.each([
  ['/ˈoʊpən/', 'ˈOpən.', 'a word that begins with its "oh"'],
  ['/ˌoʊvərˈteɪk/', 'ˌOvəɹtˈAk.', 'and one with two stresses'],
  ['/prəˈpoʊzl/', 'pɹəpˈOzəl.', 'an "oh" inside a stressed syllable'],
  ['/ˈwɔːtər/', 'wˈɔtəɹ.', 'an r at its end'],
  ['/ˈtʃɪə(r)fl/', 'ʧˈiəɹfəl.', 'an r in brackets is said'],
  ['/ˈjɜːrnəl/', 'jˈɜɹnəl.', 'the vowel of "girl"'],
])('the American word %s: %s', (ipa, sound) => {
  expect(soundOfIpa(ipa, 'american')).toBe(sound);
  expect([...soundOfIpa(ipa, 'american')].filter((sign) => SIGNS[sign] === undefined)).toEqual([]);
});
