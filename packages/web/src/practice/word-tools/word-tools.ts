import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { Rect } from '../selection/selection-box.ts';

/**
 * Words somebody wants to know, and where they stand on the screen and in the text. `save`: into the notebook as well.
 */
export type AskedWords = { words: string; at: Rect; save: boolean; sentence?: string };

export type WordAreaProps = { id: string; label: string; className?: string | undefined; children: ReactNode };

export type PaperWordsProps = { skill: string; paperId: number };

/** A word that should have stood in a gap, and the words of the text that prove it. */
export type MissedWord = { word: string; sentence: string; paperId: number };
export type MissedWordsProps = { skill: 'reading' | 'listening'; missed: readonly MissedWord[] };

/**
 * What learners can do with the words of a text. The dictionary is a feature, and practice knows no features: this is the
 * slot that app/ fills. Where it is left empty, words cannot be looked up and everything else works.
 */
export type WordTools = {
  /** What can be looked up of the selection; '' when nothing can. */
  selectedWords: () => string;
  /** What can be looked up of these words; '' when nothing can. */
  lookable: (words: string) => string;
  /** Buttons beside a selection. */
  Buttons: ComponentType<{ onAsk: (save: boolean) => void }>;
  /** What was found. */
  Found: ComponentType<{ asked: AskedWords; onClose: () => void }>;
  /** An area whose words can be looked up. */
  Area: ComponentType<WordAreaProps>;
  /** The way to the words of a paper, before it is begun. */
  PaperWords: ComponentType<PaperWordsProps>;
  /** In review: words that were missed in gaps, each to be kept with one press. */
  MissedWords: ComponentType<MissedWordsProps>;
};

export const WordToolsContext = createContext<WordTools | null>(null);

export const useWordTools = (): WordTools | null => use(WordToolsContext);
