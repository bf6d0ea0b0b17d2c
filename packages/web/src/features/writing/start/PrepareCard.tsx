import type { EssayPaper } from '@ninefold/contract/writing/fields';
import { IconBulb, IconChevronRight, IconFileText, IconListDetails, IconZoomQuestion } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './PrepareCard.module.css';
import { essayStartMessages } from './start.messages.ts';

/** Before writing: the question taken apart, ideas for it, its sentences one by one, and finished essays. */
export function PrepareCard({ paper: { id: paperId, task, figures } }: { paper: EssayPaper }) {
  const t = useText(essayStartMessages);
  const params = { id: paperId, type: task };
  const ways = [
    { name: 'review', icon: IconZoomQuestion, to: { to: '/question-review/$id/{-$type}', params } },
    { name: 'ideas', icon: IconBulb, to: { to: '/writing-ideas/$id/$type', params } },
    { name: 'segmented', icon: IconListDetails, to: { to: '/segmented/$id/$type', params } },
    { name: 'models', icon: IconFileText, to: { to: '/writing-sample/$paperId', params: { paperId } } },
  ] as const;
  return (
    <Card padding="none" aria-labelledby="prepare">
      <h2 id="prepare" className={styles.title}>
        {t('prepare')}
      </h2>
      <ul className={styles.ways}>
        {ways.map(({ name, icon, to }) => (
          <li key={name}>
            <Link className={styles.way} {...to}>
              <Icon of={icon} size={20} />
              <span>
                <b>{t(name)}</b>
                <span className={styles.hint}>
                  {t(name === 'ideas' && figures.length > 0 ? 'figureHint' : `${name}Hint`)}
                </span>
              </span>
              <Icon of={IconChevronRight} size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
