import type { Unit } from '@ninefold/contract/vocabulary/books';
import { IconCheck } from '@tabler/icons-react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { ProgressBar } from '../list/ProgressBar.tsx';
import { wordsMessages } from '../words.messages.ts';
import styles from './WordBookPage.module.css';

type UnitPathProps = { units: readonly Unit[]; chosen: number | null; onChoose: (unit: number | null) => void };

/** The units as steps of a path: walked ones with a check, the one at hand filled. */
export function UnitPath({ units, chosen, onChoose }: UnitPathProps) {
  const t = useText(wordsMessages);
  const { language } = useLanguage();
  const current = units.find(({ progress }) => progress.new > 0)?.unit;
  return (
    <nav aria-label={t('units')} className={styles.path}>
      <button type="button" className={styles.all} aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        {t('allUnits')}
      </button>
      <ol>
        {units.map(({ unit, name, progress }) => {
          const done = progress.total - progress.new;
          const walked = progress.new === 0;
          return (
            <li key={unit} className={cx(styles.step, walked && styles.walked, unit === current && styles.current)}>
              <button
                type="button"
                aria-pressed={chosen === unit}
                onClick={() => onChoose(chosen === unit ? null : unit)}
              >
                <span className={styles.dot} aria-hidden="true">
                  {walked ? <Icon of={IconCheck} size={16} /> : unit}
                </span>
                <span className={styles.unitWords}>
                  <span>{name[language]}</span>
                  <span className={styles.small}>{t('unitProgress', { done, total: progress.total })}</span>
                  <ProgressBar done={done} total={progress.total} />
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
