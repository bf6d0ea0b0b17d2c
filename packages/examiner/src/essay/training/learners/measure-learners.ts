import { writeFileSync } from 'node:fs';
import { beforeGate, correctionsOf } from '../../comment/corrections.ts';
import { spellingOdds } from '../../comment/slips/spelling-gate.ts';
import { spellingSigns } from '../../comment/slips/spelling-signs.ts';
import type { LearnerCount, LearnerRecord } from '../../comment/slips/standing.ts';
import { slipsBeforeGate } from '../../comment/slips/sure-slips.ts';
import type { Correction } from '../../report.ts';
import { cleanText, readEssay } from '../../text/essay-text.ts';
import { openTools, type Tools, WEIGHTS } from '../../tools.ts';
import { answerTo } from './agreement.ts';
import { type Example, fitOdds } from './fit-odds.ts';
import { readLearnerSentences } from './learner-sentences.ts';
import { isSameWord } from './same-word.ts';

/**
 * Writes down how annotators of learner sentences answered each rule of the report, and what tells a sure spelling from a
 * guess. The gate of the report reads it.
 */
export function measureLearners(print: (line: string) => void): void {
  const tools = openTools();
  const sentences = readLearnerSentences();
  // An empty record would let everything through as it is.
  if (!sentences.length) throw new Error('The essays that the corrections speak of are not here: set EXAMINER_DATA');
  const rules: Record<string, LearnerCount> = {};
  const examples: Example[] = [];
  for (const { essay, source, target } of sentences) {
    const [text, gold] = [cleanText(source), cleanText(target)];
    for (const one of correctionsIn(text, tools)) {
      const { touched, agreed } = answerTo(text, gold, one);
      rules[one.rule] ??= { flagged: 0, touched: 0, agreed: 0 };
      const count = rules[one.rule]!;
      count.flagged++;
      count.touched += Number(touched);
      count.agreed += Number(agreed);
      const right = agreed || isSameWord(gold, one.original, one.replacement);
      if (one.rule === 'spelling' && right !== undefined)
        examples.push({ essay, signs: spellingSigns(one, tools.spelling), right });
    }
  }
  const record: LearnerRecord = {
    measuredOn: 'sentences of web and school essays, put right by annotators',
    sentences: sentences.length,
    rules: Object.fromEntries(Object.entries(rules).sort((a, b) => b[1].flagged - a[1].flagged)),
    spelling: fitOdds(examples),
  };
  for (const [rule, { flagged, touched, agreed }] of Object.entries(record.rules))
    print(
      `${rule.padEnd(26)} ${String(flagged).padStart(5)}  touched ${share(touched, flagged)}  agreed ${share(agreed, flagged)}`,
    );
  for (const line of oddsLines(examples)) print(line);
  writeFileSync(new URL('learner-record.json', WEIGHTS), `${JSON.stringify(record, null, 2)}\n`);
}

function correctionsIn(text: string, tools: Tools): Correction[] {
  const essay = readEssay(text);
  const found = essay.sentences.flatMap((one) => tools.detect(tools.tag(one)));
  const told = beforeGate(essay, correctionsOf(essay, found), tools.spelling);
  return [...told, ...slipsBeforeGate(essay, { task: 2, prompt: '', essay: text }, told)];
}

const share = (part: number, of: number) => (part / Math.max(1, of)).toFixed(2);
const FOLDS = 5;

/** How the spelling odds do on essays they were not fitted on. */
function oddsLines(examples: Example[]): string[] {
  const essays = [...new Set(examples.map(({ essay }) => essay))];
  const fold = new Map(essays.map((essay, i) => [essay, i % FOLDS]));
  const guessed = Array.from({ length: FOLDS }, (_, out) => {
    const weights = fitOdds(examples.filter(({ essay }) => fold.get(essay) !== out));
    return examples
      .filter(({ essay }) => fold.get(essay) === out)
      .map(({ signs, right }) => ({ odds: spellingOdds(signs, weights), right }));
  }).flat();
  return [0, 0.5, 0.8, 0.9, 0.93, 0.95].map((line) => {
    const above = guessed.filter(({ odds }) => odds >= line);
    const right = above.filter((one) => one.right).length;
    return `spelling from odds ${line.toFixed(2)}: ${above.length} of ${guessed.length}, the word that was meant ${share(right, above.length)}`;
  });
}
