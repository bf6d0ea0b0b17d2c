import type { PackItem } from '../read-pack.ts';
import type { Both } from '../schema/common.ts';
import type { Lesson } from '../schema/lesson.ts';
import { type Narrated, recordNarration } from './narration.ts';
import type { Studio } from './record.ts';
import { loudnessOf } from './sound/loudness.ts';
import { decibels } from './sound/sound.ts';
import { truePeakOf } from './sound/true-peak.ts';
import { writeAudio } from './sound/write-audio.ts';

/** The lessons that are told: those of the kind `video`, step by step. */
export async function recordNarrations(studio: Studio, folder: string, items: PackItem[]): Promise<void> {
  for (const { file, item } of items) {
    if (item.kind !== 'lesson' || item.lesson !== 'video' || !item.steps) continue;
    const told = new Map<number, Narrated>();
    for (const [at, text] of toldTexts(item)) told.set(at, await recordNarration(studio, folder, item.id, text));
    await writeAudio(folder, file, (document) => {
      for (const [at, { narration }] of told)
        document.setIn(['steps', at, 'narration'], document.createNode(narration));
    });
    console.log(`${item.id}: ${figuresOf([...told.values()])}`);
  }
}

const toldTexts = ({ steps }: Lesson): [number, Both][] =>
  (steps ?? []).flatMap((step, at): [number, Both][] => ('text' in step && step.text ? [[at, step.text]] : []));

function figuresOf(told: Narrated[]): string {
  const seconds = told.reduce((sum, { narration }) => sum + narration.seconds, 0);
  const loudness = told.map(({ sound }) => loudnessOf(sound));
  const peak = Math.max(...told.map(({ sound }) => decibels(truePeakOf(sound))));
  const range = `${Math.min(...loudness).toFixed(1)} to ${Math.max(...loudness).toFixed(1)} LUFS`;
  return `${told.length} steps told, ${seconds.toFixed(1)} s, ${range}, ${peak.toFixed(1)} dBTP`;
}
