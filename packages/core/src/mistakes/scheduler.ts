/** The memory behind due dates: words and mistakes share it. The rules here never look inside `Memory`. */

/** What the scheduler remembers about one thing; plain data, so that it can be stored. */
export type Memory = Readonly<Record<string, number | string>>;

export type Grade = 'again' | 'good';

export type Scheduler = {
  /** From what was remembered and how it went now to when it should be asked again. null: never asked before. */
  next(memory: Memory | null, grade: Grade, at: Date): { memory: Memory; due: Date };
};
