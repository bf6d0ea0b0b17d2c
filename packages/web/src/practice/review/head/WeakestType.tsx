import { type TypeRow, weakestOf } from '@ninefold/core/practice/review-table';
import { shortDuration } from '@ninefold/core/time/duration';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { listQueries } from '../../list/list.queries.ts';
import type { PaperSource } from '../../practice-kit.ts';
import { useTypeName } from '../../question-types/useTypeName.ts';
import { reviewMessages } from '../review.messages.ts';
import styles from './HeadCard.module.css';
import { slowerBy } from './slower-by.ts';

const Go = linkAs(ButtonLink);

type WeakestTypeProps = { source: PaperSource; types: readonly TypeRow[] };

/** The type that lost most, and ten more questions of it. */
export function WeakestType({ source, types }: WeakestTypeProps) {
  const t = useText(reviewMessages);
  const nameOf = useTypeName();
  const weakest = weakestOf(types);
  if (!weakest)
    return (
      <div className={styles.cell}>
        <h2 className={styles.title}>{t('noWeakest')}</h2>
        <p className={styles.sentence}>{t('noWeakestSentence')}</p>
        <p className={styles.action}>
          <Go kind="soft" size="sm" to={source.listPath}>
            {t('nextPaper')}
          </Go>
        </p>
      </div>
    );
  const { right, total, seconds } = weakest;
  const facts = { type: nameOf(weakest.type), right, total };
  const more = slowerBy(weakest, types);
  const time = shortDuration(seconds);
  return (
    <div className={styles.cell}>
      <h2 className={cx(styles.title, styles.weak)}>
        <Icon of={IconAlertTriangle} size={18} />
        {types.length > 1 ? t('weakestIs', facts) : t('onlyTypeIs', facts)}
      </h2>
      <p className={styles.sentence}>
        {seconds > 0 &&
          (more > 0
            ? t('weakestSlower', { time, more })
            : t('weakestTime', { time, each: shortDuration(seconds / total) }))}
        <Untried source={source} type={weakest.type} />
      </p>
      <p className={styles.action}>
        <Go
          kind="soft"
          size="sm"
          to="/training-drill/$skill/$type"
          params={{ skill: source.skill, type: weakest.type }}
        >
          {t('tenMore', { type: facts.type })}
        </Go>
      </p>
    </div>
  );
}

type OfType = { source: PaperSource; type: TypeRow['type'] };

/** How many papers with this type the learner has not tried. */
const useUntried = ({ source, type }: OfType): number =>
  useInfiniteQuery(listQueries.search(source, { type, state: 'new' })).data?.pages[0]?.total ?? 0;

function Untried(props: OfType) {
  const t = useText(reviewMessages);
  const count = useUntried(props);
  return count > 0 && ` ${t('untried', { count })}`;
}
