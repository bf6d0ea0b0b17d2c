import type { SetRow } from '@ninefold/contract/practice/paper-list';
import { clockMinutes } from '@ninefold/core/practice/exam-times';
import { IconClock } from '@tabler/icons-react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Link, linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { BandRing } from '#ui/band/BandRing.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { Tag } from '#ui/Tag.tsx';
import type { PaperSource } from '../practice-kit.ts';
import { listMessages } from './list.messages.ts';
import { PaperLine } from './PaperLine.tsx';
import styles from './SetCard.module.css';

const Go = linkAs(ButtonLink);

/** A set: on the left the set as a whole, on the right its papers, like a table of contents. */
export function SetCard({ source, set }: { source: PaperSource; set: SetRow }) {
  const t = useText(listMessages);
  const skill = useText(skillMessages);
  const { language } = useLanguage();
  const minutes = clockMinutes(set.seconds);
  return (
    <Card padding="none" className={styles.card} aria-label={set.title[language]}>
      <div className={styles.left}>
        <div className={styles.top}>
          <h2 className={styles.title}>{set.title[language]}</h2>
          <p className={styles.meta}>
            {set.module === 'general' && <Tag tone="line">{t('general')}</Tag>}{' '}
            {t('setMeta', { minutes, questions: set.marks })}
          </p>
          {set.mine.best_band >= 0 && (
            <span className={styles.ring}>
              <BandRing score={set.mine.best_band} size={48} subject={skill(source.skill)} />
            </span>
          )}
        </div>
        <Whole source={source} set={set} />
      </div>
      <ol className={styles.papers}>
        {set.papers.map((paper, at) => (
          <PaperLine key={paper.id} source={source} paper={paper} number={set.papers.length > 1 ? at + 1 : null} />
        ))}
      </ol>
    </Card>
  );
}

/** Takes the whole set under one clock. A set of a single paper is the same as that paper, so it has no button. */
function Whole({ source, set }: { source: PaperSource; set: SetRow }) {
  const t = useText(listMessages);
  const format = useFormat();
  const { mine } = set;
  const clock = <Icon of={IconClock} size={18} />;
  if (set.papers.length < 2) return null;
  if (mine.state === 'open')
    return (
      <Go kind="secondary" size="sm" block leftIcon={clock} {...source.paperPath(set.id, { attempt: mine.attempt_id })}>
        {t('goOnSet')}
      </Go>
    );
  if (mine.best < 0)
    return (
      <Go kind="secondary" size="sm" block leftIcon={clock} {...source.paperPath(set.id)}>
        {t('wholeSet')}
      </Go>
    );
  return (
    <div className={styles.done}>
      <Link className={styles.result} {...source.paperPath(set.id, { attempt: mine.attempt_id, view: 'review' })}>
        {t('setResult', { right: mine.best, total: set.marks, date: format.shortDate(mine.last_at) })}
      </Link>
      <Link {...source.paperPath(set.id)}>{t('again')}</Link>
    </div>
  );
}
