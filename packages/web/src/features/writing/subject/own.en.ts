import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './own.zh.ts';

export const text = {
  title: 'Your own question',
  lead: 'Bring a question, write, and have it marked',
  task: 'Which task',
  module: 'Which test',
  academic: 'Academic',
  general: 'General training',
  prompt: 'Question',
  hint1: 'The chart below shows …  Summarise the information by selecting and reporting the main features.',
  hint2: 'Some people think …  To what extent do you agree or disagree?',
  picture: 'Picture of the question',
  pictureAlt: 'The picture you uploaded',
  addPicture: 'Upload a picture',
  removePicture: 'Remove the picture',
  pictureHint:
    'PNG, JPEG or WebP. It is made smaller and loses its location. Numbers in a picture cannot be read by the machine: check them yourself.',
  pictureNotSent: 'The picture did not arrive. Check your connection and choose it again.',
  pictureFailed: 'This picture cannot be read. Try a clear screenshot.',
  check: 'Check the question',
  write: 'Start writing',
  checking: 'Checking the question',
  passed: 'This question can be used.',
  refused: 'This cannot be used as a question.',
  late: 'No result after a minute. Your question is kept, please try again.',
  failed: 'It could not be checked. Your question is still here, please try again.',
  again: 'Check again',
} as const satisfies Sentences<typeof zh>;
