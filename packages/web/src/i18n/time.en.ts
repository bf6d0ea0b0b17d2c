import type { Sentences } from './messages.ts';
import type { text as zh } from './time.zh.ts';

export const text = {
  now: 'just now',
  minutes: '{count, plural, one {# minute} other {# minutes}} ago',
  hours: '{count, plural, one {# hour} other {# hours}} ago',
  days: '{count, plural, one {# day} other {# days}} ago',
  years: '{count, plural, one {# year} other {# years}} ago',
} as const satisfies Sentences<typeof zh>;
