import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './lost.zh.ts';

export const text: Sentences<typeof zh> = {
  kept: '{count} in your mistakes, back from tomorrow on',
  out: '{count} not in your mistakes',
  takeOut: 'Take them out',
  putBack: 'Put them in',
  practise: '{count, plural, one {Practise it now} other {Practise these # now}}',
  failed: 'That was not saved. Please try again',
};
