import { marksOf } from '../marks/marks.ts';
import type { SpeechWeights } from '../marks/weights.ts';
import { readSpeechWeights } from '../marks/weights.ts';
import { openEars } from '../score-sentence.ts';
import { adviceLines } from './advice-precision.ts';
import { areaUnderCurve, correlation, meanOff } from './agreement.ts';
import { measureExamples } from './examples.ts';
import { type Example, fitSpeech, type Judged } from './fit.ts';
import { gateLines } from './gates.ts';
import { readMarkedReadings } from './speech-data.ts';

const FOLDS = 10;
/** Nobody in the data is fifteen to nineteen but three of fifteen. */
const CHILD_UNDER = 16;
/** Words that the experts' mean calls badly said. */
const BADLY_SAID = 5;

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
  ears.frontEnd.close();
}

function leftOut(examples: Example[]): Judged[] {
  const speakers = [...new Set(examples.map(({ reading }) => reading.speaker))].sort();
  const foldOf = (example: Example) => speakers.indexOf(example.reading.speaker) % FOLDS;
  return Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitSpeech(examples.filter((example) => foldOf(example) !== fold));
    return judge(
      examples.filter((example) => foldOf(example) === fold),
      weights,
    );
  }).flat();
}

const judge = (examples: Example[], weights: SpeechWeights): Judged[] =>
  examples.map((example) => ({
    example,
    marks: marksOf(example.measures, weights),
    wrong: example.others.map((other) => marksOf(other, weights)),
  }));

function agreementLines(judged: Judged[], print: (line: string) => void): void {
  const groups: [string, Judged[]][] = [
    ['all', judged],
    [`under ${CHILD_UNDER}`, judged.filter(({ example }) => example.reading.age < CHILD_UNDER)],
    [`${CHILD_UNDER} and older`, judged.filter(({ example }) => example.reading.age >= CHILD_UNDER)],
  ];
  for (const [name, group] of groups) {
    const total = group.map(({ example, marks }): [number, number] => [marks.total / 10, example.reading.total]);
    print(`total, ${name} (${group.length}): r ${two(correlation(total))}, mean distance ${two(meanOff(total))} of 10`);
  }
  const of = (mark: 'accuracy' | 'fluency') =>
    correlation(judged.map(({ example, marks }) => [marks[mark] / 10, example.reading[mark]]));
  print(`accuracy r ${two(of('accuracy'))}, fluency r ${two(of('fluency'))}`);
  const words = judged.flatMap(({ example, marks }) =>
    example.reading.words.map(([, mark], at): [number, boolean] => [marks.words[at] ?? 0, mark < BADLY_SAID]),
  );
  print(
    `words: ${words.length}, badly said ${words.filter(([, bad]) => bad).length}, AUC ${two(areaUnderCurve(words))}`,
  );
  const wrong = judged.flatMap(({ wrong: all }) => all);
  const share = (test: (marks: ReturnType<typeof marksOf>) => boolean) =>
    `${((100 * wrong.filter(test).length) / wrong.length).toFixed(1)} %`;
  print(
    `another sentence (${wrong.length}): below 25 ${share(({ total }) => total < 25)}, not assessed ${share(({ match }) => match === 0)}`,
  );
  const lost = judged.filter(({ example, marks }) => example.reading.total >= 3 && marks.match === 0).length;
  print(`of readings the experts gave 3 of 10 or more, taken for another sentence: ${lost}`);
}

const two = (value: number) => value.toFixed(3);
