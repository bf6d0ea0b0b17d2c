import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { analysisMessages } from '../analysis.messages.ts';
import { analysisQueries } from '../analysis.queries.ts';
import type { AnalysisKit } from '../analysis-kit.ts';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import { MarkCells } from '../charts/MarkCells.tsx';
import panel from '../marks/MarksPanel.module.css';
import { QueryCard } from '../QueryCard.tsx';
import styles from './CriteriaCard.module.css';

const Go = linkAs(ButtonLink);
const MOST_KINDS = 6;
type SlipKind = Parameters<AnalysisKit['slipName']>[0];

/** The kinds of slip that come again and again, most first. */
export function SlipsCard({ kit }: { kit: AnalysisKit }) {
  const t = useText(analysisMessages);
  const query = useQuery(analysisQueries.slips());
  return (
    <QueryCard
      title={t('slipsTitle')}
      query={query}
      note={({ words }) => words > 0 && <span className={panel.note}>{t('slipsNote', { words })}</span>}
    >
      {({ kinds, words }) =>
        kinds.length === 0 ? <p className={panel.note}>{t('slipsNone')}</p> : <Kinds {...{ kit, kinds, words }} />
      }
    </QueryCard>
  );
}

type KindsProps = { kit: AnalysisKit; kinds: readonly { kind: SlipKind; count: number }[]; words: number };

function Kinds({ kit, kinds: all, words }: KindsProps) {
  const t = useText(analysisMessages);
  const kinds = [...all].sort((a, b) => b.count - a.count).slice(0, MOST_KINDS);
  const most = kinds[0]?.count ?? 0;
  const perHundred = (count: number) => ((100 * count) / Math.max(1, words)).toFixed(1);
  return (
    <>
      <ChartFigure
        sentence={t('slipsSentence')}
        head={[t('name'), t('slipsTitle')]}
        rows={kinds.map(({ kind, count }) => [kit.slipName(kind), t('slipCount', { count })])}
      >
        <ul className={styles.slips}>
          {kinds.map(({ kind, count }) => (
            <li key={kind}>
              <span>{kit.slipName(kind)}</span>
              <small>
                {t('slipCount', { count })} · {t('perHundred', { count: perHundred(count) })}
              </small>
              <MarkCells count={count} most={most} />
            </li>
          ))}
        </ul>
      </ChartFigure>
      <Go kind="soft" size="sm" to="/writing-errors">
        {t('toSlips')}
      </Go>
    </>
  );
}
