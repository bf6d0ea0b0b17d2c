import { useText } from '#i18n/useText.ts';
import { useCurrentPage } from '../../page/current-page.ts';
import { pageMessages } from '../../page/page-titles.messages.ts';
import { BackButton } from './BackButton.tsx';
import styles from './TaskBar.module.css';

/** On pages of deep practice: the way back and the title, and nothing that distracts. */
export function TaskBar() {
  const { page } = useCurrentPage();
  const titles = useText(pageMessages);
  return (
    <header className={styles.bar}>
      <BackButton />
      <span className={styles.title}>{page && titles(page.name)}</span>
    </header>
  );
}
