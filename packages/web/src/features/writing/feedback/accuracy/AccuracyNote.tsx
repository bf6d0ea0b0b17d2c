import type { AssessedReport } from '@ninefold/contract/writing/report';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import styles from './AccuracyNote.module.css';
import { MODEL_CARD } from './model-card.ts';

type AccuracyNoteProps = { report: Pick<AssessedReport, 'method'>; engine: string };

/** How good the estimate is, in one sentence, with the whole story behind a press. */
export function AccuracyNote({ report, engine }: AccuracyNoteProps) {
  const t = useText(feedbackMessages);
  const [open, setOpen] = useState(false);
  return (
    <footer className={styles.note}>
      <Icon of={IconInfoCircle} size={18} />
      <p>{t('accuracy')}</p>
      <Button size="sm" kind="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('accuracyMore')}
      </Button>
      <Dialog opened={open} onClose={() => setOpen(false)} title={t('accuracyTitle')} width={520}>
        <div className={styles.story}>
          {(['what', 'how', 'weak', 'grammar', 'not'] as const).map((part) => (
            <p key={part}>{t(`accuracy_${part}`)}</p>
          ))}
          <p>
            {t(`method_${report.method}`)} {engine !== '' && t('engine', { engine })}
          </p>
          <p>
            <a href={MODEL_CARD} target="_blank" rel="noreferrer">
              {t('accuracyCard')}
            </a>
          </p>
        </div>
      </Dialog>
    </footer>
  );
}
