import type { ListedWord } from '@ninefold/contract/vocabulary/books';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { vocabularyQueries } from '../vocabulary.queries.ts';
import { wordsMessages } from '../words.messages.ts';
import { dueIn } from './due-in.ts';

type Due = Pick<ListedWord, 'due' | 'state' | 'is_said_known'>;

/** When a word comes again, in words; `now`: today. */
export function useDueText(): (word: Due) => { text: string; now: boolean } {
  const t = useText(wordsMessages);
  const { data: report } = useQuery(vocabularyQueries.report());
  return (word) => {
    // Until the server has told which day it is nothing is said.
    const due = report ? dueIn(word, report.day) : null;
    switch (due?.is) {
      case undefined:
        return { text: '', now: false };
      case 'unmet':
        return { text: t('unmet'), now: false };
      case 'hard':
        return { text: t('state_hard'), now: true };
      case 'known':
        return { text: t('knownBefore'), now: false };
      case 'never':
        return { text: t('dueNever'), now: false };
      case 'today':
        return { text: t('dueToday'), now: true };
      case 'tomorrow':
        return { text: t('dueTomorrow'), now: false };
      case 'days':
        return { text: t('dueDays', { days: due.days }), now: false };
    }
  };
}
