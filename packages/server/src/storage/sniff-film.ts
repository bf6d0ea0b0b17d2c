/** Films and their captions in packs of schools, by their bytes. Learners upload none. */

const FILM_BRANDS = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'dash', 'MSNV'];

/** Its box of brands comes first, and one of its tracks names the handler of moving pictures. */
export const isMp4Film = (bytes: Buffer): boolean =>
  bytes.length >= 32 &&
  bytes.toString('latin1', 4, 8) === 'ftyp' &&
  FILM_BRANDS.includes(bytes.toString('latin1', 8, 12)) &&
  hasVideoTrack(bytes);

const HANDLER = Buffer.from('hdlr', 'latin1');
const VIDEO = 'vide';

/** Looked for piece by piece: a film is large, and its index may stand at its end. */
function hasVideoTrack(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(HANDLER); at !== -1; at = bytes.indexOf(HANDLER, at + 4))
    if (bytes.toString('latin1', at + 12, at + 16) === VIDEO) return true;
  return false;
}

export const isWebmFilm = (bytes: Buffer): boolean =>
  bytes.length >= 40 &&
  bytes.readUInt32BE(0) === 0x1a45dfa3 &&
  bytes.subarray(0, 64).includes('webm') &&
  /V_(?:VP8|VP9|AV1)/.test(bytes.toString('latin1', 0, 8192));

const MOST_CAPTION_BYTES = 2 * 1024 * 1024;

/** As its standard says: the word first, alone in its line or before a remark, and text throughout. */
export function isVtt(bytes: Buffer): boolean {
  if (bytes.length > MOST_CAPTION_BYTES || bytes.includes(0)) return false;
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  return !text.includes('\uFFFD') && /^WEBVTT(?:[ \t][^\n]*)?(?:\r?\n|$)/.test(text);
}
