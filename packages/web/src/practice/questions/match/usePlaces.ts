import type { PaperGroup } from '@ninefold/contract/practice/paper';
import { useCallback, useMemo } from 'react';
import { answerKey } from '../../paper/answers.ts';
import type { Seat } from '../../paper/seats.ts';
import { useDesk } from '../desk.ts';
import { placed } from './match-rules.ts';

/** The slots of one list of options, and a function that puts an option into one of them. */
export function usePlaces(group: PaperGroup): {
  seats: readonly Seat[];
  put: (key: string, option: string) => void;
} {
  const { part, book, readOnly } = useDesk();
  const seats = useMemo(() => {
    const keys = group.questions.map((question) => answerKey(part.paper.id, question.key));
    return part.seats.filter(({ key }) => keys.includes(key));
  }, [group, part]);
  const put = useCallback(
    (key: string, value: string) => {
      if (readOnly) return;
      for (const change of placed(group, seats, (one) => book.answer(one), { key, value }))
        book.give(change.key, change.value);
    },
    [group, seats, book, readOnly],
  );
  return { seats, put };
}
