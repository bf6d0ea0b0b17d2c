import type { SetRow } from '@ninefold/contract/practice/paper-list';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { readingPapers } from '#features/reading/reading.papers.ts';
import { useText } from '#i18n/useText.ts';
import { practiceQueries } from '#practice/practice.queries.ts';
import { Icon } from '#ui/Icon.tsx';
import { AppButtonLink } from '../../links.tsx';
import { bareMessages } from './bare.messages.ts';
import styles from './FirstTest.module.css';

/** What a learner without scores does first, as the first thing of today: a full set, which gives an estimate. */
export function FirstTest() {
  const t = useText(bareMessages);
  const set = useQuery(practiceQueries.firstSet(readingPapers)).data?.set;
  return (
    <div className={styles.test}>
      <p className={styles.name}>{t('firstTest')}</p>
      <p className={styles.note}>
        {set ? t('testFacts', { questions: set.marks, minutes: Math.round(set.seconds / 60) }) : '\u00a0'}
      </p>
      <FirstTestButton set={set} kind="primary" block />
    </div>
  );
}

type FirstTestButtonProps = { set: SetRow | undefined; kind: 'primary' | 'secondary'; block?: boolean };

/** Into the set itself, or on with it; until the shelf has answered, and where it is empty, to the list. */
export function FirstTestButton({ set, kind, block = false }: FirstTestButtonProps) {
  const t = useText(bareMessages);
  const look = { kind, block, leftIcon: <Icon of={IconPlayerPlay} size={18} /> };
  if (!set || set.locked === 1)
    return (
      <AppButtonLink to="/reading-list" {...look}>
        {t('begin')}
      </AppButtonLink>
    );
  const { state, attempt_id: attempt } = set.mine;
  return (
    <AppButtonLink {...readingPapers.paperPath(set.id, state === 'open' ? { attempt } : {})} {...look}>
      {t(state === 'open' ? 'goOn' : 'begin')}
    </AppButtonLink>
  );
}
