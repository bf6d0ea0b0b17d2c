import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './spoken.zh.ts';

export const text: Sentences<typeof zh> = {
  ask: 'Read this sentence and say the marked word clearly',
  readOn: '{title}, sentence {n}: not clear when you read it on {day}',
  listen: 'Hear the model',
  listenFailed: 'The model could not be loaded',
  keys: 'R to begin, R again when you have read it',
  skip: 'Skip for now',
  skipped: 'Left for later. It does not count as wrong and is still here today.',
  offline: 'You are offline. A reading is scored by the server: skip it now and read it when you are back.',
  clear: '“{word}” was clear this time',
  unclear: '“{word}” is not clear enough yet',
  howItWasRead: 'How you read it then',
  saidInAnswer: 'You said this in a speaking answer, and “{word}” could not be made out.',
};
