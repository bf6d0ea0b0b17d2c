import type { PublicGroup } from '@ninefold/content/compile/paper';
import type { Both, Paper } from '@ninefold/contract/practice/paper';
import type { BandTest } from '@ninefold/core/bands/band-tables';
import type { Deed } from '@ninefold/core/economy/deeds';
import type { AccessRule } from '@ninefold/core/practice/attempt-rules';
import type { PractisedSkill } from '@ninefold/core/practice/practised-skills';
import type { RunningSection, RunningStep } from '@ninefold/core/practice/running-order';
import type { Settings } from '#settings.ts';

/** A paper as the lists need it: what only this skill knows about it. */
type SkillHead = { seconds: number; module: 'academic' | 'general' | null; hasAudio: boolean };

/** A paper without its place in a test. `order` stays on the server: it is what `running` is made of. */
export type ShownPaper = Omit<Paper, 'offset'> & { order?: Omit<RunningSection, 'offset'> };
type StoredPaper = { id: number; hash: string; rev: number; pack: string; public: unknown };

/**
 * Everything practice has to know about one skill. A skill hands it over in `<skill>.kit.ts` and `services.ts` lists
 * it; practice itself names no skill.
 */
export type SkillKit = {
  /** Also the kind of its items, and of its memberships. */
  skill: PractisedSkill;
  /** What papers are called that a learner put together. */
  ownSet: Both;
  /** How many parts a complete test has. */
  partsOfTest: number;
  /** The operator's rule for the whole skill. */
  access: (settings: Settings) => AccessRule;
  /** What a finished practice is recorded as. */
  deed: Deed;
  head: (stored: unknown) => SkillHead;
  /** What is shown before handing in. */
  show: (stored: StoredPaper) => ShownPaper;
  /** Seconds after the last part of an exam. */
  checkSeconds: (examType: 1 | 2) => number;
  /** Step by step what an exam runs through; empty where nothing runs but the clock. */
  running: (papers: readonly (ShownPaper & { offset: number })[], checkSeconds: number) => RunningStep[];
  /** The table that turns the marks of a complete test into a band. */
  bandTest: (papers: readonly ShownPaper[]) => BandTest;
};

/** By skill: a skill without a kit does not compile. */
export type SkillKits = Readonly<Record<PractisedSkill, SkillKit>>;

/** Groups of questions as the contract has them. */
export const groupsShown = (groups: readonly PublicGroup[]) =>
  groups.map(({ optionsTitle, ...group }) => ({ ...group, ...(optionsTitle && { options_title: optionsTitle }) }));
