import { type BandTest, bandFromRaw, FULL_MARKS, nextBand } from '@ninefold/core/bands/band-tables';
import type { Skill } from '@ninefold/core/skills';
import { useId, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { BandRing } from '#ui/band/BandRing.tsx';
import { bandText } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import { Slider } from '#ui/forms/Slider.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { BandTable } from './BandTable.tsx';
import { calculatorMessages } from './calculator.messages.ts';
import styles from './RawCard.module.css';

const TESTS: readonly BandTest[] = ['listening', 'academic_reading', 'general_reading'];
const START = 30;

/** How many right answers make which band, and how near the next one is. */
export function RawCard({ onUse }: { onUse: (skill: Skill, band: number) => void }) {
  const t = useText(calculatorMessages);
  const id = useId();
  const [test, setTest] = useState<BandTest>('listening');
  const [raw, setRaw] = useState(START);
  const band = bandFromRaw(raw, test);
  const next = nextBand(raw, test);
  const skill: Skill = test === 'listening' ? 'listening' : 'reading';
  return (
    <Card aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('rawTitle')}
      </h2>
      <div className={styles.tabs}>
        <Tabs
          label={t('test')}
          tabs={TESTS.map((value) => ({ value, label: t(value) }))}
          value={test}
          onChange={setTest}
        >
          <div className={styles.sum}>
            <div className={styles.count}>
              <label htmlFor={`${id}-raw`}>{t('right')}</label>
              <output className={styles.raw}>{t('rightOf', { raw, all: FULL_MARKS })}</output>
              <Slider
                id={`${id}-raw`}
                className={styles.range}
                min={0}
                max={FULL_MARKS}
                value={raw}
                onChange={setRaw}
              />
            </div>
            <div className={styles.band}>
              <BandRing score={band} size={92} subject={t('estimated')} />
              <span aria-hidden="true">{t('estimated')}</span>
            </div>
          </div>
          <p className={styles.next} aria-live="polite">
            {next ? t('nextBand', { more: next.more, band: bandText(next.band) }) : t('topBand')}
          </p>
          <div className={styles.foot}>
            <BandTable test={test} band={band} />
            <Button kind="soft" size="sm" onClick={() => onUse(skill, band)}>
              {t(skill === 'listening' ? 'useListening' : 'useReading')}
            </Button>
          </div>
        </Tabs>
      </div>
    </Card>
  );
}
