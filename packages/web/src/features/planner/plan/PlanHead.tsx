import { overallScore } from '@ninefold/core/bands/past-scores';
import { countdown } from '@ninefold/core/planner/countdown';
import { currentScore, type PlanScores } from '@ninefold/core/planner/plan-row';
import { forEverySkill } from '@ninefold/core/skills';
import type { Day } from '@ninefold/core/time/day';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { BandFan } from '#ui/band/BandFan.tsx';
import { bandInk, bandText } from '#ui/band/band-colour.ts';
import { useDayText } from '../useDayText.ts';
import styles from './PlanHead.module.css';
import { planMessages } from './plan.messages.ts';

type PlanHeadProps = { name: string; examDay: Day; examDate: number; target: number; scores: PlanScores };

/** "知夏，还有 9 周": by name, the time left, the target. */
export function PlanHead({ name, examDay, examDate, target, scores }: PlanHeadProps) {
  const t = useText(planMessages);
  const dayText = useDayText();
  const left = countdown(examDate, secondsOf(Date.now()));
  const who = name || t('headNoName');
  const inBandColour = (words: ReactNode) => <b style={{ color: bandInk(target) }}>{words}</b>;
  const current = forEverySkill((skill) => currentScore(scores.past[skill], scores.mock[skill]));
  return (
    <div className={styles.head}>
      <div>
        <h3 className={styles.title}>
          {!left || left.count === 0
            ? t('headToday', { name: who })
            : t(left.unit === 'weeks' ? 'headWeeks' : 'headDays', { name: who, count: left.count })}
        </h3>
        <p className={styles.sentence}>
          {t.rich('headTarget', {
            date: dayText.long(examDay),
            weekday: dayText.weekday(examDay),
            target: bandText(target),
            b: inBandColour,
          })}
        </p>
      </div>
      <BandFan
        score={overallScore(current)}
        none="?"
        target={target}
        width={112}
        ground="surface"
        subject={t('overall')}
      />
    </div>
  );
}
