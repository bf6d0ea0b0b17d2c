import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import type { Draft } from '../draft/draft.ts';
import { LengthNote } from '../length/LengthNote.tsx';
import { useWordCount } from '../length/useWordCount.ts';
import { ScoreOffer } from './ScoreOffer.tsx';
import styles from './Scoring.module.css';
import { scoringMessages } from './scoring.messages.ts';

type ScoreDialogProps = {
  draft: Draft;
  opened: boolean;
  onClose: () => void;
  onLeave: () => void;
  onScoring: () => void;
};

/** Practice mode: before the draft is handed in for scoring, its length and its price. */
export function ScoreDialog({ draft, opened, onClose, onLeave, onScoring }: ScoreDialogProps) {
  const t = useText(scoringMessages);
  const words = useWordCount(draft);
  const phone = useBreakpoint() === 'mobile';
  return (
    <ScoreOffer
      recordId={draft.record.id}
      words={words}
      hidden={!opened}
      finish={() => draft.finish()}
      onScoring={onScoring}
      beside={
        <>
          {/* Three buttons do not fit beside each other on a phone, where the header has its own way out. */}
          {!phone && (
            <Button kind="ghost" onClick={onLeave}>
              {t('later')}
            </Button>
          )}
          <Button onClick={onClose}>{t('goOn')}</Button>
        </>
      }
      layout={({ sentences, buttons }) => (
        <Dialog opened={opened} onClose={onClose} width={520} title={t('title')} footer={buttons}>
          <div className={styles.offer}>
            <LengthNote count={words} least={draft.record.paper.min_words} />
            {sentences}
          </div>
        </Dialog>
      )}
    />
  );
}
