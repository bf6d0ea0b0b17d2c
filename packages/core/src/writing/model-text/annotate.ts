/** Comments on a model essay, tied to the words of it that they quote. */

export const MODEL_CRITERIA = ['task', 'coherence', 'lexis', 'grammar'] as const;
export type ModelCriterion = (typeof MODEL_CRITERIA)[number];

type Both = { en: string; zh: string };
export type ModelEssay = {
  band: number;
  paragraphs: readonly { role: string; text: string }[];
  comments?: { readonly [Criterion in ModelCriterion]?: Both | undefined } | undefined;
  phrases: readonly { text: string; zh: string }[];
};

/** Where a comment or a phrase stands: the paragraph, and from where to where in it. */
export type TextPlace = { paragraph: number; start: number; end: number };
export type Note = { n: number; criterion: ModelCriterion; comment: Both; places: TextPlace[] };

/**
 * One note per criterion, in the order of the criteria. A quotation that the essay does not hold word for word (a
 * suggestion, a summary) has no place; such a comment still has its number.
 */
export function notesOf(essay: ModelEssay): Note[] {
  const taken: TextPlace[] = [];
  const notes: Note[] = [];
  for (const criterion of MODEL_CRITERIA) {
    const comment = essay.comments?.[criterion];
    if (!comment) continue;
    const places = quotationsIn(comment.en)
      .filter((quotation) => isTelling(quotation, criterion))
      .flatMap((quotation) => placeOf(essay, quotation) ?? [])
      .filter((place) => !taken.some((other) => overlaps(place, other)));
    const once = places.filter((place, at) => places.findIndex((other) => overlaps(place, other)) === at);
    taken.push(...once);
    notes.push({ n: notes.length + 1, criterion, comment, places: once });
  }
  return notes;
}

/** One common word ("answers the word 'only'") may stand anywhere; a word that is praised or mended is a longer one. */
const isTelling = (quotation: string, criterion: ModelCriterion): boolean =>
  /\s/.test(quotation) || ((criterion === 'lexis' || criterion === 'grammar') && quotation.length > 3);

/** Where the phrases worth keeping stand; a phrase the author trimmed may stand nowhere. */
export function phrasePlaces(essay: ModelEssay): { text: string; zh: string; place: TextPlace | null }[] {
  return essay.phrases.map(({ text, zh }) => ({ text, zh, place: placeOf(essay, text) }));
}

/** What stands between quotation marks, double or single; an apostrophe inside a word opens nothing. */
export const QUOTATION = /["“]([^"”]+)["”]|(?<![\p{L}\d])['‘]([^'’]+(?:['’]\p{L}[^'’]*)*)['’](?!\p{L})/gu;

export const quotationsIn = (comment: string): string[] =>
  [...comment.replace(/\s+/g, ' ').matchAll(QUOTATION)].map(quoted).filter((quotation) => quotation.length > 2);

export const quoted = ([, double, single]: RegExpMatchArray): string =>
  (double ?? single ?? '').replace(/[.,;:]$/, '').trim();

function placeOf(essay: ModelEssay, words: string): TextPlace | null {
  for (const [paragraph, { text }] of essay.paragraphs.entries()) {
    const [start] = wordsAt(text, words);
    if (start !== undefined) return { paragraph, start, end: start + words.length };
  }
  return null;
}

/** Where these words begin in a text, capitals or not. "art" is not in "party". */
export function wordsAt(text: string, words: string): number[] {
  const lower = text.toLowerCase();
  const wanted = words.toLowerCase();
  const found: number[] = [];
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + wanted.length] ?? ' ';
    if (!/[\p{L}\d]/u.test(before) && !/[\p{L}\d]/u.test(after)) found.push(at);
  }
  return found;
}

const overlaps = (a: TextPlace, b: TextPlace) => a.paragraph === b.paragraph && a.start < b.end && b.start < a.end;
