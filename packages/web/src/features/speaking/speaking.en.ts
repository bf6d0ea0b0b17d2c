import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './speaking.zh.ts';

export const text = {
  part0: 'Whole speaking test',
  part1: 'Part 1',
  part2: 'Part 2',
  part3: 'Part 3',
  exam: 'Exam mode',
  practice: 'Practice mode',
  minutes: 'about {minutes} min',
  back: 'Back',

  refused: 'The recording was not taken. It is still on this device',
  notTaken: '{count, plural, one {# recording was} other {# recordings were}} not taken',
  notTakenSentence:
    'Nothing is lost: it stays on this device until you throw it away. Hear it, save it as a file, or send it again.',
  notTakenPlay: 'Play',
  notTakenStop: 'Stop',
  notTakenSave: 'Save as a file',
  notTakenSend: 'Send again',
  notTakenDrop: 'Throw away',
  notTakenDropTitle: 'Throw this recording away?',
  notTakenDropSentence: 'It is the only copy, and it cannot be brought back.',
  notTakenKeep: 'Keep it',
  playFailed: 'The recording could not be played',
  cutOff: 'Your recording was cut off. What you had said is kept',
  lost: 'The microphone is gone. What was recorded is kept',
  denied: 'The microphone is not allowed',
  deniedSentence:
    'Press the lock beside the address, set the microphone to “Allow” and try again. On a phone, allow it for the browser in the system settings.',
  missing: 'There is no microphone',
  missingSentence: 'Plug in a headset or a microphone and try again.',
  busy: 'Another program has the microphone',
  busySentence: 'Close the call or the recorder that uses it and try again.',
  unsupported: 'This browser cannot record',
  unsupportedSentence: 'Please use a recent version of Chrome, Edge, Safari or Firefox, and open this site over https.',
  full: 'This device has no space left',
  fullSentence:
    'What you say is still sent while you speak. Stay on this page until it has gone up, and then make some room.',
  tryAgain: 'Try again',
  quiet: 'Too quiet, come closer',
  good: 'Good level',
  loud: 'Too loud, move away a little',
  level: 'Level: {word}',
  microphone: 'Microphone',

  fc: 'Fluency and coherence',
  lr: 'Vocabulary',
  gra: 'Grammar',
  p: 'Pronunciation',
  estimate: 'Practice estimate',
  estimateNote: 'A practice estimate, about ±1 band. Not an examiner’s score.',
} as const satisfies Sentences<typeof zh>;
