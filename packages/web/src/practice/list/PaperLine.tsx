import type { PaperRow } from '@ninefold/contract/practice/paper-list';
import {
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleMinus,
  IconEar,
  IconLock,
  IconProgress,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Link, linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { Tag } from '#ui/Tag.tsx';
import type { PaperSource } from '../practice-kit.ts';
import { typesInLine } from '../question-types/types-in-line.ts';
import { useTypeName } from '../question-types/useTypeName.ts';
import { listMessages } from './list.messages.ts';
import styles from './PaperLine.module.css';
import { usePick } from './picking.ts';
import { useTopicName } from './useTopicName.ts';

const Go = linkAs(ButtonLink);

type PaperLineProps = {
  source: PaperSource;
  paper: PaperRow;
  number: number | null;
  /** A second line under the title: where the paper comes from. Such rows are a little higher. */
  from?: ReactNode;
};

/** One paper: its topic, its question types, how far the learner got, and one action. */
export function PaperLine({ source, paper, number, from }: PaperLineProps) {
  const t = useText(listMessages);
  const typeName = useTypeName();
  const topicName = useTopicName(source);
  const { language } = useLanguage();
  const picking = usePick();
  const { mine } = paper;
  const types = typesInLine([...new Set(paper.types.map(typeName))]);
  const picked = picking.papers.some(({ id }) => id === paper.id);
  return (
    <li
      className={cx(
        styles.line,
        from !== undefined && styles.tall,
        number === null && !picking.on && styles.unnumbered,
        picking.on && styles.picking,
        source.sentencesPath && styles.twoWays,
      )}
    >
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
        number !== null && <span className={styles.number}>{number}</span>
      )}
      <Link className={styles.title} lang="en" {...source.paperPath(paper.id)}>
        {paper.title.en}
        {from !== undefined && (
          <span className={styles.from} {...(language === 'zh' && { lang: 'zh-CN' })}>
            {/* In a set of papers the set tells it. */}
            {paper.module === 'general' && <Tag tone="line">{t('general')}</Tag>} {from}
          </span>
        )}
      </Link>
      <span className={styles.topic}>
        <Tag>{topicName(paper.topic)}</Tag>
      </span>
      <span className={styles.types}>{types}</span>
      <State paper={paper} />
      <span className={styles.action}>
        {source.sentencesPath && paper.has_audio === 1 && paper.locked === 0 && (
          <Go
            kind="ghost"
            size="sm"
            className={styles.ear}
            aria-label={t('sentences', { title: paper.title.en })}
            title={t('sentences', { title: paper.title.en })}
            {...source.sentencesPath(paper.id)}
          >
            <Icon of={IconEar} size={18} />
          </Go>
        )}
        {mine.state === 'done' ? (
          <Go kind="ghost" size="sm" {...source.paperPath(paper.id, { attempt: mine.attempt_id, view: 'review' })}>
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
        {/* Handed in without one right answer is done, but nothing to be praised for. */}
        <span className={mine.best > 0 ? styles.ok : styles.quiet}>
          <Icon of={mine.best > 0 ? IconCircleCheckFilled : IconCircleMinus} size={16} />
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
