import { castOf, type Voice } from '../../casting/casting.ts';
import { type InterviewLine, interviewFile, interviewLines } from '../../interview/interview-lines.ts';
import type { Speaking } from '../../schema/speaking.ts';
import type { Studio } from '../record.ts';
import { say } from '../said.ts';
import type { Sound } from '../sound/sound.ts';

/** What an examiner says, line by line: each is a recording of its own, because an answer comes after it. */
export type SpokenLine = InterviewLine & { file: string; sound: Sound; voice: Voice };

export async function recordInterview(studio: Studio, folder: string, set: Speaking): Promise<SpokenLine[]> {
  if (!set.examiner) throw new Error(`${set.id}: no examiner, so nobody can ask the questions`);
  const voice = castOf({ id: set.id, speakers: [{ id: 'examiner', ...set.examiner }] }).get('examiner');
  if (!voice) throw new Error(`${set.id}: no voice for the examiner`);
  const lines: SpokenLine[] = [];
  for (const line of interviewLines(set)) {
    const file = interviewFile(set, line.text);
    const { sound } = await say(studio, folder, { file, text: line.text, voice });
    lines.push({ ...line, file, voice, sound });
  }
  return lines;
}
