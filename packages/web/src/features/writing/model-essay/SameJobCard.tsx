import type { ModelText } from '@ninefold/contract/writing/study';
import { type Job, sameJobs } from '@ninefold/core/writing/model-text/same-job';
import { useMemo, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { BandChip } from '#ui/band/BandChip.tsx';
import { Card } from '#ui/Card.tsx';
import { cx } from '#ui/cx.ts';
import { Tabs } from '#ui/Tabs.tsx';
import styles from './ModelEssay.module.css';
import { modelMessages } from './model.messages.ts';

/** The same job done at every band: the shortest way to see what a band is. */
export function SameJobCard({ essays, band }: { essays: readonly ModelText[]; band: number }) {
  const t = useText(modelMessages);
  const jobs = useMemo(() => sameJobs(essays), [essays]);
  const [chosen, setChosen] = useState<Job | null>(null);
  const shown = jobs.find(({ job }) => job === chosen) ?? jobs[0];
  if (!shown) return null;
  return (
    <Card>
      <h2 className={styles.title}>{t('sameJob')}</h2>
      <Tabs
        label={t('sameJob')}
        tabs={jobs.map(({ job }) => ({ value: job, label: t(`job_${job}`) }))}
        value={shown.job}
        onChange={setChosen}
      >
        <ul className={styles.lines}>
          {shown.lines.map((line) => (
            <li key={line.band} className={cx(styles.line, line.band === band && styles.lineNow)}>
              <BandChip score={line.band} />
              <span lang="en">{line.text}</span>
            </li>
          ))}
        </ul>
      </Tabs>
    </Card>
  );
}
