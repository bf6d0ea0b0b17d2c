import type { Reading } from '../schema/reading.ts';
import { wordsOf } from '../text.ts';
import { anyOrderOf, marksOf, publicGroups, questionReviews } from './paper.ts';
import { type Drawings, headOf, type Parts } from './parts.ts';

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
      lettered: reading.groups.some(({ type }) => type === 'matching-information' || type === 'matching-headings'),
      paragraphs: reading.paragraphs.map(({ label, heading, text }) => ({ label, ...(heading && { heading }), text })),
      glossary: reading.glossary,
      figures: reading.figures,
      groups: publicGroups(reading, drawings),
    },
    key: { marks, anyOrder: anyOrderOf(reading) },
    review: {
      questions: questionReviews(reading, textAt),
      paragraphs: reading.paragraphs.flatMap(({ label, zh }) => (zh ? [{ label, zh }] : [])),
    },
  };
}
