import type { SentenceWord } from '@ninefold/contract/intensive-listening/score';
import type { ReadingShown } from '@ninefold/contract/mistakes/read-aloud';
import type { Both } from '@ninefold/contract/practice/paper';
import { ADVICE, NOT_ASSESSED } from '@ninefold/examiner/speech/advice/sentences';
import type { PhoneScore, WordScore } from '@ninefold/examiner/speech/report';
import type { ScoreRow } from './scores.repo.ts';

/** What a learner reads: the sentences behind the names that the engine gives. */

const FAILED: Both = {
  zh: '这次没有评成，录音还在。再读一遍就行。',
  en: 'This one could not be scored. Your recording is kept; just read it again.',
};

export const whyNot = ({ reason }: Pick<ScoreRow, 'reason'>): Both | null =>
  reason === '' ? null : reason === 'failed' ? FAILED : NOT_ASSESSED[reason];

export const wordView = ({ advice, phones, ...word }: WordScore): SentenceWord => ({
  ...word,
  phones: phones.map(phoneView),
  ...(advice && { advice: ADVICE[advice] }),
});

/** What is known about its weakest sound; else what the engine says about the word. */
export function tipOf(word: WordScore | undefined): Both | null {
  const advice = word?.phones.find((phone) => phone.advice)?.advice ?? word?.advice;
  return advice ? ADVICE[advice] : null;
}

/** A reading as the book of mistakes shows it; `file` '' once its recording was deleted. */
export const readingShown = (
  { recording_id, ref_text, total_score, words }: Pick<ScoreRow, 'recording_id' | 'ref_text' | 'total_score' | 'words'>,
  file: string,
): ReadingShown => ({
  ...{ recording_id, ref_text, total_score },
  words: words.map(wordView),
  file_url: file && `/files/${file}`,
});

const phoneView = ({ advice, ...phone }: PhoneScore) => ({ ...phone, ...(advice && { advice: ADVICE[advice] }) });
