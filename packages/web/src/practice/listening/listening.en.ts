import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './listening.zh.ts';

export const text = {
  recording: 'Recording',
  volume: 'Volume',
  listenAndAnswer: 'Listen and answer questions {from}–{to}.',
  readQuestions: 'Read questions {from}–{to}. The recording starts in {seconds} s',
  readNow: 'Now read questions {from}–{to}',
  checkAnswers: 'The recording is over. {seconds} s left to check',
  checkNow: 'The recording is over. Check your answers now',
  recordingPlays: 'Part {part} is playing',
  recordingLoading: 'The recording is about to start',
  recordingAway: 'You are offline, so the recording did not come. Trying again',
  recordingPress: 'Your browser wants a press before it goes on',
  goOnListening: 'Go on listening',
  recordingOver: 'The recording is over',
  play: 'Play',
  pause: 'Pause',
  back: 'Back 5 seconds',
  ahead: 'Ahead 5 seconds',
  speed: 'Speed',
  seek: 'Place in the recording',
  seekTime: '{time} of {total}',
  retry: 'Get the recording again',
} as const satisfies Sentences<typeof zh>;
