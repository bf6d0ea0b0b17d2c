import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './reading.zh.ts';

export const text = {
  meta: '{questions} questions · {minutes} minutes',
  examMode: '{minutes} minutes, the screen of the computer test, explanations after handing in.',
  examRule: 'Use the time as you like, go back and change answers. There is no extra time to copy them.',
  practiceMode: 'No clock. Check any question whenever you like.',

  academic: 'Academic',
  general: 'General Training',
  title: '· {module} · {title}',
  passage: 'Passage',
  readAndAnswer: 'Read the text and answer questions {from}–{to}.',
  paragraphInView: 'Text, paragraph {letter}',
  dragToResize: 'Drag to resize',
  grip: 'Size of text and questions',

  showParagraph: 'Paragraph {letter} in the text',
} as const satisfies Sentences<typeof zh>;
