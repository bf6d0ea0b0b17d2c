import type { PracticeKit } from '#practice/practice-kit.ts';
import { openLoudspeaker } from './audio/loudspeaker.ts';
import { ListeningPlayer } from './ListeningPlayer.tsx';
import { ListeningReviewPane } from './ListeningReviewPane.tsx';
import { listeningPapers } from './listening.papers.ts';
import { PlayEvidence } from './PlayEvidence.tsx';
import { turnBlock } from './Script.tsx';
import { SoundCheck } from './SoundCheck.tsx';
import { useListeningTexts } from './useListeningTexts.ts';

export const listeningKit: PracticeKit = {
  ...listeningPapers,
  useTexts: useListeningTexts,
  StartTools: SoundCheck,
  onStartPress: openLoudspeaker,
  Player: ListeningPlayer,
  ReviewPane: ListeningReviewPane,
  evidenceBlock: turnBlock,
  EvidenceTools: PlayEvidence,
};
