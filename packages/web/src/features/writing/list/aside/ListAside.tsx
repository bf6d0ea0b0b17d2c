import { CRITERIA } from '@ninefold/core/writing/error-kinds';
import { recentBands } from '@ninefold/core/writing/estimate/recent-bands';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { useMe } from '#session/session.ts';
import { BandRing } from '#ui/band/BandRing.tsx';
import { bandFill, bandInk, bandText } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import { essayQueries } from '../../essay.queries.ts';
import { kindMessages } from '../../kinds/kinds.messages.ts';
import { writingListMessages } from '../list.messages.ts';
import styles from './ListAside.module.css';
import { Running } from './Running.tsx';

/** Beside the list: where the learner's writing stands, and what is being scored. Nothing before there is something. */
export function ListAside({ task }: { task: 1 | 2 }) {
  const t = useText(writingListMessages);
  const kinds = useText(kindMessages);
  const me = useMe();
  const { data } = useQuery(essayQueries.recent(task));
  const recent = recentBands(data?.list.flatMap(({ bands }) => bands ?? []) ?? []);
  const target = me && me.target_score_write > 0 ? me.target_score_write : null;
  return (
    <aside className={styles.aside}>
      {recent && (
        <Card>
          <div className={styles.head}>
            <BandRing score={recent.overall} target={target} size={76} subject={t('mine')} />
            <div>
              <h2 className={styles.title}>{t('mine')}</h2>
              <p>
                {target === null
                  ? t('estimateOnly', { band: bandText(recent.overall) })
                  : t('estimate', { band: bandText(recent.overall), target: bandText(target) })}
              </p>
              <p className={styles.quiet}>
                {recent.essays === 1
                  ? t('recentOne')
                  : t('recent', { count: recent.essays, low: bandText(recent.low), high: bandText(recent.high) })}
              </p>
            </div>
          </div>
          <dl className={styles.criteria}>
            {CRITERIA.map((one) => (
              <div key={one}>
                <dt>{kinds(one === 'tr' && task === 1 ? 'ta' : one)}</dt>
                <dd>
                  <Cells score={recent[one]} />
                  <span style={{ color: bandInk(recent[one]) }}>{bandText(recent[one])}</span>
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      <Running task={task} />
    </aside>
  );
}

/** Nine cells, a half band is half a cell. The number beside them says the same. */
function Cells({ score }: { score: number }) {
  return (
    <span className={styles.cells} aria-hidden="true">
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => (
        <i key={cell}>
          <b style={{ width: `${100 * Math.max(0, Math.min(1, score - cell))}%`, background: bandFill(score) }} />
        </i>
      ))}
    </span>
  );
}
