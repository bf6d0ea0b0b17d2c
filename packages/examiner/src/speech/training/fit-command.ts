import { writeFileSync } from 'node:fs';
import { SPEECH_WEIGHTS } from '../marks/weights.ts';
import { openEars } from '../score-sentence.ts';
import { measureExamples } from './examples.ts';
import { fitSpeech } from './fit.ts';
import { readMarkedReadings } from './speech-data.ts';

/** Makes `weights/speech.json` from a folder of marked readings. */
export async function fitSpeechWeights(folder: string, print: (line: string) => void): Promise<void> {
  const ears = await openEars();
  const { examples, refused } = measureExamples(ears, readMarkedReadings(folder));
  writeFileSync(SPEECH_WEIGHTS, `${JSON.stringify(fitSpeech(examples), null, 2)}\n`);
  print(`fitted to ${examples.length} readings; left out: ${refused.length ? refused.join(', ') : 'none'}`);
  ears.frontEnd.close();
}
