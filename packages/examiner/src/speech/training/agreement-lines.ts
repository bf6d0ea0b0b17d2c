import type { Marks } from '../marks/marks.ts';
import { areaUnderCurve, correlation, meanOff } from './agreement.ts';
import type { Judged } from './fit.ts';

/** Nobody in the data is between fifteen and twenty. */
const CHILD_UNDER = 16;
/** Words that the experts' mean calls badly said. */
const BADLY_SAID = 5;

export function agreementLines(judged: Judged[], print: (line: string) => void): void {
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
  const share = (test: (marks: Marks) => boolean) =>
    `${((100 * wrong.filter(test).length) / wrong.length).toFixed(1)} %`;
  print(
    `another sentence (${wrong.length}): below 25 ${share(({ total }) => total < 25)}, not assessed ${share(({ match }) => match === 0)}`,
  );
  const lost = judged.filter(({ example, marks }) => example.reading.total >= 3 && marks.match === 0).length;
  print(`of readings the experts gave 3 of 10 or more, taken for another sentence: ${lost}`);
}

const two = (value: number) => value.toFixed(3);
