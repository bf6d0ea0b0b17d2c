import type { PaperGroup, PaperQuestion } from '@ninefold/contract/practice/paper';
import { VERDICTS } from '@ninefold/core/practice/question-types';

/** Options with their key and their words; typed answers as they were typed. */
export function answerWords(group: PaperGroup, question: PaperQuestion, keys: readonly string[]): string[] {
  if (group.interaction === 'gap') return keys.map(plainKey);
  return keys.map((key) => {
    const text = wordsOf(group, question, key);
    if (text === undefined || text === key) return key;
    return group.type in VERDICTS ? text : `${key} · ${text}`;
  });
}

/** The same for a line: of an option only its letter, of a key with several spellings only the first. */
export function shortAnswer(group: PaperGroup, question: PaperQuestion, keys: readonly string[]): string {
  if (group.interaction === 'gap') return keys.map((key) => key.split('|')[0] ?? key).join(', ');
  return keys.map((key) => (group.type in VERDICTS ? (wordsOf(group, question, key) ?? key) : key)).join(', ');
}

const wordsOf = (group: PaperGroup, question: PaperQuestion, key: string): string | undefined =>
  (question.options ?? group.options ?? []).find((option) => option.key === key)?.text;

/** `a|b` and `(the) river` as a person reads them. */
const plainKey = (key: string): string => key.split('|').join(' / ');
