import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import type { Draft } from '../../draft/draft.ts';
import { essayQueries } from '../../essay.queries.ts';
import { LengthNote } from '../../length/LengthNote.tsx';
import { useWordCount } from '../../length/useWordCount.ts';
import { editorMessages } from '../editor.messages.ts';
import styles from './Dialogs.module.css';

type HandInDialogProps = {
  draft: Draft;
  opened: boolean;
  busy: boolean;
  failed: boolean;
  onClose: () => void;
  onHandIn: () => void;
  onLeave: () => void;
};

/** Before an exam is handed in: how long the essay is, and what leaving means while the clock runs. */
export function HandInDialog({ draft, opened, busy, failed, onClose, onHandIn, onLeave }: HandInDialogProps) {
  const t = useText(editorMessages);
  const { record } = draft;
  const count = useWordCount(draft);
  const phone = useBreakpoint() === 'mobile';
  const { data: other } = useQuery({ ...essayQueries.record(record.other_record), enabled: record.other_record > 0 });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      width={520}
      title={t('handInTitle')}
      footer={
        <>
          <Button kind="ghost" onClick={onLeave}>
            {t('leaveForLater')}
          </Button>
          {/* Three buttons do not fit beside each other on a phone; the sheet itself can be closed. */}
          {!phone && <Button onClick={onClose}>{t('goOn')}</Button>}
          <Button kind="primary" busy={busy} onClick={onHandIn}>
            {t('handIn')}
          </Button>
        </>
      }
    >
      <LengthNote count={count} least={record.paper.min_words} />
      {other && (
        <p className={styles.note}>
          {t('handInPart', { task: other.task, count: other.words, least: other.paper.min_words })}
        </p>
      )}
      <p className={styles.note}>{t('handInTimed')}</p>
      <p className={styles.error} role="alert">
        {failed && t('handInFailed')}
      </p>
    </Dialog>
  );
}
