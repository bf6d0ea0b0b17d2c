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
  failed: 'Your details did not load',
} as const satisfies Sentences<typeof zh>;
