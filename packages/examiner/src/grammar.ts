import { createInterface } from 'node:readline';
import { applyEdits, correctionsOf } from './essay/comment/corrections.ts';
import { cleanText, readEssay } from './essay/text/essay-text.ts';
import { openTools } from './essay/tools.ts';

/**
 * `grammar` reads one sentence a line and writes the corrected sentence a line, in the same order: for measuring.
 * With `--json` a line holds the edits instead, each with its place in the line, its kind and how sure the rule is.
 */
const tools = openTools();
const asJson = process.argv.includes('--json');

for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  const essay = readEssay(cleanText(line));
  const edits = correctionsOf(
    essay,
    essay.sentences.flatMap((sentence) => tools.detect(tools.tag(sentence))),
  );
  const corrected = applyEdits(essay.text, edits);
  process.stdout.write(`${asJson ? JSON.stringify({ sentence: essay.text, corrected, edits }) : corrected}\n`);
}
