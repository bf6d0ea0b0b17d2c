import type { Grade } from '@ninefold/core/memory/trace';
import { luck } from './chance.ts';
import { firstGrade, gradeWhenRecalled, type Learner } from './learner.ts';

/** How a learner truly forgets; the scheduler only sees the grades. */
export abstract class World {
  protected readonly learner: Learner;
  protected readonly last: Int16Array;
  private readonly turns: Uint16Array;
  private readonly firstGrades: Uint8Array;

  constructor(learner: Learner) {
    this.learner = learner;
    this.last = new Int16Array(learner.words).fill(-1);
    this.turns = new Uint16Array(learner.words);
    this.firstGrades = new Uint8Array(learner.words);
  }

  /** The true chance that a word is recalled on a day. */
  abstract recall(word: number, day: number): number;
  protected abstract begin(word: number, day: number, grade: Grade): void;
  protected abstract change(word: number, day: number, grade: Grade, recall: number): void;

  meet(word: number, day: number): Grade {
    const grade = firstGrade(this.learner, word);
    this.begin(word, day, grade);
    this.last[word] = day;
    this.turns[word] = 1;
    this.firstGrades[word] = grade;
    return grade;
  }

  review(word: number, day: number): Grade {
    const recall = this.recall(word, day);
    const turn = this.turns[word] ?? 0;
    const grade = luck(this.learner.seed, word, turn) < recall ? gradeWhenRecalled(this.learner, word, turn) : 1;
    this.change(word, day, grade, recall);
    this.last[word] = day;
    this.turns[word] = turn + 1;
    return grade;
  }

  firstGradeOf(word: number): number {
    return this.firstGrades[word] ?? 0;
  }

  protected since(word: number, day: number): number {
    return day - (this.last[word] ?? 0);
  }

  protected hard(word: number): number {
    return this.learner.difficulty[word] ?? 0;
  }

  protected odd(word: number): number {
    return this.learner.quirk[word] ?? 0;
  }
}
