import type { AssessedReport } from '@ninefold/contract/writing/report';
import { stepsUp } from '@ninefold/core/writing/feedback/steps-up';
import { useMemo } from 'react';
import { useText } from '#i18n/useText.ts';
import { BandChip } from '#ui/band/BandChip.tsx';
import { bandText } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import { CardHead } from '#ui/rows/CardHead.tsx';
import { Tag } from '#ui/Tag.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import { LightButton } from '../report/LightButton.tsx';
import { useBoth } from '../report/useBoth.ts';
import styles from './Sections.module.css';

/** What would raise each criterion by half a band, most to gain first. */
export function StepsUp({ report }: { report: AssessedReport }) {
  const t = useText(feedbackMessages);
  return (
    <Card padding="none" className={styles.wide} aria-labelledby="steps-up">
      <CardHead id="steps-up" title={t('steps')} note={t('stepsNote')} />
      <StepsList report={report} />
    </Card>
  );
}

/** The same without a card, for a narrow place beside the next draft. */
export function StepsList({ report }: { report: AssessedReport }) {
  const t = useText(feedbackMessages);
  const { own } = useBoth();
  const all = useMemo(() => stepsUp(report.criteria), [report]);
  if (all.length === 0) return <p className={styles.empty}>{t('noSteps')}</p>;
  return (
    <ol className={styles.stepColumns}>
      {all.map(({ criterion, from, to, liftsOverall, steps }) => (
        <li key={criterion} className={styles.stepColumn}>
          <div className={styles.stepHead}>
            <b>{t(criterion === 'tr' && report.task === 1 ? 'tr1' : criterion)}</b>
            <BandChip score={to}>{t('stepTo', { from: bandText(from), to: bandText(to) })}</BandChip>
          </div>
          {liftsOverall && <Tag tone="ok">{t('lifts')}</Tag>}
          <ol className={styles.steps}>
            {steps.map(({ key, better, quote }) => (
              <li key={key}>
                {own(better)}
                {quote && (
                  <span className={styles.said}>
                    <LightButton of={key}>{quote.text}</LightButton>
                  </span>
                )}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
