import { createInterface } from 'node:readline';
import { applyEdits } from './essay/comment/corrections.ts';
import { correctLines, TOGETHER } from './essay/correct-lines.ts';
import { openGrammarTagger } from './essay/grammar-tagger/tagger.ts';
import { cleanText } from './essay/text/essay-text.ts';
import { openTools, WEIGHTS } from './essay/tools.ts';

/**
 * `grammar` reads one sentence a line and writes the corrected sentence a line, in the same order: for measuring.
 * With `--json` a line holds the edits instead, each with its place in the line, its kind and how sure it is.
 */
const tools = openTools();
const tagger = await openGrammarTagger(WEIGHTS, tools.pieces, tools.spelling);
const asJson = process.argv.includes('--json');

let lines: string[] = [];
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  lines.push(cleanText(line).replace(/\n/g, ' '));
  if (lines.length === TOGETHER) await answer();
}
await answer();
await tagger?.close();

async function answer(): Promise<void> {
  const edits = await correctLines(tools, tagger, lines);
  lines.forEach((sentence, at) => {
    const own = edits[at] ?? [];
    const corrected = applyEdits(sentence, own);
    process.stdout.write(`${asJson ? JSON.stringify({ sentence, corrected, edits: own }) : corrected}\n`);
  });
  lines = [];
}
