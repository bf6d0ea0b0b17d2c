import type { Listening } from '../schema/listening.ts';
import { sentencesOf } from '../text.ts';
import { anyOrderOf, marksOf, publicGroups, questionReviews } from './paper.ts';
import { type Drawings, headOf, type Parts } from './parts.ts';

export function compileListening(section: Listening, drawings: Drawings): Parts {
  const textAt = (id: string) => section.script.find((turn) => turn.id === id)?.text ?? '';
  const marks = marksOf(section);
  return {
    public: {
      ...headOf(section),
      part: section.part,
      ...(section.setting && { setting: section.setting }),
      marks: marks.flatMap(({ n }) => n).length,
      types: [...new Set(section.groups.map(({ type }) => type))],
      readingTime: section.readingTime,
      // The times of the sentences come with their words, so they wait for the review.
      ...(section.audio && {
        audio: { file: section.audio.file, seconds: section.audio.seconds, peaks: section.audio.peaks },
      }),
      groups: publicGroups(section, drawings),
    },
    key: { marks, anyOrder: anyOrderOf(section) },
    review: {
      questions: questionReviews(section, textAt),
      speakers: section.speakers.map(({ id, name, role }) => ({ id, name, ...(role && { role }) })),
      script: section.script.map(({ id, by, text, zh }) => ({ id, by, text, ...(zh && { zh }) })),
      sentences: sentencePaper(section),
      ...(section.audio && { align: section.audio.align }),
    },
  };
}

/** The specification's "sentence paper": one line to follow and read aloud at a time. */
export const sentencePaper = ({ script }: Listening) =>
  script
    .flatMap(({ id, by, text }) => sentencesOf(text).map((content) => ({ turn: id, by, content })))
    .map((sentence, at) => ({ order: at + 1, ...sentence }));
