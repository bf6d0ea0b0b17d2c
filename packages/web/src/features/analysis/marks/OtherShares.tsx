import { percentOf } from '@ninefold/core/analysis/certainty';
import { MINUTES_A_COLUMN } from '@ninefold/core/analysis/paper-counts';
import { byShare } from '@ninefold/core/analysis/weakest';
import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { analysisMessages } from '../analysis.messages.ts';
import type { Marks } from '../analysis.queries.ts';
import type { PaperSkill } from '../analysis-search.ts';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import { type Share, ShareRow } from '../charts/ShareRow.tsx';
import styles from './MarksPanel.module.css';

const Go = linkAs(ButtonLink);

/** The same questions by minute of the paper, by part and by topic. */
export function OtherShares({ skill, marks }: { skill: PaperSkill; marks: Marks }) {
  const t = useText(analysisMessages);
  const { language } = useLanguage();
  const minutes = marks.minutes.map(({ from, ...tally }) => ({
    ...tally,
    name: t('minute', { from, to: from + MINUTES_A_COLUMN }),
  }));
  const parts = marks.parts.map(({ part, ...tally }) => ({ ...tally, name: t(`part_${skill}`, { part }) }));
  const topics = byShare(marks.topics.map(({ name, ...tally }) => ({ ...tally, name: name[language] })));
  const more = (
    <Go kind="ghost" size="sm" to={`/${skill}-list`}>
      {t(`toList_${skill}`)}
    </Go>
  );
  return (
    <div className={styles.three}>
      <Shares title={t('minutesTitle')} note={t('minutesNote')} rows={minutes} needed={marks.needed} action={more} />
      <Shares title={t('partsTitle')} rows={parts} needed={marks.needed} action={more} />
      <Shares title={t('topicsTitle')} rows={topics} needed={marks.needed} action={more} />
    </div>
  );
}

type SharesProps = { title: string; note?: string; rows: readonly Share[]; needed: number; action: ReactNode };

function Shares({ title, note, rows, needed, action }: SharesProps) {
  const t = useText(analysisMessages);
  return (
    <Card>
      <div className={styles.head}>
        <h2>{title}</h2>
        {action}
      </div>
      {rows.length === 0 ? (
        <p className={styles.note}>{t('tooLittle')}</p>
      ) : (
        <ChartFigure
          sentence={title}
          head={[t('name'), t('right'), t('all'), t('share')]}
          rows={rows.map(({ name, right, total }) => [
            name,
            String(right),
            String(total),
            total < 5 ? t('tooFew') : t('percent', { percent: percentOf(right, total).percent }),
          ])}
        >
          <ul>
            {rows.map((row) => (
              <ShareRow key={row.name} share={row} needed={needed} />
            ))}
          </ul>
        </ChartFigure>
      )}
      {note && rows.length > 1 && <p className={styles.note}>{note}</p>}
    </Card>
  );
}
