import { EASY } from '@ninefold/core/memory/trace';
import { luck } from './memory/chance.ts';
import { type Cell, type Outcome, runCourse } from './memory/course.ts';
import { examPolicy } from './memory/exam-policy.ts';
import { learnerOf } from './memory/learner.ts';
import { plainFsrs } from './memory/plain-fsrs.ts';
import { WORLDS, type WorldName } from './memory/worlds.ts';

const CELLS: Cell[] = [30, 60, 120].flatMap((days) => [10, 20, 40].map((minutes) => ({ days, minutes })));
const NAMES: WorldName[] = ['A', 'B', 'C', 'D'];

/** The number of the first learner. */
const FROM = Number(process.env.FROM ?? 1);

type Pair = {
  plain: Outcome;
  exam: Outcome;
  promised: { about: number; low: number; high: number } | null;
  drawn: number;
};

/**
 * Words known on exam day with the shipped scheduler against plain FSRS (.9) for the same minutes, in four simulated ways
 * of forgetting. LEARNERS (60) a cell; WORLDS (ABCD) and WORDS (3000, 800) narrow it down. FROM (1) takes other learners:
 * whatever is chosen by simulation is chosen with those from 5001 on, and judged by the first sixty.
 */
export async function memoryBench(): Promise<void> {
  const learners = Number(process.env.LEARNERS ?? 60);
  const names = NAMES.filter((name) => (process.env.WORLDS ?? 'ABCD').includes(name));
  for (const words of (process.env.WORDS ?? '3000,800').split(',').map(Number)) {
    console.log(`\n${words} words, ${learners} learners a cell; ratio of words known on exam day to plain FSRS`);
    for (const name of names)
      report(
        name,
        CELLS.map((cell) => ({ cell, pairs: pairsOf(name, cell, words, learners) })),
      );
  }
}

function pairsOf(name: WorldName, cell: Cell, words: number, learners: number): Pair[] {
  return Array.from({ length: learners }, (_, index) => {
    const learner = learnerOf(index + FROM, words);
    const plainWorld = new WORLDS[name](learner);
    const plain = runCourse(learner, plainWorld, plainFsrs(learner, plainWorld), cell);
    const world = new WORLDS[name](learner);
    const policy = examPolicy(learner, world, cell.days);
    const exam = runCourse(learner, world, policy, cell);
    let drawn = 0;
    // As the promise counts: words graded Easy at the first meeting are no gain of the course.
    for (let word = 0; word < policy.started(); word++)
      if (world.firstGradeOf(word) !== EASY && luck(learner.seed, word, 4242) < world.recall(word, cell.days)) drawn++;
    return { plain, exam, promised: policy.promise(cell.days - 1, 0), drawn };
  });
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, x) => sum + x, 0) / Math.max(1, numbers.length);
const ratio = (pairs: readonly Pair[], of: (outcome: Outcome) => number): number =>
  mean(pairs.map(({ exam }) => of(exam))) / mean(pairs.map(({ plain }) => of(plain)));
const geometric = (numbers: readonly number[]): number => Math.exp(mean(numbers.map(Math.log)));

function report(name: WorldName, cells: readonly { cell: Cell; pairs: readonly Pair[] }[]): void {
  const ratios = cells.map(({ pairs }) => ratio(pairs, ({ known }) => known));
  const strict = cells.map(({ pairs }) => ratio(pairs, ({ knownStrictly }) => knownStrictly));
  const all = cells.flatMap(({ pairs }) => pairs);
  const promises = all.flatMap(({ promised, drawn }) => (promised ? [{ ...promised, drawn }] : []));
  const off = mean(promises.map(({ about, drawn }) => Math.abs(about / drawn - 1)));
  // Above nought: more was promised than was there.
  const signed = mean(promises.map(({ about, drawn }) => about / drawn - 1));
  const inside = mean(promises.map(({ low, high, drawn }) => (drawn >= low && drawn <= high ? 1 : 0)));
  const minutes = cells.map(({ pairs }) => mean(pairs.map(({ exam }) => exam.used)));
  console.log(
    [
      `${name}: ${geometric(ratios).toFixed(2)} (cells ${ratios.map((x) => x.toFixed(2)).join(' ')})`,
      `strict ${geometric(strict).toFixed(2)} (lowest ${Math.min(...strict).toFixed(2)})`,
      `minutes ${Math.min(...minutes).toFixed(3)}-${Math.max(...minutes).toFixed(3)} of the budget`,
      `promise on the eve off by ${(100 * off).toFixed(1)} % (on average ${signed < 0 ? '' : '+'}${(100 * signed).toFixed(1)} %), ${(100 * inside).toFixed(0)} % inside its range (n = ${promises.length})`,
    ].join('; '),
  );
}
