import { IconCalendarCheck, IconClipboardCheck, IconListSearch } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { landingMessages } from './landing.messages.ts';
import styles from './Ways.module.css';

const WAYS = [
  { icon: IconClipboardCheck, title: 'take', sentence: 'takeSentence' },
  { icon: IconListSearch, title: 'read', sentence: 'readSentence' },
  { icon: IconCalendarCheck, title: 'follow', sentence: 'followSentence' },
] as const;

/** Three sentences on how practising works here. */
export function Ways() {
  const t = useText(landingMessages);
  return (
    <section aria-label={t('ways')}>
      <ul className={styles.ways}>
        {WAYS.map(({ icon, title, sentence }) => (
          <li key={title} className={styles.way}>
            <span className={styles.icon}>
              <Icon of={icon} />
            </span>
            <div>
              <h2 className={styles.title}>{t(title)}</h2>
              <p className={styles.sentence}>{t(sentence)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
