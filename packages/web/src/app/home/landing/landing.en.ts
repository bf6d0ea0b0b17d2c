import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './landing.zh.ts';

export const text = {
  promise: 'See which half band\nyou are missing',
  factsOfSet:
    '{questions} questions, {minutes} minutes, and every answer explained with its evidence, in English and Chinese.',
  facts: 'Every answer explained with its evidence, in English and Chinese.',
  start: 'Try a passage',
  startIn: 'Try a passage ({minutes} min)',
  goOn: 'Go on with your passage',
  calculator: 'Work out my score',
  free: 'Free, no account. Log in later and your work stays.',

  sampleTitle: 'What you see after a set',
  sample: 'Sample',
  sampleSubject: 'Sample overall',
  estimate: 'Estimated {band}',
  gap: '{gap} to go to {target}',
  lost: 'Most marks lost',
  weakest: 'Matching info',
  second: 'True / False',
  wrong: 'Wrong',
  you: 'You chose',
  key: 'Answer',
  reason: 'Contradicted, not missing',
  where: 'Paragraph C',
  explain: 'The statement asks for a clip; the text says the creases alone hold the tube. They disagree: FALSE.',

  ways: 'How it works',
  take: 'Take a set',
  takeSentence: 'Same screen and clock as the computer test. Your answers are saved.',
  read: 'Read the reasons',
  readSentence: 'Each lost mark points to its sentence and says what went wrong.',
  follow: 'Follow a plan',
  followSentence: 'Give a date and a target, and get a plan for every day until the test.',

  now: 'Start now',
  allPractice: 'All practice',
  questions: '{count, plural, one {# question} other {# questions}}',
  minutes: '{count} min',
  papersFailed: 'The papers did not load',
  fromTo: '{from} → {to}',
  lessons: '{count, plural, one {# lesson} other {# lessons}}',
  packages: 'Courses',
  allPackages: 'All',
} as const satisfies Sentences<typeof zh>;
