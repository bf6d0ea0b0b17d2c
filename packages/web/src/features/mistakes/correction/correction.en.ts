import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './correction.zh.ts';

export const text: Sentences<typeof zh> = {
  correctionAsk: 'Mend the marked words',
  correctionBetter: 'Find a more exact word for the marked one',
  correctionField: 'Should be',
  adviceBetter: 'Better',
  slip_spelling: 'spelling',
  slip_capital: 'capitals',
  slip_punctuation: 'punctuation',
  slip_article: 'articles',
  slip_number: 'singular and plural',
  slip_agreement: 'agreement',
  slip_verb: 'verb form',
  slip_preposition: 'prepositions',
  slip_phrase: 'wording',
  slip_comparison: 'comparison',
  slip_linking: 'linking words',
};
