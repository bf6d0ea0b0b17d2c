import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { playerMessages } from '../../player.messages.ts';
import type { PlayerState } from '../../sitting/usePlayer.ts';
import { isAnswered } from '../navigator/seat-state.ts';
import styles from './FinishDialog.module.css';

type FinishDialogProps = {
  player: PlayerState;
  opened: boolean;
  busy: boolean;
  error: string | null;
  onClose: () => void;
  onHandIn: () => void;
  onLeave: () => void;
};

/** Before handing in: which questions are empty or flagged, each with a button that leads there. */
export function FinishDialog({ player, opened, busy, error, onClose, onHandIn, onLeave }: FinishDialogProps) {
  const t = useText(playerMessages);
  const { seats, sitting, annotations, goTo } = player;
  const empty = opened ? seats.filter((seat) => !isAnswered(sitting.sheet, seat)).map(({ n }) => n) : [];
  const flagged = [...annotations.flags].sort((one, other) => one - other);

  function visit(n: number) {
    onClose();
    // Later, because the dialog first gives the focus back.
    setTimeout(() => goTo(n), 0);
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      width={520}
      title={t('finishTitle')}
      footer={
        <>
          <Button kind="ghost" onClick={onLeave}>
            {t('leaveForLater')}
          </Button>
          <Button onClick={onClose}>{t('goOn')}</Button>
          <Button kind="primary" busy={busy} onClick={onHandIn}>
            {t('handIn')}
          </Button>
        </>
      }
    >
      <p>{t('finishCount', { done: seats.length - empty.length, total: seats.length })}</p>
      <NumberList label={t('finishEmpty')} numbers={empty} onVisit={visit} />
      <NumberList label={t('finishFlagged')} numbers={flagged} onVisit={visit} />
      {sitting.attempt.mode === 'exam' && sitting.attempt.ends_at > 0 && (
        <p className={styles.note}>{t('finishTimed')}</p>
      )}
      <p className={styles.error} role="alert">
        {error}
      </p>
    </Dialog>
  );
}

type NumberListProps = { label: string; numbers: readonly number[]; onVisit: (n: number) => void };

function NumberList({ label, numbers, onVisit }: NumberListProps) {
  if (numbers.length === 0) return null;
  return (
    <div className={styles.list}>
      <span className={styles.label}>{label}</span>
      {numbers.map((n) => (
        <button key={n} type="button" className={styles.number} onClick={() => onVisit(n)}>
          {n}
        </button>
      ))}
    </div>
  );
}
