import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { analysisMessages } from '../analysis.messages.ts';
import { analysisQueries } from '../analysis.queries.ts';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import { MarkCells } from '../charts/MarkCells.tsx';
import styles from '../marks/MarksPanel.module.css';
import { QueryCard } from '../QueryCard.tsx';
import { openByKind } from './open-by-kind.ts';
import { spokenMessages } from './spoken.messages.ts';

const Go = linkAs(ButtonLink);

/** What reports of speaking found and nobody has mended yet; it leads into the book of mistakes. */
export function SpokenLossCard() {
  const t = useText(analysisMessages);
  const says = useText(spokenMessages);
  const query = useQuery(analysisQueries.book());
  return (
    <QueryCard title={says('lossTitle')} query={query}>
      {({ rows: all }) => {
        const rows = openByKind(all);
        const most = rows[0]?.count ?? 0;
        if (rows.length === 0) return <p className={styles.note}>{says('lossNone')}</p>;
        return (
          <>
            <ChartFigure
              sentence={says('lossSentence')}
              head={[t('reason'), t('open')]}
              rows={rows.map(({ kind, count }) => [says(`kind_${kind}`), String(count)])}
            >
              <ul className={styles.losses}>
                {rows.map(({ kind, count }) => (
                  <li key={kind}>
                    <div className={styles.lossHead}>
                      <span>
                        <b>{says(`kind_${kind}`)}</b> {count}
                      </span>
                    </div>
                    <MarkCells count={count} most={most} />
                  </li>
                ))}
              </ul>
            </ChartFigure>
            <Go kind="soft" size="sm" to="/mistakes" search={{ skill: 'speaking' }}>
              {says('toMistakes')}
            </Go>
          </>
        );
      }}
    </QueryCard>
  );
}
