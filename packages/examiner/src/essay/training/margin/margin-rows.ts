import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { marginWindows } from '../../model/margin.ts';
import { cleanText, readEssay } from '../../text/essay-text.ts';
import { openTools } from '../../tools.ts';
import { readMarked } from '../data.ts';
import { type Reading, readReadings, wantedOf } from './margin-notes.ts';

type Text = { prompt: string; essay: string };

/** Joins the notes with their texts, as pieces, for `training/margin.py`. */
export function writeMarginRows(folder: string, print: (line: string) => void): void {
  const { pieces } = openTools();
  const rows = readTexts().map(({ id, prompt, essay, readings }, fold) => {
    const read = readEssay(cleanText(essay));
    const windows = marginWindows(read, cleanText(prompt), pieces).map(({ ids, question, sentences }) => ({
      ids,
      question,
      sentences: sentences.map(({ from, to }) => [from, to]),
    }));
    return {
      id,
      held: readings.some(({ held }) => held),
      fold,
      windows,
      wanted: wantedOf(read.sentences.length, readings),
    };
  });
  writeFileSync(join(folder, 'rows.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  print(`${rows.length} texts, ${rows.filter(({ held }) => held).length} of them held out`);
}

/** The texts that somebody wrote notes beside, in the order of the notes. */
export function readTexts(): (Text & { id: string; readings: Reading[] })[] {
  const texts = new Map([...markedTexts(), ...pairTexts()]);
  const readings = grouped(readReadings(), ({ id }) => id);
  return [...readings].flatMap(([id, all]) => {
    const text = texts.get(id);
    return text ? [{ id, ...text, readings: all }] : [];
  });
}

const markedTexts = (): [string, Text][] =>
  (['kaggle_ielts', 'ellipse'] as const).flatMap((name) =>
    readMarked(name).map(({ id, prompt, essay }): [string, Text] => [id, { prompt, essay }]),
  );

const PAIRS = ['w1', 'w2', 'w3'].map((name) => new URL(`../../../../training/pairs/${name}.jsonl`, import.meta.url));

/** Our own drafts: their sentences with the errors left in. Where a paragraph ended is not kept, but for the first. */
function pairTexts(): [string, Text][] {
  const rows = PAIRS.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n')).map(
    (line) => JSON.parse(line) as { source: string; topic: string; essay: string },
  );
  return [...grouped(rows, ({ essay }) => essay)].map(([name, all]): [string, Text] => {
    const [first, ...rest] = all.map(({ source }) => source);
    return [`pairs-${name}`, { prompt: all[0]!.topic, essay: `${first}\n${rest.join(' ')}` }];
  });
}

function grouped<T>(all: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}
