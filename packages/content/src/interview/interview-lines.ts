import { createHash } from 'node:crypto';
import type { Speaking } from '../schema/speaking.ts';

/** One thing the examiner says, and where it stands in the file of its set. */
export type InterviewLine = { at: (string | number)[]; text: string; audio: string | undefined };

type Said = { text: string; audio?: string | undefined };
type Asked = Said & { followUps?: Said[] | undefined };

/** Everything that is said to a learner in an interview, in the order of the file. */
export function interviewLines({ frame, part1, part2, part3 }: Speaking): InterviewLine[] {
  return [
    ...(frame ?? []).map((line, at) => placed(['frame', at], line)),
    ...part1.flatMap(({ questions }, topic) =>
      questions.flatMap((question, at) => askedLines(['part1', topic, 'questions', at], question)),
    ),
    ...(part2 ? longTurnLines(part2) : []),
    ...part3.flatMap((question, at) => askedLines(['part3', at], question)),
  ];
}

const placed = (at: InterviewLine['at'], { text, audio }: Said): InterviewLine => ({ at, text, audio });

const askedLines = (at: InterviewLine['at'], question: Asked) => [
  placed(at, question),
  ...(question.followUps ?? []).map((followUp, n) => placed([...at, 'followUps', n], followUp)),
];

const longTurnLines = ({ cue, audio, rounding }: NonNullable<Speaking['part2']>) => [
  placed(['part2'], { text: cueAsked(cue), audio }),
  ...rounding.map((one, at) => placed(['part2', 'rounding', at], typeof one === 'string' ? { text: one } : one)),
];

/** The card says "Describe a place …", the examiner "I'd like you to describe a place …". */
export const cueAsked = (cue: string): string => `I'd like you to ${cue.charAt(0).toLowerCase()}${cue.slice(1)}`;

export const INTERVIEW_FOLDER = 'assets/audio/speaking/';

/** A recording is named after who says what, so that one of other words, or by somebody else, shows by its name. */
export function interviewFile({ id, examiner }: Pick<Speaking, 'id' | 'examiner'>, text: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([examiner, text]))
    .digest('hex')
    .slice(0, 12);
  return `${INTERVIEW_FOLDER}${id}/${hash}.mp3`;
}
