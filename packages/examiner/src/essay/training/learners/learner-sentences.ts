import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { dataFolder } from '../data.ts';

/** A sentence that a learner wrote, and how an annotator put it right. */
export type LearnerSentence = { essay: string; source: string; target: string };

/** Places and new words; the sentences stay where they came from. */
type Stored = { essay: string; at: number; check: number; changes: [number, number, string][] };

const FILE = new URL('../../../../training/learner-corrections.jsonl', import.meta.url);
const SOURCES = ['kaggle_ielts', 'ellipse'] as const;

/** Joins the kept corrections with the essays they speak of, cut into sentences as `training/tagger/learners.py` does. */
export function readLearnerSentences(): LearnerSentence[] {
  const essays = new Map<string, string>(
    SOURCES.flatMap((source) => {
      const file = join(dataFolder(), 'essays', `${source}.train.jsonl`);
      if (!existsSync(file)) return [];
      return lines(file).map((line): [string, string] => {
        const { id, essay } = JSON.parse(line) as { id: string; essay: string };
        return [id, essay];
      });
    }),
  );
  const cut = new Map<string, string[]>();
  return lines(FILE).flatMap((line): LearnerSentence[] => {
    const { essay, at, check, changes } = JSON.parse(line) as Stored;
    const text = essays.get(essay);
    if (text === undefined) return [];
    if (!cut.has(essay)) cut.set(essay, sentencesOf(text));
    const source = cut.get(essay)![at];
    // A text that was changed meanwhile would be corrected in the wrong place.
    if (source === undefined || (crc32(source) & 0xffff) !== check) return [];
    return [{ essay, source, target: corrected(source, changes) }];
  });
}

const lines = (file: URL | string) => readFileSync(file, 'utf8').trim().split('\n');

const END = /(?<=[.!?])["”’)]?\s+(?=["“‘(]?[A-Za-z0-9])/;
const sentencesOf = (essay: string): string[] =>
  essay.split(/\n+/).flatMap((paragraph) =>
    paragraph
      .replace(/\s+/g, ' ')
      .trim()
      .split(END)
      .map((one) => one.trim())
      .filter((one) => {
        const words = one.match(/[\p{L}\p{N}_]+/gu)?.length ?? 0;
        return words >= 4 && words <= 48 && /[a-z]{2}/.test(one);
      }),
  );

function corrected(source: string, changes: Stored['changes']): string {
  let text = source;
  for (const [start, end, right] of [...changes].sort((a, b) => b[0] - a[0] || b[1] - a[1]))
    text = text.slice(0, start) + right + text.slice(end);
  return text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .trim();
}
