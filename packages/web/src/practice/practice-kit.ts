import type { Client } from '@ninefold/contract/client';
import type { Attempt } from '@ninefold/contract/practice/attempt-state';
import type { Paper } from '@ninefold/contract/practice/paper';
import type { listCalls } from '@ninefold/contract/practice/paper-list';
import type { QuestionResult, Result } from '@ninefold/contract/practice/result';
import type { ComponentType } from 'react';
import type { Destination } from '#navigation/link.tsx';
import type { Part } from './paper/seats.ts';
import type { PracticeSearch } from './practice-search.ts';
import type { Sitting } from './sitting/sitting.ts';

/** Where the papers of a skill come from and where they are opened: all that lists, links and queries need. */
export type PaperSource = {
  skill: Attempt['skill'];
  calls: PaperCalls;
  listPath: Destination['to'] & string;
  /** Where a paper, a set or an attempt is opened. */
  paperPath: (id: number, search?: PracticeSearch) => Destination;
  /** Where a single paper is worked through sentence by sentence, where the skill has that. */
  sentencesPath?: (id: number) => Destination;
};

/** The calls that every skill offers for its papers. */
type PaperCalls = Client<ReturnType<typeof listCalls>>;
export type PaperToTake = Awaited<ReturnType<PaperCalls['getPaper']>>;

/**
 * What a skill brings along so that the shared pages can start, play and review its papers. A new skill writes a kit;
 * nothing in practice/ knows which skills there are. A kit is heavy, so it is loaded with its page, and whatever only
 * lists or links to papers takes a `PaperSource`.
 */
export type PracticeKit = PaperSource & {
  useTexts: () => SkillTexts;

  /** What the test runs through and when; without it the start page lists the papers. */
  StartPlan?: ComponentType<{ what: PaperToTake }>;
  /** Shown above the start button, e.g. a sound check. */
  StartTools?: ComponentType<StartToolsProps>;
  /** Brings what a timed paper needs onto the device, before its clock starts. */
  prepare?: (what: PaperToTake) => Promise<void>;
  /** Whether something is heard now: listening is work, though nobody moves. */
  isPlaying?: () => boolean;
  /** Called within the press on "start": later the browser would not let a recording play. */
  onStartPress?: () => void;

  Player: ComponentType<PlayerProps>;

  /** The text the questions are about, with the evidence in it: a passage, or the script of a recording. */
  ReviewPane: ComponentType<ReviewPaneProps>;
  /** The name of the text block in which a piece of evidence stands, as `ReviewPane` names it: `31/p/A`. */
  evidenceBlock: (paperId: number, at: string) => string;
  /** What stands before a piece of evidence, e.g. the letter of its paragraph. */
  evidenceLetter?: (at: string) => string;
  /** Shown beside a piece of evidence, e.g. a button that plays it. */
  EvidenceTools?: ComponentType<EvidenceToolsProps>;
};

/** Sentences of the shared pages that each skill words for itself. */
export type SkillTexts = {
  /** Start page: how many questions, how long. */
  meta: (what: PaperToTake) => string;
  examMode: (what: PaperToTake) => string;
  practiceMode: string;
  /** What the exam of this skill does not allow, or allows only here. */
  examRule: string;
  /** Why these papers cannot be started now; null: they can. */
  whyNot?: (papers: readonly Paper[]) => string | null;
  /** Review: leads to a piece of evidence in the text, by its place there. */
  showEvidence: (at: string) => string;
};

/** `examType`: how the end of an exam is practised, on a computer (1) or on paper (2); null outside exam mode. */
export type StartToolsProps = {
  examType: 1 | 2 | null;
  onExamType: (type: 1 | 2) => void;
  /** An exam may begin: the sound was heard. */
  ready: boolean;
  onReady: () => void;
};

/** `onMarked` gets null when the server closed the attempt without this tab handing it in. */
export type PlayerProps = { sitting: Sitting; onMarked: (result: Result | null) => void; onLeave: () => void };

export type ReviewPaneProps = { result: Result; part: Part };

type Evidence = QuestionResult['evidence'][number];
export type EvidenceToolsProps = { paper: Paper; question: QuestionResult; evidence: Evidence };
