import type { QuestionRow } from '@ninefold/contract/writing/papers';
import {
  IconCircleDashed,
  IconCircleMinus,
  IconLock,
  IconProgress,
  IconRefreshAlert,
  IconSend,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { BandRing } from '#ui/band/BandRing.tsx';
import { bandText } from '#ui/band/band-colour.ts';
import { Icon } from '#ui/Icon.tsx';
import { Spinner } from '#ui/states/Spinner.tsx';
import { writingListMessages } from './list.messages.ts';
import styles from './QuestionLine.module.css';
import type { RowState } from './row-state.ts';

/** How far the learner has come: a drawing, what it means, and when it was. */
export function RowStateView({ row, state }: { row: QuestionRow; state: RowState }) {
  const t = useText(writingListMessages);
  const format = useFormat();
  const when = row.last_time > 0 ? format.shortDateTime(row.last_time) : '';
  const drafts = row.drafts > 1 ? t('draftCount', { count: row.drafts }) : '';
  const says: Record<RowState, { drawing: ReactNode; words: string; first?: string; more: string }> = {
    locked: { drawing: <Icon of={IconLock} />, words: t('locked'), more: '' },
    new: { drawing: <Icon of={IconCircleDashed} />, words: t('notBegun'), more: '' },
    draft: {
      drawing: <Icon of={IconProgress} />,
      words: t('draftWords', { words: row.words, least: row.min_words }),
      more: joined(drafts, when),
    },
    handedIn: { drawing: <Icon of={IconSend} />, words: t('handedIn'), more: joined(t('notScored'), when) },
    scoring: {
      drawing: <Spinner size={20} />,
      words: t('scoring'),
      more: row.seconds_left > 0 ? t('secondsLeft', { seconds: row.seconds_left }) : '',
    },
    scored: {
      drawing: row.score >= 0 ? <BandRing score={row.score} size={48} /> : <Icon of={IconCircleMinus} />,
      words: row.score >= 0 ? t('scored', { draft: row.drafts }) : t('noBand'),
      // The first attempt is kept in view: it is what the last one is measured by.
      first: row.drafts > 1 && row.first_score >= 0 ? t('firstScore', { band: bandText(row.first_score) }) : '',
      more: row.last_time > 0 ? format.shortDate(row.last_time) : '',
    },
    failed: { drawing: <Icon of={IconRefreshAlert} />, words: t('failedState'), more: t('refunded') },
  };
  const { drawing, words, first = '', more } = says[state];
  return (
    <div className={styles.state} data-state={state}>
      <span className={styles.drawing}>{drawing}</span>
      <span>
        {words}
        {more !== '' && (
          <span className={styles.more}>
            {first !== '' && <span className={styles.first}>{first} · </span>}
            {more}
          </span>
        )}
      </span>
    </div>
  );
}

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' · ');
