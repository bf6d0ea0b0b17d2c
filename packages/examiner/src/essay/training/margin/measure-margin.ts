import { type Margin, NOTES, type Note, openMargin } from '../../model/margin.ts';
import { cleanText, readEssay } from '../../text/essay-text.ts';
import { openTools, WEIGHTS } from '../../tools.ts';
import { wantedOf } from './margin-notes.ts';
import { readTexts } from './margin-rows.ts';

type Print = (line: string) => void;
type Heard = { notes: Margin; wanted: number[] };

/** What the reader of meaning says of texts it never trained on, beside what two people wrote there. */
export async function measureMargin(print: Print): Promise<void> {
  const reader = await openMargin(WEIGHTS, openTools().pieces);
  if (!reader) return print('No reader of meaning in these weights.');
  const texts = readTexts().filter(({ readings }) => readings.some(({ held }) => held));
  const heard: Heard[][] = [];
  for (const { prompt, essay, readings } of texts) {
    const read = readEssay(cleanText(essay));
    const wanted = wantedOf(read.sentences.length, readings);
    const notes = await reader.read(read, cleanText(prompt));
    heard.push(notes.map((one, i) => ({ notes: one, wanted: wanted[i]! })));
  }
  await reader.close();
  print(`${texts.length} texts held out, ${heard.flat().length} sentences; how often two readers wrote it, AUC,`);
  print('and of the surest sentence of each text how often one of them had written it there, or both for certain:');
  for (const note of NOTES) print(noteLine(note, heard));
  const any = (some: readonly Note[]) => topShare(heard, (one) => noneOf(one, some), some);
  print(`any note on the task ${any(NOTES.slice(0, 7))}, on cohesion ${any(NOTES.slice(7, 11))}`);
}

function noteLine(note: Note, heard: Heard[][]): string {
  const k = NOTES.indexOf(note);
  const all = heard.flat();
  const often = all.reduce((sum, { wanted }) => sum + wanted[k]!, 0) / all.length;
  const [yes, no] = [all.filter(({ wanted }) => wanted[k]! > 0.7), all.filter(({ wanted }) => wanted[k]! < 0.3)];
  const area = auc(
    yes.map(({ notes }) => notes[note]),
    no.map(({ notes }) => notes[note]),
  );
  return `  ${note.padEnd(10)} ${percent(often)}  AUC ${area.toFixed(3)}  ${topShare(heard, (one) => one[note], [note])}`;
}

const noneOf = (one: Margin, some: readonly Note[]) => 1 - some.reduce((none, note) => none * (1 - one[note]), 1);

function topShare(heard: Heard[][], chance: (one: Margin) => number, some: readonly Note[]): string {
  const best = heard
    .filter((text) => text.length)
    .map((text) => text.reduce((a, b) => (chance(b.notes) > chance(a.notes) ? b : a)))
    .map(({ wanted }) => Math.max(...some.map((note) => wanted[NOTES.indexOf(note)]!)));
  const of = (least: number) => percent(best.filter((one) => one >= least).length / best.length);
  return `${of(0.25)} / ${of(0.75)}`;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function auc(yes: number[], no: number[]): number {
  const all = [...yes.map((value) => ({ value, yes: 1 })), ...no.map((value) => ({ value, yes: 0 }))].sort(
    (a, b) => a.value - b.value,
  );
  const ranks = all.reduce((sum, one, i) => sum + (one.yes ? i + 1 : 0), 0);
  return (ranks - (yes.length * (yes.length + 1)) / 2) / (yes.length * no.length || 1);
}
