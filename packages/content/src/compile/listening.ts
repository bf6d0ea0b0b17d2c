import { announcedHash, announcerFiles } from '../announcer/announcer-files.ts';
import type { Listening } from '../schema/listening.ts';
import { Alignment } from '../schema/recording.ts';
import { anyOrderOf, marksOf, publicGroups, questionReviews } from './paper.ts';
import { type Drawings, headOf, type Parts } from './parts.ts';
import { placedSentences } from './placed-sentences.ts';
import { type Line, runningOrder } from './running-order.ts';

export function compileListening(section: Listening, drawings: Drawings): Parts {
  const textAt = (id: string) => section.script.find((turn) => turn.id === id)?.text ?? '';
  const marks = marksOf(section);
  const times = timesOf(section, drawings);
  return {
    public: {
      ...headOf(section),
      part: section.part,
      ...(section.setting && { setting: section.setting }),
      marks: marks.flatMap(({ n }) => n).length,
      types: [...new Set(section.groups.map(({ type }) => type))],
      readingTime: withPlaces(section, times),
      ...runningOf(section, linesOf(section, drawings), times),
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
      sentences: withTimes(section, times),
    },
  };
}

/** Where nobody announces anything and no time is given to check, the player makes its own order, as it always did. */
function runningOf(section: Listening, said: readonly Line[], times: Alignment | undefined): object {
  const { check, ambience } = section;
  return {
    ...((said.length > 0 || check) && { running: runningOrder(section, said, times) }),
    ...(check && { check }),
    ...(ambience && { ambience }),
  };
}

/** The author's own lines, or ours as soon as all of them are recorded. */
function linesOf(section: Listening, drawings: Drawings): Line[] {
  if (section.announcer) return section.announcer.lines;
  if (!section.audio || !section.announced || section.announced !== announcedHash(section)) return [];
  const lines = announcerFiles(section).map(({ file, ...line }) => ({
    ...line,
    audio: file,
    seconds: drawings.get(file)?.sound?.seconds,
  }));
  return lines.every(({ seconds }) => seconds) ? lines : [];
}

/** The specification's "sentence paper": one line to follow and read aloud at a time. */
export const sentencePaper = ({ script }: Listening) =>
  script
    .flatMap(({ id, by, text, sentences }) =>
      placedSentences(id, text, sentences).map((placed) => ({
        turn: id,
        by,
        content: placed.content,
        ...(sentences && { id: placed.id, zh: placed.zh }),
      })),
    )
    .map((sentence, at) => ({ order: at + 1, ...sentence }));

const timesOf = ({ audio }: Listening, drawings: Drawings) =>
  audio ? Alignment.safeParse(drawings.get(audio.align)?.json).data : undefined;

/** Where the recording halts for the next questions: seconds tell nothing of what is said. */
const withPlaces = ({ readingTime }: Listening, times: Alignment | undefined) =>
  readingTime.map((pause) => {
    const stop = times?.stops.find(({ before }) => before === pause.before);
    return stop ? { ...pause, at: stop.at } : pause;
  });

const withTimes = (section: Listening, times: Alignment | undefined) =>
  sentencePaper(section).map((sentence) => {
    const time = times?.sentences.find(({ order }) => order === sentence.order);
    return time ? { ...sentence, start: time.start, end: time.end } : sentence;
  });
