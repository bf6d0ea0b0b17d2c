import { hubMessages } from '#features/speaking/hub/hub.messages.ts';
import { SpeakingHubPage } from '#features/speaking/hub/SpeakingHubPage.tsx';
import { reportMessages } from '#features/speaking/report/report.messages.ts';
import { SharedSpeakingPage } from '#features/speaking/report/SharedSpeakingPage.tsx';
import { SpeakingReportPage } from '#features/speaking/report/SpeakingReportPage.tsx';
import { SpeakingPracticePage } from '#features/speaking/SpeakingPracticePage.tsx';
import { sittingMessages } from '#features/speaking/sitting/sitting.messages.ts';
import { speakingMessages } from '#features/speaking/speaking.messages.ts';
import { listMessages } from '#practice/list/list.messages.ts';
import { sharingMessages } from '#practice/sharing/sharing.messages.ts';
import { withWords } from '../page/with-words.ts';

export const openSpeakingHub = () =>
  withWords(SpeakingHubPage, speakingMessages, hubMessages, sittingMessages, listMessages);
export const openSpeakingPractice = () => withWords(SpeakingPracticePage, speakingMessages, sittingMessages);
export const openSpeakingReport = () =>
  withWords(SpeakingReportPage, speakingMessages, reportMessages, sharingMessages);
export const openSharedSpeaking = () =>
  withWords(SharedSpeakingPage, speakingMessages, reportMessages, sharingMessages);
