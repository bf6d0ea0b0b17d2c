import { isPlaying, openLoudspeaker } from '#practice/audio/loudspeaker.ts';
import { keepRecordings } from '#practice/audio/recordings.ts';
import type { PracticeKit } from '#practice/practice-kit.ts';
import { neededSounds } from './audio/needed-sounds.ts';
import { ListeningPlayer } from './ListeningPlayer.tsx';
import { ListeningReviewPane } from './ListeningReviewPane.tsx';
import { listeningPapers } from './listening.papers.ts';
import { PlayEvidence } from './PlayEvidence.tsx';
import { turnBlock } from './Script.tsx';
import { RunningPlan } from './start/RunningPlan.tsx';
import { SoundCheck } from './start/SoundCheck.tsx';
import { useListeningTexts } from './useListeningTexts.ts';

export const listeningKit: PracticeKit = {
  ...listeningPapers,
  useTexts: useListeningTexts,
  StartPlan: RunningPlan,
  StartTools: SoundCheck,
  prepare: ({ papers, running }) => keepRecordings(neededSounds(papers, running)),
  isPlaying,
  onStartPress: openLoudspeaker,
  Player: ListeningPlayer,
  ReviewPane: ListeningReviewPane,
  evidenceBlock: turnBlock,
  EvidenceTools: PlayEvidence,
};
