import { expect, test } from 'vitest';
import type { Accent } from '../voices/phonemes.ts';
import { broadOf } from './broad.ts';
import { differences } from './compare.ts';

const broad = (ipa: string, accent: Accent) =>
  broadOf(ipa, accent)
    .map(({ sign, stressed }) => (stressed ? `ˈ${sign}` : sign))
    .join('');

const SAME: { word: string; accent: Accent; book: string; espeak: string; why: string }[] = [
  { word: 'stem', accent: 'british', book: '/stem/', espeak: 'stˈɛm', why: 'one vowel needs no mark' },
  { word: 'arise', accent: 'british', book: '/əˈraɪz/', espeak: 'ɐɹˈaɪz', why: 'the mark before syllable or vowel' },
  { word: 'trigger', accent: 'british', book: '/ˈtrɪɡə/', espeak: 'tɹˈɪɡɐ', why: 'two signs for schwa' },
  { word: 'trigger', accent: 'british', book: '/ˈtrɪɡə(r)/', espeak: 'tɹˈɪɡɐ', why: 'an r that may be heard' },
  { word: 'trigger', accent: 'american', book: '/ˈtrɪɡər/', espeak: 'tɹˈɪɡɚ', why: 'schwa and r in one sign' },
  { word: 'motive', accent: 'american', book: '/ˈmoʊtɪv/', espeak: 'mˈoʊɾɪv', why: 'a flapped t' },
  { word: 'nation', accent: 'british', book: '/ˈneɪʃn/', espeak: 'nˈeɪʃən', why: 'a syllable without a vowel' },
  { word: 'viable', accent: 'british', book: '/ˈvaɪəbl/', espeak: 'vˈaɪəbəl', why: 'the same with an l' },
  {
    word: 'density',
    accent: 'british',
    book: '/ˈdensəti/',
    espeak: 'dˈɛnsɪtɪ',
    why: 'weak vowels away from the stress',
  },
  { word: 'facilitate', accent: 'american', book: '/fəˈsɪlɪteɪt/', espeak: 'fəsˈɪlᵻtˌeɪt', why: 'a second stress' },
  { word: 'deter', accent: 'american', book: '/dɪˈtɜːr/', espeak: 'dɪtˈɜː', why: 'eSpeak leaves this r to its sign' },
  { word: 'inferior', accent: 'american', book: '/ɪnˈfɪriər/', espeak: 'ɪnfˈiəɹiɚ', why: 'near vowels before r' },
  { word: 'enforce', accent: 'american', book: '/ɪnˈfɔːrs/', espeak: 'ɪnfˈoːɹs', why: 'force and north' },
  { word: 'thought', accent: 'american', book: '/θɔːt/', espeak: 'θˈɑːt', why: 'cot and caught' },
  { word: 'alter', accent: 'british', book: '/ˈɔːltə/', espeak: 'ˈɒltɐ', why: 'both are said before l' },
  { word: 'incur', accent: 'british', book: '/ɪnˈkɜː/', espeak: 'ɪŋkˈɜː', why: 'n before k' },
  { word: 'gradual', accent: 'british', book: '/ˈɡrædʒuəl/', espeak: 'ɡɹˈædjuːəl', why: 'd and j grown together' },
  {
    word: 'fossil fuel',
    accent: 'british',
    book: '/ˈfɒsl fjuːəl/',
    espeak: 'fˈɒsəl fjˈuːəl',
    why: 'no stress in phrases',
  },
];
test.each([
  { ours: '/ˌprəʊz ən ˈkɒnz/', theirs: 'pɹˈəʊz ænd kˈɒnz', why: 'and is weak in a phrase' },
  { ours: '/ˌiːzi ˈɡəʊɪŋ/', theirs: 'ˈiːzɪɡˈəʊɪŋ', why: 'eSpeak writes a hyphened word as one' },
])('phrases: $why', ({ ours, theirs }) => {
  expect(differences(ours, theirs, 'british')).toEqual([]);
});

test.each(SAME)('$word ($accent) is the same in both notations: $why', ({ book, espeak, accent }) => {
  expect(broad(espeak, accent)).toBe(broad(book, accent));
  expect(differences(book, espeak, accent)).toEqual([]);
});

const DIFFERENT: { word: string; ours: string; theirs: string; found: string[]; why: string }[] = [
  { word: 'refund', ours: '/ˈriːfʌnd/', theirs: 'ɹɪfˈʌnd', found: ['stress'], why: 'noun and verb' },
  { word: 'record', ours: '/rɪˈkɔːd/', theirs: 'ɹˈɛkɔːd', found: ['stress'], why: 'its vowels only follow the stress' },
  { word: 'species', ours: '/ˈspiːʃiːz/', theirs: 'spˈiːsiːz', found: ['consonant'], why: 'another consonant' },
  { word: 'threshold', ours: '/ˈθreʃhəʊld/', theirs: 'θɹˈɛʃəʊld', found: ['consonant'], why: 'one consonant more' },
  { word: 'amenity', ours: '/əˈmiːnəti/', theirs: 'ɐmˈɛnɪtɪ', found: ['vowel'], why: 'another vowel under the stress' },
  { word: 'aggregate', ours: '/ˈæɡrɪɡət/', theirs: 'ˈæɡɹɪɡˌeɪt', found: ['weak'], why: 'full or weak, unstressed' },
  { word: 'vegetable', ours: '/ˈvedʒtəbl/', theirs: 'vˈɛdʒɪtəbəl', found: ['weak'], why: 'a swallowed vowel' },
  { word: 'ship', ours: '/ʃiːp/', theirs: 'ʃˈɪp', found: ['vowel'], why: 'long and short are two words' },
  { word: 'full', ours: '/fuːl/', theirs: 'fˈʊl', found: ['vowel'], why: 'the same' },
];
test.each(DIFFERENT)('$word: $found, $why', ({ ours, theirs, found }) => {
  expect(differences(ours, theirs, 'british')).toEqual(found);
});
