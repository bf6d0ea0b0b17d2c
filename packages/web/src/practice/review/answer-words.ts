import type { PaperGroup, PaperQuestion } from '@ninefold/contract/practice/paper';
import { VERDICTS } from '@ninefold/core/practice/question-types';

/** Options with their key and their words; typed answers as they were typed. */
export function answerWords(group: PaperGroup, question: PaperQuestion, keys: readonly string[]): string[] {
  if (group.interaction === 'gap') return keys.map(plainKey);
  const options = question.options ?? group.options ?? [];
  return keys.map((key) => {
    const text = options.find((option) => option.key === key)?.text;
    if (text === undefined || text === key) return key;
    return group.type in VERDICTS ? text : `${key} · ${text}`;
  });
}

/** `a|b` and `(the) river` as a person reads them. */
const plainKey = (key: string): string => key.split('|').join(' / ');
