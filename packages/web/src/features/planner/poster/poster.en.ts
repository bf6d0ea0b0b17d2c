import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './poster.zh.ts';

export const text = {
  title: 'Poster of your plan',
  save: 'Save picture',
  share: 'Share',
  failed: 'The poster could not be made',
  changed: 'The plan was changed elsewhere. Refresh and make it again.',
  pictureFailed: 'The picture was not saved; a screenshot works too',
  fileName: 'ninefold-study-plan.png',

  headline: '{name}’s IELTS plan',
  headlineNoName: 'My IELTS plan',
  weeks: 'weeks to the test',
  days: 'days to the test',
  dayItself: 'The test is today',
  date: '{date}, {weekday}',
  overall: 'Target overall {band}',
  overallNow: 'Overall now {band}',
  overallNone: 'No scores yet',
  now: 'Now {band}',
  target: 'Target',
  none: 'Not tested',
  motto: 'Nine bands, one step a day',
  invite: 'Scan to study together',
  described:
    '{headline}: test on {date}, target overall {target}, listening {listening}, reading {reading}, writing {writing}, speaking {speaking}.',
} as const satisfies Sentences<typeof zh>;
