import { readSpeechWeights } from '../marks/weights.ts';
import { openEars } from '../score-sentence.ts';
import { adviceLines } from './advice-precision.ts';
import { agreementLines } from './agreement-lines.ts';
import { answersLines } from './answers-lines.ts';
import { measureExamples } from './examples.ts';
import { gateLines } from './gates.ts';
import { FOLDS, judge, leftOut } from './left-out.ts';
import { readMarkedReadings } from './speech-data.ts';

/** Prints how far the marks agree with the experts', for readers that the weights have not heard. */
export async function evaluateSpeech(folder: string, print: (line: string) => void): Promise<void> {
  const ears = await openEars();
  const readings = readMarkedReadings(folder);
  const { examples, refused } = measureExamples(ears, readings);
  print(`${readings.length} sentences of ${new Set(readings.map(({ speaker }) => speaker)).size} readers`);
  print(`refused by the gates: ${refused.length ? refused.join(', ') : 'none'}`);
  print(`\n== Readers left out (${FOLDS} folds by reader, refitted for each)`);
  const honest = leftOut(examples);
  agreementLines(honest, print);
  print('\n== The shipped weights on the same sentences (they were fitted to these)');
  agreementLines(judge(examples, readSpeechWeights()), print);
  print('\n== Advice');
  adviceLines(ears, honest, print);
  print('\n== Gates');
  gateLines(ears, readings, print);
  print('\n== Open answers: the recogniser on the same readings');
  await answersLines(readings, print);
  ears.frontEnd.close();
}
