import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './study.zh.ts';

export const text = {
  back: 'Back',
  failed: 'The question did not come',
  write: 'Write this essay',
  prompt: 'Question',

  role_greeting: 'Greeting',
  role_introduction: 'Introduction',
  role_overview: 'Overview',
  role_body: 'Body',
  role_conclusion: 'Conclusion',
  role_closing: 'Closing',
  bodyNumber: 'Body {n}',
  wordsRange: 'about {from}–{to} words',

  criterion_task: 'Task response',
  criterion_coherence: 'Coherence and cohesion',
  criterion_lexis: 'Vocabulary',
  criterion_grammar: 'Grammar',

  because: 'Because',
  example: 'For example',
  vipTitle: 'This question is for writing members',
  toVip: 'See memberships',
} as const satisfies Sentences<typeof zh>;
