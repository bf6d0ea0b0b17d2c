import type { PracticeKit } from '#practice/practice-kit.ts';
import { paragraphBlock } from './Passage.tsx';
import { ReadingPlayer } from './ReadingPlayer.tsx';
import { ReadingReviewPane } from './ReadingReviewPane.tsx';
import { readingPapers } from './reading.papers.ts';
import { useReadingTexts } from './useReadingTexts.ts';

export const readingKit: PracticeKit = {
  ...readingPapers,
  useTexts: useReadingTexts,
  Player: ReadingPlayer,
  ReviewPane: ReadingReviewPane,
  evidenceBlock: paragraphBlock,
  evidenceLetter: (paragraph) => paragraph,
};
