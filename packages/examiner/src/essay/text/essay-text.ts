/** An essay cut into the pieces the examiner talks about. Every place counts in UTF-16 units of `text`. */
export type Place = { start: number; end: number };
export type Word = Place & { text: string; lower: string };
export type Sentence = Place & { text: string; words: Word[]; paragraph: number };
export type Paragraph = Place & { text: string; sentences: Sentence[] };
export type EssayText = { text: string; paragraphs: Paragraph[]; sentences: Sentence[]; words: Word[] };

/** The longest answer anybody is asked to read; the pages refuse more before it comes here. */
export const MAX_CHARACTERS = 20_000;

/**
 * What a learner types, without what they cannot see: control and zero-width characters would hide words from the
 * checks, and one kind of apostrophe and line break keeps the rules short.
 */
export function cleanText(raw: string): string {
  return raw
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Cf}\ufffd]/gu, '')
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u00a0\u2000-\u200a\u3000\t]/g, ' ')
    .trim();
}

const WORD = /[A-Za-z]+(?:'[A-Za-z]+)*/g;

export function readEssay(text: string): EssayText {
  const paragraphs: Paragraph[] = [];
  for (const line of pieces(text, 0, /\n+/g)) {
    const index = paragraphs.length;
    const sentences = sentencesOf(text, line).map((place) => ({
      ...place,
      text: text.slice(place.start, place.end),
      words: wordsOf(text, place),
      paragraph: index,
    }));
    if (sentences.length) paragraphs.push({ ...line, text: text.slice(line.start, line.end), sentences });
  }
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  return { text, paragraphs, sentences, words: sentences.flatMap((sentence) => sentence.words) };
}

function wordsOf(text: string, place: Place): Word[] {
  const words: Word[] = [];
  for (const match of text.slice(place.start, place.end).matchAll(WORD)) {
    const start = place.start + match.index;
    words.push({ start, end: start + match[0].length, text: match[0], lower: match[0].toLowerCase() });
  }
  return words;
}

/** A title never ends a sentence; the other short forms do when a capital letter follows. */
const TITLE = /\b(?:mr|mrs|ms|dr|prof|st|e\.g|i\.e|vs|approx|fig|no)\.$/i;
const SHORT_FORM = /(?:\b(?:etc|[a-z]\.[a-z])|\b[A-Z])\.$/i;

function sentencesOf(text: string, line: Place): Place[] {
  const found: Place[] = [];
  let start = line.start;
  for (const match of text.slice(line.start, line.end).matchAll(/[.!?]+["')\]]*(?=\s|$)|[.!?](?=[A-Z][a-z])/g)) {
    const end = line.start + match.index + match[0].length;
    const next = text.slice(end, end + 3).trimStart();
    const said = text.slice(start, end);
    if (TITLE.test(said) || (SHORT_FORM.test(said) && !/^[A-Z]/.test(next))) continue;
    if (/\.\.+$/.test(match[0]) && /^[a-z]/.test(next)) continue;
    pushPlace(text, found, start, end);
    start = end;
  }
  pushPlace(text, found, start, line.end);
  return found;
}

function pieces(text: string, from: number, separator: RegExp): Place[] {
  const found: Place[] = [];
  let start = from;
  for (const match of text.slice(from).matchAll(separator)) {
    pushPlace(text, found, start, from + match.index);
    start = from + match.index + match[0].length;
  }
  pushPlace(text, found, start, text.length);
  return found;
}

/** Only what holds a letter or a digit is a piece; the blanks around it are nobody's. */
function pushPlace(text: string, found: Place[], start: number, end: number): void {
  const piece = text.slice(start, end);
  if (!/[\p{L}\p{N}]/u.test(piece)) return;
  const lead = piece.length - piece.trimStart().length;
  found.push({ start: start + lead, end: start + piece.trimEnd().length });
}

/** As on the test paper: a hyphenated word, a number and a short form each count as one word. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length;
}
