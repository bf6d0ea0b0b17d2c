import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { analysisMessages } from '../analysis.messages.ts';
import type { Marks } from '../analysis.queries.ts';
import type { PaperSkill } from '../analysis-search.ts';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import { MarkCells } from '../charts/MarkCells.tsx';
import styles from './MarksPanel.module.css';

const Go = linkAs(ButtonLink);

/** Why marks were lost, most first; each reason leads to its mistakes. */
export function LossCard({ skill, losses }: { skill: PaperSkill; losses: Marks['losses'] }) {
  const t = useText(analysisMessages);
  const count = losses.reduce((sum, { marks }) => sum + marks, 0);
  const rows = [...losses].sort((a, b) => b.marks - a.marks);
  const most = rows[0]?.marks ?? 0;
  return (
    <Card>
      <div className={styles.head}>
        <h2>{t('lossTitle', { count })}</h2>
        {most > 0 && most <= 40 && <span className={styles.note}>{t('lossEach')}</span>}
      </div>
      {count === 0 ? (
        <p className={styles.note}>{t('lossNone')}</p>
      ) : (
        <ChartFigure
          sentence={t('lossSentence', { count })}
          head={[t('reason'), t('marks')]}
          rows={rows.map(({ reason, marks }) => [t(`loss_${reason}`), String(marks)])}
        >
          <ul className={styles.losses}>
            {rows.map(({ reason, marks }) => (
              <li key={reason}>
                <div className={styles.lossHead}>
                  <span>
                    <b>{t(`loss_${reason}`)}</b> {marks}
                  </span>
                  <Go
                    kind="ghost"
                    size="sm"
                    to="/mistakes"
                    search={{ skill, kind: reason }}
                    aria-label={t('lossDoOf', { reason: t(`loss_${reason}`) })}
                  >
                    {t('lossDo')}
                  </Go>
                </div>
                <MarkCells count={marks} most={most} />
              </li>
            ))}
          </ul>
        </ChartFigure>
      )}
    </Card>
  );
}
