import type { WordTools } from '#practice/word-tools/word-tools.ts';
import { MissedWords } from '../missed/MissedWords.tsx';
import { lookable } from '../words-of.ts';
import { LookUpArea } from './LookUpArea.tsx';
import { LookUpLoader } from './LookUpLoader.tsx';
import { PaperWordsLink } from './PaperWordsLink.tsx';
import { selectedWords } from './selected-words.ts';
import { WordButtons } from './WordButtons.tsx';

/** The dictionary's parts for the pages on which papers are read. All but these few are downloaded with the first word. */
export const wordTools: WordTools = {
  selectedWords,
  lookable,
  Buttons: WordButtons,
  Found: LookUpLoader,
  Area: LookUpArea,
  PaperWords: PaperWordsLink,
  MissedWords,
};
