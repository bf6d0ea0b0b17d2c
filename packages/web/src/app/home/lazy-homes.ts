import { courseMessages } from '#features/courses/courses.messages.ts';
import { organisationMessages } from '#features/organisation/organisation.messages.ts';
import { planMessages } from '#features/planner/plan/plan.messages.ts';
import { type Language, startLanguage } from '#i18n/language.ts';
import { lazyPart } from '#navigation/lazy-part.ts';
import { typeMessages } from '#practice/question-types/types.messages.ts';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { bareMessages } from './bare/bare.messages.ts';
import { landingMessages } from './landing/landing.messages.ts';

type Words = { load(language: Language): Promise<unknown> };

const withWords = async <File>(file: Promise<File>, ...words: Words[]): Promise<File> => {
  const [loaded] = await Promise.all([file, ...words.map((text) => text.load(startLanguage()))]);
  return loaded;
};

/** Nobody sees more than one of these homes, so each is a download of its own, with its words. */
export const Landing = lazyPart(() =>
  withWords(import('./landing/Landing.tsx'), landingMessages, typeMessages).then((file) => file.Landing),
);
export const LearnerHome = lazyPart(() =>
  withWords(import('./LearnerHome.tsx'), courseMessages, bareMessages, planMessages, skillMessages).then(
    (file) => file.LearnerHome,
  ),
);
export const SchoolHome = lazyPart(() =>
  withWords(import('./SchoolHome.tsx'), courseMessages, bareMessages, organisationMessages).then(
    (file) => file.SchoolHome,
  ),
);
