import { useParams } from '@tanstack/react-router';
import { lazy } from 'react';
import { listeningKit } from '#features/listening/listening.kit.ts';
import { listeningMessages } from '#features/listening/listening.messages.ts';
import { LobbyPage } from '#features/mock/lobby/LobbyPage.tsx';
import { mockMessages } from '#features/mock/mock.messages.ts';
import type { MockKit } from '#features/mock/mock-kit.ts';
import { reportMessages } from '#features/mock/report/report.messages.ts';
import { MockRoom } from '#features/mock/room/MockRoom.tsx';
import { readingKit } from '#features/reading/reading.kit.ts';
import { readingMessages } from '#features/reading/reading.messages.ts';
import { sittingMessages } from '#features/speaking/sitting/sitting.messages.ts';
import { speakingMessages } from '#features/speaking/speaking.messages.ts';
import { reportOf } from '#features/speaking/speaking-paths.ts';
import { MicrophoneCard } from '#features/speaking/start/MicrophoneCard.tsx';
import { loadEditorParts } from '#features/writing/editor/editor-parts.ts';
import { ExamPaper } from '#features/writing/essay-page/ExamPaper.tsx';
import { editorOf, feedbackOf } from '#features/writing/essay-paths.ts';
import { startLanguage } from '#i18n/language.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { playerMessages } from '#practice/player.messages.ts';
import { typeMessages } from '#practice/question-types/types.messages.ts';
import { skillMessages } from '#ui/skill/skills.messages.ts';

const loadInterview = () => loadChunk(() => import('./MockInterview.tsx').then((file) => file.MockInterview));

/** The players that a mock uses are those of the skills: here the features meet. */
const kit: MockKit = {
  listening: listeningKit,
  reading: readingKit,
  WritingPaper: ExamPaper,
  prepareWriting: loadEditorParts,
  MicrophoneCheck: MicrophoneCard,
  SpeakingPaper: lazy(async () => ({ default: await loadInterview() })),
  prepareSpeaking: async (language) => {
    await Promise.all([loadInterview(), speakingMessages.load(language), sittingMessages.load(language)]);
  },
  speakingPath: (recordId) => reportOf({ kind: 'mock', record_id: recordId }),
  feedbackPath: ({ record_id: id, paper_id, task, state }) =>
    state === 'scored' ? feedbackOf({ id, paper_id, task }) : editorOf({ id, paper_id, task }),
  drillPath: (skill, type) => ({ to: '/training-drill/$skill/$type', params: { skill, type } }),
};

function MockPage() {
  const { id, recordId } = useParams({ strict: false });
  if (recordId !== undefined) return <MockRoom key={recordId} kit={kit} recordId={Number(recordId)} />;
  return id === undefined ? null : <LobbyPage key={id} kit={kit} id={Number(id)} />;
}

/** Its words come with its code: named in the route table they would be part of the first load of every page. */
export async function openMock() {
  const language = startLanguage();
  const words = [
    mockMessages,
    reportMessages,
    skillMessages,
    typeMessages,
    playerMessages,
    listeningMessages,
    readingMessages,
    speakingMessages,
    sittingMessages,
  ];
  await Promise.all([...words.map((text) => text.load(language)), loadEditorParts(language)]).catch(() => {});
  return MockPage;
}
