import type { MistakeRow } from '@ninefold/contract/mistakes/mistake';
import { IconChevronDown, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { lazyPart } from '#navigation/lazy-part.ts';
import { useEverTrue } from '#navigation/useEverTrue.ts';
import type { DrillKits } from '#practice/drill-kit.ts';
import { useTypeName } from '#practice/question-types/useTypeName.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { bookMessages } from '../book.messages.ts';
import { mistakesMessages } from '../mistakes.messages.ts';
import { nameOf } from '../place-name.ts';
import { useDayText } from '../useDayText.ts';
import styles from './MistakeList.module.css';
import { useTakeOut } from './useTakeOut.ts';

const EvidenceView = lazyPart(() => import('./EvidenceView.tsx').then((file) => file.EvidenceView));

/** One mistake. Its evidence opens below it; whoever opens it has seen the key, and the book knows. */
export function MistakeLine({ row, loadKits }: { row: MistakeRow; loadKits: () => Promise<DrillKits> }) {
  const t = useText(bookMessages);
  const shared = useText(mistakesMessages);
  const day = useDayText();
  const typeName = useTypeName();
  const [open, setOpen] = useState(false);
  const wanted = useEverTrue(open);
  const { takeOut } = useTakeOut();
  const { place } = row;
  return (
    <li className={styles.line} data-mistake={row.id}>
      <div className={styles.row}>
        <div className={styles.words}>
          <b lang="en" className={styles.word}>
            {nameOf(place)}
          </b>
          {place.source === 'attempt' && (
            <>
              <span className={styles.number}>{t('question', { n: place.n.join('–') })}</span>
              <span className={styles.text} lang="en">
                {place.text || (row.type !== '' && typeName(row.type))}
              </span>
            </>
          )}
          {place.source === 'training' && (
            <span className={styles.text} lang="en">
              {place.text}
            </span>
          )}
          {place.source === 'reading' && (
            <span className={styles.text} lang="en">
              {place.word}
            </span>
          )}
          {place.source === 'dictation' && <span className={styles.number}>{t('sentence', { n: place.order })}</span>}
          {place.source === 'speaking' && (
            <span className={styles.text} lang="en">
              {place.text}
            </span>
          )}
          {place.source === 'essay' && (
            <span className={styles.text} lang="en">
              {place.sentence}
            </span>
          )}
        </div>
        <span className={styles.facts}>
          {row.closed_as === 'was_right' ? t('wasRight') : t('seen', { count: row.seen })}
          {row.state !== 'closed' && ` · ${t('dueOn', { day: day(row.due) })}`}
        </span>
        <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'hideEvidence' : 'showEvidence')}
          <span className={cx(styles.arrow, open && styles.up)}>
            <Icon of={IconChevronDown} size={16} />
          </span>
        </button>
        <IconButton
          size="sm"
          label={shared('takeOut')}
          icon={<Icon of={IconTrash} size={16} />}
          disabled={takeOut.isPending}
          onClick={() => takeOut.mutate([row.id])}
        />
      </div>
      {wanted && (
        <div hidden={!open}>
          <Suspense fallback={<LoadingRows rows={3} look="line" />}>
            <EvidenceView id={row.id} loadKits={loadKits} />
          </Suspense>
        </div>
      )}
    </li>
  );
}
