import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './pdf.zh.ts';

export const text = {
  pdf: 'Export PDF',
  making: 'Being made',
  saved: 'The PDF is in your downloads',
  failed: 'No PDF could be made. Essay and report are safe, please try again',
  late: 'The PDF is not ready yet. Press again in a moment',
} as const satisfies Sentences<typeof zh>;
