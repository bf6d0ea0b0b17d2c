import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './home.zh.ts';

export const text = {
  morning: 'Good morning',
  noon: 'Good day',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
  morningTo: 'Good morning, {name}',
  noonTo: 'Good day, {name}',
  afternoonTo: 'Good afternoon, {name}',
  eveningTo: 'Good evening, {name}',
  guestTitle: 'Welcome to Ninefold',
  guestSentence:
    'Practise listening, reading, writing and speaking here. Have a look around; log in to keep your practice, scores and plan.',
  logIn: 'Log in to keep your work',
  failed: 'Your details did not load',
} as const satisfies Sentences<typeof zh>;
