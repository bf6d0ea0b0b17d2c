import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InterviewLine, interviewFile, interviewLines } from '../interview/interview-lines.ts';
import type { Speaking } from '../schema/speaking.ts';
import { sentencesOf } from '../text.ts';
import { castOf, type Voice } from './casting.ts';
import { usualPace } from './pace.ts';
import { type Studio, write } from './record.ts';
import { cleanMp3 } from './sound/clean-mp3.ts';
import { levelled, loudnessOf } from './sound/loudness.ts';
import { decodeMp3 } from './sound/mp3.ts';
import { joined, type Sound } from './sound/sound.ts';
import { spoken } from './spoken.ts';

/** What an examiner says, line by line: each is a recording of its own, because an answer comes after it. */
export type SpokenLine = InterviewLine & { file: string; sound: Sound; voice: Voice };

const BEFORE = 0.1;
const AFTER = 0.25;
const BETWEEN_SENTENCES = 0.42;

/** A line that has its file is not spoken again: the file is named after the words and the voice. */
export async function recordInterview(studio: Studio, folder: string, set: Speaking): Promise<SpokenLine[]> {
  if (!set.examiner) throw new Error(`${set.id}: no examiner, so nobody can ask the questions`);
  const voice = castOf({ id: set.id, speakers: [{ id: 'examiner', ...set.examiner }] }).get('examiner');
  if (!voice) throw new Error(`${set.id}: no voice for the examiner`);
  const lines: SpokenLine[] = [];
  for (const line of interviewLines(set)) {
    const file = interviewFile(set, line.text);
    if (!existsSync(join(folder, file))) await write(folder, file, await recordLine(studio, voice, line.text));
    lines.push({ ...line, file, voice, sound: await decodeMp3(studio.tools, await readFile(join(folder, file))) });
  }
  return lines;
}

async function recordLine(studio: Studio, voice: Voice, text: string): Promise<Uint8Array> {
  const sentences: Sound[] = [];
  for (const sentence of sentencesOf(text)) {
    const phonemes = await studio.phonemes(spoken(sentence), voice.accent);
    sentences.push(await studio.speak(usualPace(voice, phonemes)));
  }
  const speech = joined(sentences, BETWEEN_SENTENCES);
  const level = levelled(speech, loudnessOf(speech));
  return cleanMp3(studio.tools, joined([level], 0, BEFORE, AFTER));
}
