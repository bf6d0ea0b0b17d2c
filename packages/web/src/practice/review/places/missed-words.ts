import type { Result } from '@ninefold/contract/practice/result';
import { questionState } from '@ninefold/core/practice/review-table';
import type { MissedWord } from '#practice/word-tools/word-tools.ts';
import { askedOf } from '../questions/asked.ts';

/** The notebook keeps no longer sentence. */
const MOST_CHARACTERS = 500;

/** Words that should have stood in the gaps that were lost, each once, with the words of the text that prove it. */
export function missedWords(result: Result): MissedWord[] {
  const missed = new Map<string, MissedWord>();
  for (const question of result.questions) {
    const state = questionState(question);
    const written = askedOf(result, question)?.group.interaction === 'gap';
    if (!written || (state !== 'wrong' && state !== 'blank')) continue;
    const sentence = (question.evidence[0]?.quote ?? '').slice(0, MOST_CHARACTERS);
    for (const key of question.answer) {
      const word = keyWord(key);
      if (word && !missed.has(word.toLowerCase()))
        missed.set(word.toLowerCase(), { word, sentence, paperId: question.paper_id });
    }
  }
  return [...missed.values()];
}

/** Of `colour|color` the first, of `(the) river` what has to be there; a number is no word. */
function keyWord(key: string): string {
  const word = (key.split('|')[0] ?? '')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{L}{2}/u.test(word) && !/\d/.test(word) ? word : '';
}
