import { countdown } from '@ninefold/core/planner/countdown';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { BandFan } from '#ui/band/BandFan.tsx';
import { BandSlider } from '#ui/band/BandSlider.tsx';
import { bandText } from '#ui/band/band-colour.ts';
import { wizardMessages } from '../wizard.messages.ts';
import styles from './TargetOverall.module.css';

type TargetOverallProps = {
  /** What the learner asks for; `overall` is what the four targets make of it. */
  aim: number;
  overall: number;
  past: number | null;
  examDate: number;
  minutes: number;
  onAim: (overall: number) => void;
};

/** The overall target, and how far it is. */
export function TargetOverall({ aim, overall, past, examDate, minutes, onAim }: TargetOverallProps) {
  const t = useText(wizardMessages);
  const hours = Math.round((minutes * 7) / 30) / 2;
  return (
    <div className={styles.overall}>
      <p className={styles.caption}>{t('targetOverall')}</p>
      <BandFan score={overall} width={210} subject={t('targetOverall')} />
      <div className={styles.slider}>
        <BandSlider label={t('targetOverall')} value={aim} past={past} onChange={onAim} ticks />
      </div>
      <p className={styles.way}>
        <Way overall={overall} past={past} examDate={examDate} />
        <br />
        {overall !== aim && (
          <>
            {t('recomputed', { overall: bandText(overall) })}
            <br />
          </>
        )}
        {t.rich('weekly', { minutes, hours, b: bold })}
      </p>
    </div>
  );
}

function Way({ overall, past, examDate }: Pick<TargetOverallProps, 'overall' | 'past' | 'examDate'>) {
  const t = useText(wizardMessages);
  const left = countdown(examDate, secondsOf(Date.now()));
  const target = bandText(overall);
  if (!left || left.count === 0) return t('wayToday', { target });
  const { unit, count } = left;
  if (past === overall) return t('wayKeep', { target });
  if (past === null)
    return unit === 'weeks' ? t('wayWeeksFirst', { count, target }) : t('wayDaysFirst', { count, target });
  const values = { past: bandText(past), count, target };
  return unit === 'weeks' ? t('wayWeeks', values) : t('wayDays', values);
}

const bold = (words: ReactNode) => <b>{words}</b>;
