import type { PaperRow } from '@ninefold/contract/practice/paper-list';
import { IconCircleCheckFilled, IconCircleDashed, IconLock, IconProgress } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { Link, linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { Tag } from '#ui/Tag.tsx';
import type { PaperSource } from '../practice-kit.ts';
import { useTypeName } from '../question-types/useTypeName.ts';
import { listMessages } from './list.messages.ts';
import styles from './PaperLine.module.css';
import { usePick } from './picking.ts';
import { useTopicName } from './useTopicName.ts';

const Go = linkAs(ButtonLink);
const TYPES_SHOWN = 2;

type PaperLineProps = { source: PaperSource; paper: PaperRow; number: number | null; from?: ReactNode };

/** One paper: its topic, its question types, how far the learner got, and one action. */
export function PaperLine({ source, paper, number, from }: PaperLineProps) {
  const t = useText(listMessages);
  const typeName = useTypeName();
  const topicName = useTopicName(source);
  const picking = usePick();
  const { mine } = paper;
  const types = [...new Set(paper.types.map(typeName))].slice(0, TYPES_SHOWN).join(' · ');
  const picked = picking.papers.some(({ id }) => id === paper.id);
  return (
    <li className={cx(styles.line, picking.on && styles.picking)}>
      {picking.on ? (
        <input
          type="checkbox"
          className={styles.pick}
          aria-label={t('pick', { title: paper.title.en })}
          checked={picked}
          disabled={paper.locked === 1}
          onChange={() => picking.pick(paper)}
        />
      ) : (
        <span className={styles.number}>{number}</span>
      )}
      <Link className={styles.title} lang="en" {...source.paperPath(paper.id)}>
        {paper.title.en}
        {from}
      </Link>
      <span className={styles.topic}>
        <Tag>{topicName(paper.topic)}</Tag>
      </span>
      <span className={styles.types}>{types}</span>
      <State paper={paper} />
      <span className={styles.action}>
        {mine.state === 'done' ? (
          <Go kind="ghost" size="sm" {...source.paperPath(paper.id, { attempt: mine.attempt_id })}>
            {t('review')}
          </Go>
        ) : mine.state === 'open' ? (
          <Go kind="soft" size="sm" {...source.paperPath(paper.id, { attempt: mine.attempt_id })}>
            {t('goOn')}
          </Go>
        ) : (
          <Go kind="soft" size="sm" {...source.paperPath(paper.id)}>
            {t('practise')}
          </Go>
        )}
      </span>
    </li>
  );
}

function State({ paper }: { paper: PaperRow }) {
  const t = useText(listMessages);
  const { mine } = paper;
  if (paper.locked === 1)
    return (
      <span className={cx(styles.state, styles.quiet)}>
        <Icon of={IconLock} size={16} />
        {t('locked')}
      </span>
    );
  if (mine.state === 'open')
    return (
      <span className={cx(styles.state, styles.open)}>
        <Icon of={IconProgress} size={16} />
        {t('answering', { done: mine.answered, total: paper.marks })}
      </span>
    );
  if (mine.best >= 0)
    return (
      <span className={styles.state}>
        <span className={styles.ok}>
          <Icon of={IconCircleCheckFilled} size={16} />
        </span>
        <span className="nf-sr-only">{t('best')}</span>
        {mine.best}/{paper.marks}
      </span>
    );
  return (
    <span className={cx(styles.state, styles.quiet)}>
      <Icon of={IconCircleDashed} size={16} />
      {t('notStarted')}
    </span>
  );
}
