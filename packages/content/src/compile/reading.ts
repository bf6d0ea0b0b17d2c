import type { Reading } from '../schema/reading.ts';
import { wordsOf } from '../text.ts';
import { anyOrderOf, marksOf, publicGroups, questionReviews } from './paper.ts';
import { type Drawings, headOf, type Parts } from './parts.ts';
import { type PlacedSentence, placedSentences } from './placed-sentences.ts';

export function compileReading(reading: Reading, drawings: Drawings): Parts {
  const textAt = (label: string) => reading.paragraphs.find((one) => one.label === label)?.text ?? '';
  const marks = marksOf(reading);
  return {
    public: {
      ...headOf(reading),
      module: reading.module,
      part: reading.part,
      minutes: reading.minutes,
      ...(reading.subtitle && { subtitle: reading.subtitle }),
      words: wordsOf(reading.paragraphs.map(({ text }) => text).join(' ')).length,
      marks: marks.flatMap(({ n }) => n).length,
      types: [...new Set(reading.groups.map(({ type }) => type))],
      /** As in the exam, letters stand beside the paragraphs only where a question asks for one. */
      lettered: reading.groups.some(asksForLetters),
      ...(reading.texts && {
        texts: reading.texts.map((text) => ({ ...text, lettered: isLettered(reading, text.id) })),
      }),
      paragraphs: reading.paragraphs.map(({ label, heading, text }) => ({ label, ...(heading && { heading }), text })),
      glossary: reading.glossary,
      figures: reading.figures,
      groups: publicGroups(reading, drawings),
    },
    key: { marks, anyOrder: anyOrderOf(reading) },
    review: {
      questions: questionReviews(reading, textAt),
      paragraphs: reading.paragraphs.flatMap(({ label, zh }) => (zh ? [{ label, zh }] : [])),
      ...sentencesOfPassage(reading),
    },
  };
}

const asksForLetters = ({ type }: Reading['groups'][number]) =>
  type === 'matching-information' || type === 'matching-headings';

const isLettered = ({ groups }: Reading, text: string) =>
  groups.some((group) => asksForLetters(group) && (group.text ?? text) === text);

/** Every sentence with its place and its Chinese; of a passage that nobody has put into Chinese, none. */
function sentencesOfPassage({ paragraphs }: Reading): { sentences?: PlacedSentence[] } {
  if (paragraphs.every(({ sentences }) => !sentences)) return {};
  return { sentences: paragraphs.flatMap(({ label, text, sentences }) => placedSentences(label, text, sentences)) };
}
