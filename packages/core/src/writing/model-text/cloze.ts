import { type ModelEssay, phrasePlaces, type TextPlace } from './annotate.ts';
import { faultsOf, overlapsAny } from './faults.ts';
import { sentencesOf } from './sentences.ts';

/**
 * An essay with words left out, to be learnt by heart in three rounds: first the phrases worth keeping, then the words
 * that hold sentences together as well, at last every sentence but its first words. What is wrong in the essay is never
 * asked for: it stands there to be read.
 */
export const CLOZE_LEVELS = [1, 2, 3] as const;
export type ClozeLevel = (typeof CLOZE_LEVELS)[number];

export type ClozePiece = { gap: false; text: string } | { gap: true; n: number; text: string };
export type ClozeParagraph = { role: string; pieces: ClozePiece[] };

const LINKS =
  /\b(?:although|however|nevertheless|therefore|because|whereas|while|for example|for instance|in addition|moreover|on the other hand|as a result|in conclusion|overall|by contrast|instead|yet|since|unless)\b/gi;
/** Words of a sentence that stay in the third round. */
const LEFT = 3;

export function clozeOf(essay: ModelEssay, level: ClozeLevel): ClozeParagraph[] {
  const faults = faultsOf(essay);
  const wanted =
    level === 3
      ? sentenceGaps(essay)
      : withoutOverlaps([...phraseGaps(essay), ...(level === 2 ? linkGaps(essay) : [])]);
  const gaps = wanted.filter((place) => !overlapsAny(place, faults));
  let n = 0;
  return essay.paragraphs.map(({ role, text }, paragraph) => {
    const pieces: ClozePiece[] = [];
    let at = 0;
    for (const gap of gaps.filter((one) => one.paragraph === paragraph).sort((a, b) => a.start - b.start)) {
      if (gap.start > at) pieces.push({ gap: false, text: text.slice(at, gap.start) });
      n += 1;
      pieces.push({ gap: true, n, text: text.slice(gap.start, gap.end) });
      at = gap.end;
    }
    if (at < text.length) pieces.push({ gap: false, text: text.slice(at) });
    return { role, pieces };
  });
}

/** Capitals, quotes and the number of spaces are not what is being learnt; the words and their order are. */
export const fillsGap = (given: string, wanted: string): boolean => plain(given) === plain(wanted);

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:!?"']+|[\s.,;:!?"']+$/g, '');

const phraseGaps = (essay: ModelEssay): TextPlace[] => phrasePlaces(essay).flatMap(({ place }) => place ?? []);

const linkGaps = ({ paragraphs }: ModelEssay): TextPlace[] =>
  paragraphs.flatMap(({ text }, paragraph) =>
    [...text.matchAll(LINKS)].map(({ index, 0: word }) => ({ paragraph, start: index, end: index + word.length })),
  );

const sentenceGaps = ({ paragraphs }: ModelEssay): TextPlace[] =>
  paragraphs.flatMap(({ role, text }, paragraph) =>
    role === 'greeting'
      ? []
      : sentencesOf(text).flatMap((sentence) => {
          const lead = new RegExp(`^(?:\\S+\\s+){${LEFT}}`).exec(sentence.text)?.[0].length ?? 0;
          // A sentence of three words has nothing left to write.
          return lead === 0 ? [] : [{ paragraph, start: sentence.start + lead, end: sentence.end }];
        }),
  );

function withoutOverlaps(places: readonly TextPlace[]): TextPlace[] {
  return places.filter((place, at) => !overlapsAny(place, places.slice(0, at)));
}
