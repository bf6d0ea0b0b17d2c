import type { UserInfo } from '@ninefold/contract/identity';
import { countdown } from '@ninefold/core/planner/countdown';
import { dayAt } from '@ninefold/core/time/day';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { BandFan } from '#ui/band/BandFan.tsx';
import { bandInk, bandText } from '#ui/band/band-colour.ts';
import { useDayText } from '../useDayText.ts';
import styles from './PlanHero.module.css';
import { planMessages } from './plan.messages.ts';
import { useStanding } from './useStanding.ts';

type PlanHeroProps = { me: UserInfo; title: ReactNode; lead: ReactNode };

/** The greeting, the time left, the way to the target. */
export function PlanHero({ me, title, lead }: PlanHeroProps) {
  const onPhone = useBreakpoint() === 'mobile';
  const left = countdown(me.exam_date, now());
  // The greeting first; the space for the figures is reserved, so that it does not move when they appear.
  return (
    <section className={styles.hero}>
      <div className={styles.greeting}>
        <h1 className={styles.title}>{title}</h1>
        {onPhone ? (
          <DeferredBlock>
            <PhoneLines me={me} />
          </DeferredBlock>
        ) : (
          <p className={styles.lead}>
            <DeferredBlock>{lead}</DeferredBlock>
          </p>
        )}
      </div>
      {!onPhone && left && (
        <div className={styles.left}>
          <DeferredBlock>
            <TimeLeft me={me} left={left} />
          </DeferredBlock>
        </div>
      )}
      <div className={styles.overall}>
        <DeferredBlock>
          <Overall me={me} width={onPhone ? 148 : 190} />
        </DeferredBlock>
      </div>
    </section>
  );
}

const EXAMS = {
  academic: { 1: 'academicComputer', 2: 'academicPaper' },
  general: { 1: 'generalComputer', 2: 'generalPaper' },
} as const;

const now = () => secondsOf(Date.now());

type TimeLeftProps = { me: UserInfo; left: NonNullable<ReturnType<typeof countdown>> };

function TimeLeft({ me, left }: TimeLeftProps) {
  const t = useText(planMessages);
  const dayText = useDayText();
  const day = dayAt(me.exam_date, me.time_zone);
  const isToday = day === dayAt(now(), me.time_zone);
  const unit = left.unit === 'weeks' ? t('weeksUnit', { count: left.count }) : t('daysUnit', { count: left.count });
  return (
    <>
      {left.count > 0 && <span className={styles.count}>{left.count}</span>}
      <div className={styles.facts}>
        <b>{left.count > 0 ? unit : t(isToday ? 'examToday' : 'examOver')}</b>
        <span>{t('examDay', { date: dayText.long(day), weekday: dayText.weekday(day) })}</span>
        <span>{t(EXAMS[me.module][me.exam_type])}</span>
      </div>
    </>
  );
}

function Overall({ me, width }: { me: UserInfo; width: number }) {
  const t = useText(planMessages);
  const onPhone = useBreakpoint() === 'mobile';
  const { overall, target } = useStanding(me);
  return (
    <>
      <BandFan score={overall} none="?" target={target} width={width} subject={t('overall')} opens="home-overall" />
      {!onPhone && (
        <div className={styles.facts}>
          <span>{t('overall')}</span>
          <b>{gapWords()}</b>
          <span style={{ color: bandInk(target), fontWeight: 600 }}>{t('target', { band: bandText(target) })}</span>
        </div>
      )}
    </>
  );

  function gapWords(): string {
    if (overall === null) return t('overallUnknown');
    return overall >= target ? t('overallReached') : t('overallGap', { gap: bandText(target - overall) });
  }
}

/** A phone says the same in two lines beside the fan. */
function PhoneLines({ me }: { me: UserInfo }) {
  const t = useText(planMessages);
  const dayText = useDayText();
  const { overall, target } = useStanding(me);
  const left = countdown(me.exam_date, now());
  const day = dayAt(me.exam_date, me.time_zone);
  const big = (words: ReactNode) => <b className={styles.phoneCount}>{words}</b>;
  const coloured = (words: ReactNode) => <b style={{ color: bandInk(target) }}>{words}</b>;
  const values = { target: bandText(target), b: coloured };
  return (
    <>
      {left && left.count > 0 && (
        <p className={styles.phoneLeft}>
          {t.rich(left.unit === 'weeks' ? 'weeksLeft' : 'daysLeft', {
            count: left.count,
            date: dayText.short(day),
            b: big,
          })}
        </p>
      )}
      {left?.count === 0 && (
        <p className={styles.phoneLeft}>{t(day === dayAt(now(), me.time_zone) ? 'examToday' : 'examOver')}</p>
      )}
      <p className={styles.phoneTarget}>
        {overall === null
          ? t.rich('targetOnly', values)
          : overall >= target
            ? t.rich('targetReached', values)
            : t.rich('targetLeft', { ...values, gap: bandText(target - overall) })}
      </p>
    </>
  );
}
