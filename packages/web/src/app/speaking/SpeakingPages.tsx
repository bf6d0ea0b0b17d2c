import { hubMessages } from '#features/speaking/hub/hub.messages.ts';
import { SpeakingHubPage } from '#features/speaking/hub/SpeakingHubPage.tsx';
import { reportMessages } from '#features/speaking/report/report.messages.ts';
import { SharedSpeakingPage } from '#features/speaking/report/SharedSpeakingPage.tsx';
import { SpeakingReportPage } from '#features/speaking/report/SpeakingReportPage.tsx';
import { SpeakingPracticePage } from '#features/speaking/SpeakingPracticePage.tsx';
import { sittingMessages } from '#features/speaking/sitting/sitting.messages.ts';
import { speakingMessages } from '#features/speaking/speaking.messages.ts';
import { type Language, startLanguage } from '#i18n/language.ts';
import { sharingMessages } from '#practice/sharing/sharing.messages.ts';

type Words = { load(language: Language): Promise<unknown> };

/** Their words come with their code: named in the route table they would be part of the first load of every page. */
async function withWords<Page>(page: Page, ...more: Words[]): Promise<Page> {
  await Promise.all([speakingMessages, ...more].map((words) => words.load(startLanguage()).catch(() => {})));
  return page;
}

export const openSpeakingHub = () => withWords(SpeakingHubPage, hubMessages, sittingMessages);
export const openSpeakingPractice = () => withWords(SpeakingPracticePage, sittingMessages);
export const openSpeakingReport = () => withWords(SpeakingReportPage, reportMessages, sharingMessages);
export const openSharedSpeaking = () => withWords(SharedSpeakingPage, reportMessages, sharingMessages);
