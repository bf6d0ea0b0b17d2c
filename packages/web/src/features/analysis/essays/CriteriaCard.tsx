import { useText } from '#i18n/useText.ts';
import { BandChip } from '#ui/band/BandChip.tsx';
import { bandText } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { analysisMessages } from '../analysis.messages.ts';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import panel from '../marks/MarksPanel.module.css';
import styles from './CriteriaCard.module.css';
import { changeText, type criterionMeans } from './criterion-means.ts';

type CriteriaCardProps<Name extends string> = {
  means: ReturnType<typeof criterionMeans<Name>>;
  name: (criterion: Name) => string;
  says: { note: string; alone: string; empty: string; first: string; sentence: string };
};

/** The four criteria: the last ones beside as many before them. */
export function CriteriaCard<Name extends string>({ means: { count, rows }, name, says }: CriteriaCardProps<Name>) {
  const t = useText(analysisMessages);
  const isAlone = rows.every(({ before }) => before === null);
  return (
    <Card>
      <div className={panel.head}>
        <h2>{t('criteriaTitle')}</h2>
        {count > 0 && <span className={panel.note}>{isAlone ? says.alone : says.note}</span>}
      </div>
      {rows.length === 0 ? (
        <EmptyState title={says.empty}>{says.first}</EmptyState>
      ) : (
        <ChartFigure
          sentence={says.sentence}
          head={[t('criterion'), t('now'), t('before')]}
          rows={rows.map(({ criterion, now, before }) => [name(criterion), bandText(now), bandText(before)])}
        >
          <ul>
            {rows.map(({ criterion, now, before }) => (
              <CriterionRow key={criterion} name={name(criterion)} now={now} before={before} />
            ))}
          </ul>
        </ChartFigure>
      )}
    </Card>
  );
}

const share = (band: number) => `${(100 * Math.max(0, band - 4)) / 5}%`;

function CriterionRow({ name, now, before }: { name: string; now: number; before: number | null }) {
  const t = useText(analysisMessages);
  return (
    <li className={styles.row}>
      <span>{name}</span>
      <span className={styles.track} aria-hidden="true">
        {before !== null && <i className={styles.before} style={{ insetInlineStart: share(before) }} />}
        <i className={styles.now} style={{ insetInlineStart: share(now) }} />
      </span>
      <BandChip score={now} />
      <small>{before === null ? '' : changeText(now - before, t('noChange'))}</small>
    </li>
  );
}
