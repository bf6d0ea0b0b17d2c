import { adviseWord } from '../advice/advise-word.ts';
import type { Ears } from '../hear.ts';
import type { AdviceKey } from '../report.ts';
import type { Judged } from './fit.ts';

/** A word the experts found something wrong with. */
const FAULTY = 7;

/** For each advice: how often the experts found fault with the word it was given to. */
export function adviceLines(ears: Ears, judged: Judged[], print: (line: string) => void): void {
  const given = new Map<AdviceKey, { times: number; faulty: number }>();
  let [words, faultyWords] = [0, 0];
  const note = (key: AdviceKey | undefined, faulty: boolean) => {
    if (!key) return;
    const before = given.get(key) ?? { times: 0, faulty: 0 };
    given.set(key, { times: before.times + 1, faulty: before.faulty + (faulty ? 1 : 0) });
  };
  for (const { example, marks } of judged) {
    if (marks.match === 0) continue;
    example.reading.words.forEach(([, mark], at) => {
      const { measures } = example;
      const advice = adviseWord(
        measures.phones.filter(({ word }) => word === at),
        ears.model.phones,
        { said: measures.said.has(at), known: true, score: marks.words[at] ?? 0 },
      );
      words++;
      if (mark < FAULTY) faultyWords++;
      note(advice.word, mark < FAULTY);
      for (const key of new Set(advice.phones)) note(key, mark < FAULTY);
    });
  }
  print(`words with fault found (below ${FAULTY}): ${faultyWords} of ${words}`);
  for (const [key, { times, faulty }] of [...given].sort((a, b) => b[1].times - a[1].times))
    print(`${key}: given ${times} times, fault found by the experts in ${((100 * faulty) / times).toFixed(0)} %`);
}
