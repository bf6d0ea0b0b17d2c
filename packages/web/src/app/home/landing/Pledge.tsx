import type { SetRow } from '@ninefold/contract/practice/paper-list';
import { IconCircleCheck, IconPlayerPlay } from '@tabler/icons-react';
import { readingPapers } from '#features/reading/reading.papers.ts';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { AppButtonLink } from '../../links.tsx';
import { landingMessages } from './landing.messages.ts';
import styles from './Pledge.module.css';
import { openPapers, paperToBegin } from './papers-to-begin.ts';

const minutesOf = (seconds: number) => Math.round(seconds / 60);

/** The promise, the facts behind it, and the way into a first paper. `set`: the first full reading set on the shelf. */
export function Pledge({ set }: { set: SetRow | undefined }) {
  const t = useText(landingMessages);
  return (
    <div className={styles.pledge}>
      <h1 className={styles.title}>{t('promise')}</h1>
      <p className={styles.facts}>
        {set?.whole ? t('factsOfSet', { questions: set.marks, minutes: minutesOf(set.seconds) }) : t('facts')}
      </p>
      <div className={styles.actions}>
        <Start set={set} />
        <AppButtonLink to="/ielts-calculator" size="lg">
          {t('calculator')}
        </AppButtonLink>
      </div>
      <p className={styles.free}>
        <Icon of={IconCircleCheck} size={16} />
        {t('free')}
      </p>
    </div>
  );
}

/** Into the paper itself; until the shelf has answered, and where it is empty, to the list. */
function Start({ set }: { set: SetRow | undefined }) {
  const t = useText(landingMessages);
  const paper = paperToBegin(openPapers(set));
  const look = { kind: 'primary', size: 'lg', leftIcon: <Icon of={IconPlayerPlay} size={20} /> } as const;
  if (!paper)
    return (
      <AppButtonLink to="/reading-list" {...look}>
        {t('start')}
      </AppButtonLink>
    );
  const { state, attempt_id: attempt } = paper.mine;
  return (
    <AppButtonLink {...readingPapers.paperPath(paper.id, state === 'open' ? { attempt } : {})} {...look}>
      {state === 'open' ? t('goOn') : t('startIn', { minutes: minutesOf(paper.seconds) })}
    </AppButtonLink>
  );
}
