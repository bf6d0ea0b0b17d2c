import type { PaperGroup } from '@ninefold/contract/practice/paper';
import { useCallback, useMemo } from 'react';
import { useText } from '#i18n/useText.ts';
import { toast } from '#ui/states/toast.ts';
import { answerKey } from '../../paper/answers.ts';
import type { Seat } from '../../paper/seats.ts';
import { playerMessages } from '../../player.messages.ts';
import { useDesk } from '../desk.ts';
import { placed } from './match-rules.ts';

/** The slots of one list of options, and a function that puts an option into one of them. */
export function usePlaces(group: PaperGroup): {
  seats: readonly Seat[];
  put: (key: string, option: string) => void;
} {
  const t = useText(playerMessages);
  const { part, book, readOnly } = useDesk();
  const seats = useMemo(() => {
    const keys = group.questions.map((question) => answerKey(part.paper.id, question.key));
    return part.seats.filter(({ key }) => keys.includes(key));
  }, [group, part]);
  const put = useCallback(
    (key: string, value: string) => {
      if (readOnly) return;
      const changes = placed(group, seats, (one) => book.answer(one), { key, value });
      for (const change of changes) book.give(change.key, change.value);
      // An option of which there is only one has left another question, which may be out of sight.
      const emptied = seats.filter((seat) => changes.some((change) => change.key === seat.key && change.value === ''));
      const to = seats.find((seat) => seat.key === key);
      for (const from of value === '' ? [] : emptied)
        toast.success(t('optionMoved', { option: value, from: from.n, to: to?.n ?? 0 }));
    },
    [group, seats, book, readOnly, t],
  );
  return { seats, put };
}
