import type { MistakeCard } from '@ninefold/contract/mistakes/card';
import { IconTrash, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { memo } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { latePart } from '#lib/late-part.ts';
import { linkAs } from '#navigation/link.tsx';
import { useBreakpoint } from '#platform/breakpoints.ts';
import frame from '#practice/cards/CardFrame.module.css';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { toast } from '#ui/states/toast.ts';
import { mistakesMessages } from '../mistakes.messages.ts';
import styles from './DrillPage.module.css';

const Leave = linkAs(ButtonLink);
/** Not needed before the first answer. */
const useToReview = latePart(() => import('../ToReview.tsx').then((file) => file.ToReview));

type DrillBarProps = {
  cards: readonly MistakeCard[];
  at: number;
  minutes: number;
  isToday: boolean;
  /** Before the answer the review would give it away. */
  isAnswered: boolean;
  onTakenOut: (card: number) => void;
};

/** The way out, how far it is, and a way to be rid of a card that is none. */
export function DrillBar({ cards, at, minutes, isToday, isAnswered, onTakenOut }: DrillBarProps) {
  const t = useText(mistakesMessages);
  const narrow = useBreakpoint() === 'mobile';
  const ToReview = useToReview();
  const takeOut = useMutation({
    mutationFn: (id: number) => api.mistakes.remove({ ids: [id] }),
    onSuccess: (_, card) => {
      toast.success(t('takenOut'));
      onTakenOut(card);
    },
    onError: ({ message }) => toast.error(message || t('changeFailed')),
  });
  const all = cards.length;
  const card = cards[at];
  const shown = Math.min(at + 1, all);
  return (
    <header className={cx(frame.bar, styles.bar)}>
      <WayOut {...{ all, minutes, isToday, narrow }} />
      <div className={frame.progress}>
        <span className={styles.cells} aria-hidden="true">
          {cards.map(({ id }, cell) => (
            <span key={id} className={cx(styles.cell, cell <= at && styles.filled)} />
          ))}
        </span>
        <b className={frame.count}>{t('count', { at: shown, all })}</b>
      </div>
      <div className={frame.tools}>
        {card && isAnswered && !narrow && ToReview && <ToReview card={card} />}
        {card && narrow && (
          <IconButton
            label={t('takeOut')}
            icon={<Icon of={IconTrash} size={18} />}
            disabled={takeOut.isPending}
            onClick={() => takeOut.mutate(card.id)}
          />
        )}
        {card && !narrow && (
          <Button
            kind="ghost"
            size="sm"
            busy={takeOut.isPending}
            leftIcon={<Icon of={IconTrash} size={16} />}
            onClick={() => takeOut.mutate(card.id)}
          >
            {t('takeOut')}
          </Button>
        )}
      </div>
    </header>
  );
}

type WayOutProps = Pick<DrillBarProps, 'minutes' | 'isToday'> & { all: number; narrow: boolean };

/** The next card does not change it, so it is not drawn again with it. */
const WayOut = memo(function WayOut({ all, minutes, isToday, narrow }: WayOutProps) {
  const t = useText(mistakesMessages);
  return (
    <div className={frame.begin}>
      <Leave kind="ghost" to="/mistakes" aria-label={t('leave')} className={frame.leave}>
        <Icon of={IconX} />
      </Leave>
      {!narrow && (
        <p className={styles.name}>
          <b>{t('title')}</b> <span>{t(isToday ? 'todayCount' : 'aboutOther', { count: all, minutes })}</span>
        </p>
      )}
    </div>
  );
});
