import type { Drill } from '@ninefold/contract/mistakes/card';
import type { MistakePlace } from '@ninefold/contract/mistakes/mistake';
import type { Solution } from '@ninefold/contract/mistakes/solution';
import type { DrillForm, EvidenceSource, MistakeKind, MistakeSkill } from '@ninefold/core/mistakes/kinds';
import type { Db } from '#db/db.ts';

/** Where a mistake was made, in its owner's words: an attempt and a question of it, a word and the day it was looked up. */
export type Evidence = { source: EvidenceSource; id: number; part: string };

/** What an owner needs to know to ask it again. */
export type Asked = {
  kind: MistakeKind;
  form: DrillForm;
  slot: string;
  evidence: Evidence;
  /** Sentences in which a rule or a sound was right already: another one is asked where there is one. */
  tried: readonly string[];
};

/** `sentence`: the one that was asked, where its owner chose it among several. */
export type Solved = { right: boolean; solution: Solution; sentence?: string };

export type PlacedDrill = { place: MistakePlace; drill: Drill };

export type AnswerGiven = string | string[] | null;

/**
 * What whoever owns the evidence can do with it: say where it was, ask it again, mark an answer, and tell everything
 * once it was answered. The book of mistakes never looks into an attempt itself. Evidence of somebody else is not there.
 */
export type EvidenceOwner = {
  /** In the order asked for; null: not there. */
  places(db: Db, userId: number, evidence: readonly Evidence[]): Promise<(MistakePlace | null)[]>;
  /** The same places, each with the question to be asked again. */
  drills(db: Db, userId: number, asked: readonly Asked[]): Promise<(PlacedDrill | null)[]>;
  /** What is right and what it was lost with, for a learner who only looks. */
  look(db: Db, userId: number, asked: readonly Asked[]): Promise<(Solution | null)[]>;
  /** Marks an answer. null given: could not remember. */
  solve(db: Db, userId: number, asked: Asked, given: AnswerGiven): Promise<Solved | null>;
};

/** One mistake as it is reported by whoever saw it. */
export type Lost = {
  kind: MistakeKind;
  slot: string;
  skill: MistakeSkill;
  type: string;
  marks: number;
  part: string;
  hash: string;
};
/** Something right that may have been lost before; `slots` are the mistakes it would mend. */
export type Right = { slots: readonly string[]; part: string };

export type Report = {
  source: EvidenceSource;
  id: number;
  at: Date;
  lost: readonly Lost[];
  rights: readonly Right[];
  /** Where the learner lives, where that is known already; else it is looked up. */
  timeZone?: string | undefined;
  /** What was closed or taken out stays so: to meet it again is not to lose it again. */
  keepsSettled?: boolean;
};
