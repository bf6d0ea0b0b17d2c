import { heardTexts } from '../narration/heard-text.ts';
import type { PackItem } from '../read-pack.ts';
import type { Training } from '../schema/training.ts';
import type { Wordbook } from '../schema/wordbook.ts';
import { recordSentence, recordWordClip } from './clips.ts';
import { NARRATOR } from './narration.ts';
import type { Studio } from './record.ts';
import { say } from './said.ts';
import { writeAudio } from './sound/write-audio.ts';
import { clipsOfWord } from './words/word-clips.ts';

/** Where the name of a recording is written in the file of its item. */
type Named = { at: (string | number)[]; file: string };

/** The short sounds: of exercises and of words. */
export async function recordClips(studio: Studio, folder: string, items: PackItem[]): Promise<void> {
  let count = 0;
  for (const { file, item } of items) {
    if (item.kind !== 'training' && item.kind !== 'wordbook') continue;
    const clips = await (item.kind === 'training'
      ? trainingClips(studio, folder, item)
      : bookClips(studio, folder, item));
    count += clips.length;
    await writeAudio(folder, file, (document) => {
      for (const clip of clips) document.setIn(clip.at, clip.file);
    });
  }
  if (count) console.log(`${count} clips`);
}

async function trainingClips(studio: Studio, folder: string, set: Training): Promise<Named[]> {
  const clips: Named[] = [];
  for (const [at, exercise] of set.items.entries())
    if (exercise.do === 'dictate' || exercise.do === 'say')
      clips.push({
        at: ['items', at, 'audio'],
        file: await recordSentence(studio, folder, set, exercise.n, exercise.text),
      });
  for (const { at, text, file } of heardTexts(set)) {
    // At the pace of talk, not of dictation: what is asked is what one catches of it.
    await say(studio, folder, { file, text, voice: NARRATOR });
    clips.push({ at: [...at, 'audio'], file });
  }
  return clips;
}

async function bookClips(studio: Studio, folder: string, book: Wordbook): Promise<Named[]> {
  const clips: Named[] = [];
  for (const [unitAt, unit] of book.units.entries())
    for (const [wordAt, word] of unit.words.entries())
      for (const clip of typeof word === 'string' ? [] : clipsOfWord(word)) {
        await recordWordClip(studio, folder, clip);
        clips.push({ at: ['units', unitAt, 'words', wordAt, ...clip.at], file: clip.file });
      }
  return clips;
}
