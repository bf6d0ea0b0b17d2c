import type { Sentences } from '../../i18n/messages.ts';
import type { text as zh } from './review.zh.ts';

export const text = { review: 'Review' } as const satisfies Sentences<typeof zh>;
