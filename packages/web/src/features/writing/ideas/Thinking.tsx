import { IconClock } from '@tabler/icons-react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './Board.module.css';
import { ideasMessages } from './ideas.messages.ts';

/** How long the thinking took, beside what the test leaves for it. */
export function Thinking({ seconds }: { seconds: number }) {
  const t = useText(ideasMessages);
  const format = useFormat();
  return (
    <p className={styles.clock}>
      <Icon of={IconClock} size={18} /> {t('took', { time: format.duration(seconds) })}
    </p>
  );
}
