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
export function quotationsIn(comment: string): string[] {
  const marks = /["“]([^"”]+)["”]|(?<![\p{L}\d])['‘]([^'’]+(?:['’]\p{L}[^'’]*)*)['’](?!\p{L})/gu;
  return [...comment.replace(/\s+/g, ' ').matchAll(marks)]
    .map(([, double, single]) => (double ?? single ?? '').replace(/[.,;:]$/, '').trim())
    .filter((quotation) => quotation.length > 2);
}

function placeOf(essay: ModelEssay, words: string): TextPlace | null {
  const wanted = words.toLowerCase();
  for (const [paragraph, { text }] of essay.paragraphs.entries()) {
    const start = wholeWords(text.toLowerCase(), wanted);
    if (start >= 0) return { paragraph, start, end: start + words.length };
  }
  return null;
}

/** "art" is not in "party". */
function wholeWords(text: string, wanted: string): number {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + wanted.length] ?? ' ';
    if (!/[\p{L}\d]/u.test(before) && !/[\p{L}\d]/u.test(after)) return at;
  }
  return -1;
}

const overlaps = (a: TextPlace, b: TextPlace) => a.paragraph === b.paragraph && a.start < b.end && b.start < a.end;
