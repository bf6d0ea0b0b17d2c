import { useText } from '#i18n/useText.ts';
import type { PaperToTake } from '../practice-kit.ts';
import styles from './StartPage.module.css';
import { startMessages } from './start.messages.ts';

/** What a paper consists of, where nothing but the clock runs. */
export function PaperRows({ what }: { what: PaperToTake }) {
  const t = useText(startMessages);
  return (
    <ol className={styles.parts}>
      {what.papers.map((paper, at) => (
        <li key={paper.id} className={styles.part}>
          <span className={styles.number}>{t('partRow', { n: at + 1 })}</span>
          <span className={styles.name} lang="en">
            {paper.title.en}
          </span>
          <span className={styles.marks}>{t('marks', { count: paper.marks })}</span>
        </li>
      ))}
    </ol>
  );
}
