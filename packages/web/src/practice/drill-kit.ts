import type { ReadingOf, ReadingShown } from '@ninefold/contract/mistakes/read-aloud';
import type { Attempt } from '@ninefold/contract/practice/attempt-state';
import type { Paper } from '@ninefold/contract/practice/paper';
import type { QuestionResult } from '@ninefold/contract/practice/result';
import type { Exercise, ExerciseSolution } from '@ninefold/contract/training/item';
import type { Word } from '@ninefold/contract/vocabulary';
import type { ComponentType } from 'react';
import type { Language } from '#i18n/language.ts';
import type { WordAreaProps } from './word-tools/word-tools.ts';

/**
 * What a skill brings along so that one of its questions can be asked alone. Much lighter than its `PracticeKit`: a
 * page of drills has neither a player nor a review.
 */
export type DrillKit = {
  /** What the question is about: its paragraph, or its stretch of the recording. */
  Source: ComponentType<DrillSourceProps>;
  /** Fetches now what could not be fetched without a network later. */
  prepare?: (paper: Paper) => Promise<void>;
};

/** `question`: null until it was answered; then its evidence is shown too. */
export type DrillSourceProps = { paper: Paper; clip: Clip | null; question: QuestionResult | null };
export type Clip = { from: number; to: number };

/** What the dictionary brings along so that a word can be asked and shown. */
export type WordKit = {
  Sounds: ComponentType<{ word: Pick<Word, 'uk_ipa' | 'us_ipa' | 'uk_audio' | 'us_audio'> }>;
  Entry: ComponentType<{ word: Word }>;
  /** An area whose words can be looked up: all of the word tools that a card needs. */
  Area: ComponentType<WordAreaProps>;
};

/** What training brings along so that one of its exercises can be asked and explained. */
export type ExerciseKit = {
  Card: ComponentType<ExerciseCardProps>;
  /** What is right and why; `given`: what was answered, [] for nothing. */
  Solution: ComponentType<{ exercise: Exercise; solution: ExerciseSolution; given: readonly string[] }>;
  /** Whether enough was answered to be given. */
  canGive: (exercise: Exercise, value: AnswerValue) => boolean;
  /** What stands there before anything was answered: the sentence that is to be corrected. */
  startValue: (exercise: Exercise) => AnswerValue;
};
type AnswerValue = string | readonly string[];
export type ExerciseCardProps = {
  exercise: Exercise;
  value: AnswerValue;
  onChange: (value: AnswerValue) => void;
  /** Enter in a field of several lines. */
  onGive: () => void;
  readOnly: boolean;
};

/** What the skills bring along so that a sentence of theirs can be read aloud again. */
export type ReadAloudKit = {
  /** Records, sends and waits for the score. Whose sentence it is decides which. */
  Recorders: { readonly [S in ReadingOf['skill']]: ComponentType<RecorderProps<S>> };
  /** Every word with its score, and its sounds on a press. */
  Words: ComponentType<{ reading: ReadingShown }>;
  /** The model, from one second to another. */
  play: (clip: { url: string; from: number; to: number }) => Promise<void>;
  stop: () => void;
};
export type RecorderProps<S extends ReadingOf['skill'] = ReadingOf['skill']> = {
  of: Extract<ReadingOf, { skill: S }>;
  text: string;
  /** The microphone is open: nothing else may be heard. */
  onOpen: () => void;
  /** The number of the recording, once it has a score. */
  onScored: (recording: string) => void;
};

/** Handed to the page of drills by app/, which alone knows all skills. */
export type DrillKits = Readonly<Record<Attempt['skill'], DrillKit>> & {
  readonly word: WordKit;
  /** Fetched only where there is an exercise to be asked: most rounds hold none. */
  readonly loadExercise: (language: Language) => Promise<ExerciseKit>;
  /** The same for a sentence to be read aloud. */
  readonly loadReadAloud: (language: Language) => Promise<ReadAloudKit>;
};
