import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import type { Draft } from '../draft/draft.ts';
import { essayQueries } from '../essay.queries.ts';
import { editorOf } from '../essay-paths.ts';
import { useWordCount } from '../length/useWordCount.ts';
import { editorMessages } from './editor.messages.ts';
import styles from './PartsFooter.module.css';

type PartsFooterProps = { draft: Draft; onOther?: ((recordId: number) => void) | undefined };

/** Both tasks under one clock: where the learner is, how far each has come, and the way to the other. */
export function PartsFooter({ draft, onOther }: PartsFooterProps) {
  const t = useText(editorMessages);
  const { record } = draft;
  const navigate = useNavigate();
  const count = useWordCount(draft);
  const { data: other } = useQuery(essayQueries.record(record.other_record));
  if (!other) return null;
  const parts = [
    { ...record, words: count, here: true },
    { ...other, here: false },
  ].sort((one, next) => one.task - next.task);
  const to = {
    ...editorOf(other),
    // The clock goes on over there, so nobody asks whether to leave.
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      if (onOther) return onOther(other.id);
      void navigate({ ...editorOf(other), replace: true, ignoreBlocker: true });
    },
  };
  return (
    <nav className={styles.footer} aria-label={t('parts')}>
      {parts.map(({ id, task, words, paper, here }) => {
        const face = (
          <>
            <b>{t('taskName', { task })}</b> <span>{t('partCount', { count: words, least: paper.min_words })}</span>
          </>
        );
        return here ? (
          <span key={id} className={cx(styles.part, styles.here)} aria-current="page">
            {face}
          </span>
        ) : (
          <Link key={id} className={styles.part} {...to}>
            {face}
          </Link>
        );
      })}
      <Link className={styles.arrow} aria-label={t(other.task < record.task ? 'previousPart' : 'nextPart')} {...to}>
        <Icon of={other.task < record.task ? IconArrowLeft : IconArrowRight} />
      </Link>
    </nav>
  );
}
