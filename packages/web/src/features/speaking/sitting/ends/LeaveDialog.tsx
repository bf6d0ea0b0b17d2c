import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { clockTime } from '../../clock-time.ts';
import { sittingMessages } from '../sitting.messages.ts';
import type { Interview } from '../useInterview.ts';

type Props = { interview: Interview; opened: boolean; onStay: () => void; onLeave: () => void; onFinish: () => void };

/** Before a sitting is left: what is kept, what the clock does, and the way to hand in instead. */
export function LeaveDialog({ interview: { sitting, given }, opened, onStay, onLeave, onFinish }: Props) {
  const t = useText(sittingMessages);
  const left = Math.max(0, sitting.ends_at - Math.floor(Date.now() / 1000));
  return (
    <Dialog
      opened={opened}
      onClose={onStay}
      title={t('leaveTitle')}
      width={520}
      footer={
        <>
          <Button kind="ghost" onClick={onLeave}>
            {t('leaveGo')}
          </Button>
          {given.length > 0 && <Button onClick={onFinish}>{t('leaveFinish')}</Button>}
          <Button kind="primary" onClick={onStay}>
            {t('leaveStay')}
          </Button>
        </>
      }
    >
      <p>{sitting.mode === 'exam' ? t('leaveExam', { time: clockTime(left) }) : t('leavePractice')}</p>
    </Dialog>
  );
}
