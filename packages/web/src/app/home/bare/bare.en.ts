import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './bare.zh.ts';

export const text = {
  lead: 'No score yet. Take one test to see where to start.',
  leadTested: 'You have a score. Set a date and a target, and every day up to the test is planned.',
  overall: 'Overall now',
  untested: 'Not tested yet',
  untestedHow: 'Finish a reading or listening set',
  estimated: 'Estimated {band}',
  estimatedHow: 'From your scores and finished sets',

  steps: 'Three ways to begin',
  stepsTested: 'Go on practising',
  firstTest: 'Take a reading set and get a first estimate',
  testAgain: 'Take another reading set',
  firstTestSentence:
    'The same screen as the computer test. See which questions cost you marks, then choose what to practise.',
  testFacts: '{questions} questions, {minutes} min',
  givesBand: 'Gives an estimated band',
  begin: 'Start',
  goOn: 'Go on',
  shortStep: 'Little time today',
  shortStepSentence: 'One reading passage or one part of listening, with a reason for every answer.',
  shortFacts: '{questions} questions, {minutes} min',
  givesMarks: 'Right or wrong, no band',
  shortStepGo: 'Take one',
  pastStep: 'Taken IELTS before',
  pastStepSentence: 'Enter your last four scores and get a plan at once.',
  pastFacts: '1 minute',
  givesPlan: 'From your test report',
  pastStepGo: 'Enter scores',

  lookAround: 'Look around',
  lookCalculator: 'Work out my score',
  lookPractice: 'All practice',
  lookPackages: 'Courses',
} as const satisfies Sentences<typeof zh>;
