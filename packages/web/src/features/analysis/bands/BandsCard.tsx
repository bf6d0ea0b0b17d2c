import { useText } from '#i18n/useText.ts';
import { bandText } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { analysisMessages } from '../analysis.messages.ts';
import type { Bands, SkillBands } from '../analysis.queries.ts';
import { BandChart } from '../charts/BandChart.tsx';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import { spokenMessages } from '../speaking/spoken.messages.ts';
import { useDayName } from '../useDayName.ts';
import styles from './BandsCard.module.css';
import { OutlookPart } from './OutlookPart.tsx';

/** What brings the first estimate. */
const FIRST = {
  listening: 'bandsEmptyPapers',
  reading: 'bandsEmptyPapers',
  writing: 'bandsEmptyEssays',
} as const;

/** The way to exam day, and what may be said about it. */
export function BandsCard({ bands, of }: { bands: Bands; of: SkillBands }) {
  const t = useText(analysisMessages);
  const skills = useText(skillMessages);
  const spoken = useText(spokenMessages);
  const names = useDayName();
  const skill = skills(of.skill);
  const last = of.points.at(-1);
  const rows = of.points.map(({ day, band, low, high, repeat }) => [
    names.short(day),
    bandText(band),
    t('range', { low: bandText(low), high: bandText(high) }),
    t(repeat ? 'again' : 'first'),
  ]);
  return (
    <Card className={styles.card}>
      <div className={styles.chart}>
        <div className={styles.head}>
          <h2>{t('bandsTitle', { skill })}</h2>
          {last && (
            <p className={styles.legend}>
              <i className={styles.firstSign} aria-hidden="true" /> {t('bandsFirst')}
              <i className={styles.repeatSign} aria-hidden="true" /> {t('bandsRepeat')}
              {of.outlook.outcome === 'told' && (
                <>
                  <i className={styles.rangeSign} aria-hidden="true" /> {t('bandsRange')}
                </>
              )}
            </p>
          )}
        </div>
        <ChartFigure
          sentence={
            last
              ? t('bandsSentence', { skill, count: of.points.length, band: bandText(last.band) })
              : t('bandsEmptyOf', { skill })
          }
          head={[t('day'), t('band'), t('rangeHead'), t('how')]}
          rows={rows}
        >
          <BandChart today={bands.today} exam_day={bands.exam_day} of={of} />
        </ChartFigure>
        {!last && (
          <p className={styles.empty}>
            <b>{t('bandsEmpty')}</b> {of.skill === 'speaking' ? spoken('first') : t(FIRST[of.skill])}
          </p>
        )}
      </div>
      <OutlookPart bands={bands} of={of} />
    </Card>
  );
}
