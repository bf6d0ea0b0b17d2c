/** What may stand in a transcription once it is written in the notation of today's dictionaries. */
const CLEAN = /^[ˈˌbdfhjklmnprstvwzɡŋθðʃʒaeiæɑɒɔəɜʌɪuʊː()]+$/;

/**
 * ECDICT gathered its transcriptions over years in several notations: `'dɒktә(r)` with a Cyrillic schwa, `spaik`,
 * `'^rænd`, `di's\\:niŋ`. The first way to say the word is kept, in one notation; what stays unclear is left out.
 */
export function plainIpa(raw: string): string {
  const [first = ''] = raw.split(/;|,(?=[\s'-])|\.\s/);
  const signs = first
    .replace(/[[\]\s/]/g, '')
    .replace(/ә/g, 'ə')
    .replace(/[єεɛ]/g, 'e')
    .replace(/[g^]/g, 'ɡ')
    .replace(/'/g, 'ˈ')
    .replace(/[,.]/g, 'ˌ')
    .replace(/:/g, 'ː')
    .replace(/\\+ː|ɝ/g, 'ɜː')
    .replace(/\(r\)$|\(ː\)|ɚ/g, (sign) => (sign === 'ɚ' ? 'ə' : ''))
    // Where j stood for the sound of "put": no word has a j before a consonant.
    .replace(/j(?=[bdfhklmnprstvwzɡŋθðʃʒ])/g, 'ʊ')
    .replace(/ɒː/g, 'ɔː')
    .replace(/aː/g, 'ɑː')
    .replace(/əː|ɜ(?!ː)/g, 'ɜː')
    .replace(/ou/g, 'əʊ');
  const modern = /[ɪʊ]/.test(signs) ? signs : signs.replace(/i(?!ː|$)|(?<=[aeɔɒ])i$/g, 'ɪ').replace(/u(?!ː)/g, 'ʊ');
  const ipa = modern
    .replace(/ɔ(?!ː|ɪ)/g, 'ɒ')
    .replace(/ɒɪ/g, 'ɔɪ')
    .replace(/(?<![aeɔ])ɪ$/, 'i');
  return CLEAN.test(ipa) ? ipa : '';
}
