import { writingBand } from '@ninefold/core/bands/band';
import { DEFAULT_TARGET } from '@ninefold/core/planner/targets';
import { useId, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { BandRing } from '#ui/band/BandRing.tsx';
import { Card } from '#ui/Card.tsx';
import { BandStepper } from './BandStepper.tsx';
import { calculatorMessages } from './calculator.messages.ts';
import styles from './WritingCard.module.css';

/** Two tasks, one score. */
export function WritingCard({ onUse }: { onUse: (band: number) => void }) {
  const t = useText(calculatorMessages);
  const id = useId();
  const [task1, setTask1] = useState(DEFAULT_TARGET);
  const [task2, setTask2] = useState(DEFAULT_TARGET);
  const band = writingBand(task1, task2) ?? DEFAULT_TARGET;
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('writingTitle')}
      </h2>
      <p className={styles.sentence}>{t('writingSentence')}</p>
      <div className={styles.sum}>
        <ul>
          <li className={styles.task}>
            {t('task1')}
            <BandStepper name={t('task1')} value={task1} onChange={setTask1} />
          </li>
          <li className={styles.task}>
            {t('task2')}
            <BandStepper name={t('task2')} value={task2} onChange={setTask2} />
          </li>
        </ul>
        <div className={styles.band}>
          <BandRing score={band} size={76} subject={t('writingBand')} />
          <Button kind="soft" size="sm" onClick={() => onUse(band)}>
            {t('useWriting')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
