import type { Result } from '@ninefold/contract/practice/result';
import { scoreField } from '@ninefold/core/score-fields';
import { IconCheck } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { useMe } from '#session/session.ts';
import { BandRing } from '#ui/band/BandRing.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { Tag } from '#ui/Tag.tsx';
import type { PaperSource } from '../../practice-kit.ts';
import { reviewMessages } from '../review.messages.ts';
import styles from './HeadCard.module.css';

/** The ring, n / total, and how the lost marks were lost. A target is shown only to learners who set one. */
export function ScoreFacts({ skill, result }: { skill: PaperSource['skill']; result: Result }) {
  const t = useText(reviewMessages);
  const skillName = useText(skillMessages);
  const me = useMe();
  const { right, total, band } = result;
  const target = me?.is_done_learning_plan === 1 ? me[scoreField('target_score', skill)] : null;
  return (
    <div className={cx(styles.cell, styles.score)}>
      {band && (
        <BandRing
          score={band.band}
          target={target}
          size={92}
          subject={skillName(skill)}
          opens={`attempt-${result.attempt.id}`}
        />
      )}
      <div>
        <p className={styles.count}>
          <b>{right}</b> / {total}
        </p>
        {band && (
          <p className={styles.estimate}>
            {t('estimated', { band: band.band.toFixed(1) })}
            {target !== null &&
              (band.band >= target ? (
                <Tag tone="ok" icon={<Icon of={IconCheck} size={14} />}>
                  {t('reached')}
                </Tag>
              ) : (
                <Tag>{t('target', { band: target.toFixed(1) })}</Tag>
              ))}
          </p>
        )}
        <p className={styles.quiet}>
          <Lost result={result} />
        </p>
      </div>
    </div>
  );
}

/** Wrong and not answered are counted apart: the second costs nothing to mend. */
function Lost({ result }: { result: Result }) {
  const t = useText(reviewMessages);
  const { wrong, blank, checked } = result;
  const parts = [
    wrong > 0 && t('wrongCount', { count: wrong }),
    blank > 0 && t('blankCount', { count: blank }),
    checked > 0 && t('checkedCount', { count: checked }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(t('comma')) : t('allRight');
}
