import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import type { PaperSource } from '../practice-kit.ts';
import { listMessages } from './list.messages.ts';
import styles from './OwnSetBar.module.css';
import { MOST_PAPERS, usePick } from './picking.ts';

const Go = linkAs(ButtonLink);

/** What has been chosen for the learner's own set, and the link that starts it. */
export function OwnSetBar({ source }: { source: PaperSource }) {
  const t = useText(listMessages);
  const { papers } = usePick();
  const questions = papers.reduce((sum, { marks }) => sum + marks, 0);
  const minutes = Math.round(papers.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  const first = papers[0];
  return (
    <div className={styles.bar} role="status">
      <span>
        {papers.length === 0
          ? t('ownSetHint', { most: MOST_PAPERS })
          : t('ownSetCount', { papers: papers.length, questions, minutes })}
      </span>
      {first && (
        <Go kind="primary" {...source.paperPath(first.id, { own: papers.map(({ id }) => id).join('-') })}>
          {t('ownSetGo')}
        </Go>
      )}
    </div>
  );
}
