import type { EssayRecord } from '@ninefold/contract/writing/records';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { feedbackOf } from '../../essay-paths.ts';
import { editorMessages } from '../editor.messages.ts';
import styles from './Help.module.css';

const Go = linkAs(ButtonLink);

/** The way to what was said about the draft before this one. It opens beside the page: the essay stays open. */
export function LastFeedback({ recordId, record }: { recordId: number; record: EssayRecord }) {
  const t = useText(editorMessages);
  return (
    <div className={styles.block}>
      <p className={styles.quiet}>{t('beforeSentence')}</p>
      <Go kind="soft" size="sm" target="_blank" {...feedbackOf({ ...record, id: recordId })}>
        {t('beforeOpen')}
      </Go>
    </div>
  );
}
