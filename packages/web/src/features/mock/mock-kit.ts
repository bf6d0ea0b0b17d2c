import type { PaperReport, TaskReport } from '@ninefold/contract/mock/report';
import type { ComponentType } from 'react';
import type { Language } from '#i18n/language.ts';
import type { Destination } from '#navigation/link.tsx';
import type { PracticeKit } from '#practice/practice-kit.ts';

/** What the papers of a mock are played, reviewed and trained with: features meet in the app, which hands this over. */
export type MockKit = {
  listening: PracticeKit;
  reading: PracticeKit;
  /** Both tasks under one clock. */
  WritingPaper: ComponentType<{ task1: number; task2: number; onClosed: () => void; onLeave: () => void }>;
  /** Everything writing needs on the device before its clock starts. */
  prepareWriting: (language: Language) => Promise<void>;
  /** Asks for the microphone and shows that it hears. */
  MicrophoneCheck: ComponentType<{ onHeard: () => void }>;
  /** The interview, from its first question to handing in. */
  SpeakingPaper: ComponentType<{ recordId: number; onDone: () => void; onLeave: () => void }>;
  prepareSpeaking: (language: Language) => Promise<void>;
  /** The report of the interview, or the press for it. */
  speakingPath: (recordId: number) => Destination;
  feedbackPath: (task: TaskReport) => Destination;
  /** "Ten more of this kind." */
  drillPath: (skill: 'listening' | 'reading', type: string) => Destination;
};

/** Where the answers of a marked paper are gone through. */
export const reviewPath = (kit: PracticeKit, { attempt_id, papers }: PaperReport): Destination =>
  kit.paperPath(papers[0] ?? 0, { attempt: attempt_id, own: papers.join('-'), view: 'review' });
