import { IconUserQuestion } from '@tabler/icons-react';
import { defineMessages } from '#i18n/messages.ts';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import styles from './GuestReminder.module.css';

const messages = defineMessages({
  zh: () => import('./guest-reminder.zh.ts'),
  en: () => import('./guest-reminder.en.ts'),
});

type GuestReminderProps = { opened: boolean; onGoOn: () => void; onLogIn: () => void };

/** Tells a guest, before an hour of writing, that nothing will be kept. Both answers have the same weight. */
export function GuestReminder({ opened, onGoOn, onLogIn }: GuestReminderProps) {
  const t = useText(messages);
  return (
    <Dialog opened={opened} onClose={onGoOn} label={t('title')} width={440} mustChoose>
      <span className={styles.icon}>
        <Icon of={IconUserQuestion} size={24} />
      </span>
      <h2 className={styles.title}>{t('title')}</h2>
      <p className={styles.sentence}>{t('sentence')}</p>
      <div className={styles.answers}>
        <Button size="lg" onClick={onGoOn}>
          {t('goOn')}
        </Button>
        <Button kind="primary" size="lg" onClick={onLogIn}>
          {t('logIn')}
        </Button>
      </div>
    </Dialog>
  );
}
