import { createContext, use } from 'react';

/** What is lit: the words in the text and whatever speaks of them, both ways. */
export type Lit = {
  key: string | null;
  /** Lights it and brings its words into view; the keyboard goes along when asked. */
  showWords: (key: string, focus?: boolean) => void;
  /** Lights it and brings its remark into view. */
  showRemark: (key: string, focus?: boolean) => void;
  /** Lights it where it is. */
  light: (key: string | null) => void;
};

/** null: there is no text beside it in which anything could light up. */
export const LitContext = createContext<Lit | null>(null);

const NOTHING: Lit = { key: null, showWords: () => {}, showRemark: () => {}, light: () => {} };

export const useLit = (): Lit => use(LitContext) ?? NOTHING;
export const useHasText = (): boolean => use(LitContext) !== null;
