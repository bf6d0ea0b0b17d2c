import type { ModelText } from '@ninefold/contract/writing/study';
import type { Note } from '@ninefold/core/writing/model-text/annotate';
import { factsOf, type ModelFacts } from '@ninefold/core/writing/model-text/facts';
import { IconArrowRight } from '@tabler/icons-react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { BandChip } from '#ui/band/BandChip.tsx';
import { Card } from '#ui/Card.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { studyMessages } from '../study/study.messages.ts';
import styles from './ModelEssay.module.css';
import { modelMessages } from './model.messages.ts';

type NotesCardProps = {
  essay: ModelText;
  below: ModelText | undefined;
  notes: readonly Note[];
  lit: number | null;
  onLit: (n: number | null) => void;
};

const COUNTED = ['words', 'sentenceLength', 'complex', 'variety'] as const satisfies (keyof ModelFacts)[];

/** Why it is this band: a reason per criterion, and what can be counted beside the band below. */
export function NotesCard({ essay, below, notes, lit, onLit }: NotesCardProps) {
  const t = useText(modelMessages);
  const study = useText(studyMessages);
  const { language } = useLanguage();
  const [now, before] = [factsOf(essay), below && factsOf(below)];
  return (
    <Card padding="none">
      <div className={styles.cardHead}>
        <h2>{below ? t('more', { band: essay.band, below: below.band }) : t('why', { band: essay.band })}</h2>
        <span className={styles.step}>
          {below && (
            <>
              <BandChip score={below.band} />
              <Icon of={IconArrowRight} size={16} />
            </>
          )}
          <BandChip score={essay.band} />
        </span>
      </div>
      <ol>
        {notes.map(({ n, criterion, comment, places }) => (
          <li key={n} className={cx(styles.note, lit === n && styles.noteLit)}>
            <button
              type="button"
              className={styles.dot}
              disabled={places.length === 0}
              aria-label={t('showPlaces', { n })}
              aria-pressed={lit === n}
              onClick={() => onLit(lit === n ? null : n)}
            >
              {n}
            </button>
            <p>
              <b>{study(`criterion_${criterion}`)}</b> {comment[language]}
            </p>
          </li>
        ))}
      </ol>
      {before && (
        <table className={styles.facts}>
          <caption className="nf-sr-only">{t('counted')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('counted')}</th>
              <th scope="col">{below?.band}</th>
              <th scope="col">{essay.band}</th>
            </tr>
          </thead>
          <tbody>
            {COUNTED.map((fact) => (
              <tr key={fact}>
                <th scope="row">{t(`fact_${fact}`)}</th>
                <td>{before[fact]}</td>
                <td>{now[fact]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
