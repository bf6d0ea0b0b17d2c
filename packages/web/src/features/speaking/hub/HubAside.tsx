import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import { SPEAKING_CRITERIA } from '@ninefold/core/speaking/report';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { useMe } from '#session/session.ts';
import { BandRing } from '#ui/band/BandRing.tsx';
import { bandFill, bandInk, bandText } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import { speakingMessages } from '../speaking.messages.ts';
import { reportOf } from '../speaking-paths.ts';
import { MicrophoneCard } from '../start/MicrophoneCard.tsx';
import styles from './HubAside.module.css';
import { hubMessages } from './hub.messages.ts';

export type Overview = Output<Contract['speaking']['getOverview']>;

/** Where the learner stands: the last estimate by criterion, the ones before, and the microphone. */
export function HubAside({ overview }: { overview: Overview }) {
  const t = useText(hubMessages);
  const words = useText(speakingMessages);
  const format = useFormat();
  const me = useMe();
  const target = me?.is_done_learning_plan === 1 ? me.target_score_speak : null;
  const banded = overview.recent.filter(({ bands }) => (bands?.overall ?? -1) >= 0);
  const bands = banded[0]?.bands;
  return (
    <aside className={styles.aside}>
      <Card aria-label={t('mine')}>
        <div className={styles.mine}>
          <BandRing score={bands?.overall ?? -1} target={target} size={76} subject={t('mine')} />
          <div>
            <h2 className={styles.title}>{t('mine')}</h2>
            <p className={styles.quiet}>
              {!bands && t('mineNone')}
              {bands && target !== null && t('mineTarget', { band: bandText(bands.overall), target: bandText(target) })}
              {bands && target === null && t('mineBand', { band: bandText(bands.overall) })}
            </p>
            <p className={styles.quiet}>{bands ? words('estimate') : t('mineNoneSentence')}</p>
          </div>
        </div>
        {bands && (
          <dl className={styles.criteria}>
            {SPEAKING_CRITERIA.map((criterion) => (
              <div key={criterion}>
                <dt>{words(criterion)}</dt>
                <dd>
                  <Cells band={bands[criterion]} />
                  <b style={{ color: bandInk(bands[criterion]) }}>{bandText(bands[criterion])}</b>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
      {banded.length > 1 && (
        <Card aria-label={t('recent')}>
          <h2 className={styles.title}>{t('recent')}</h2>
          <ul className={styles.recent}>
            {banded.map((row) => (
              <li key={row.record_id}>
                <Link {...reportOf(row)}>
                  {t('recentOf', {
                    part: words(`part${row.part}`),
                    day: format.shortDate(row.done_at),
                    band: bandText(row.bands?.overall ?? -1),
                  })}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card padding="none">
        <MicrophoneCard onHeard={() => {}} />
      </Card>
    </aside>
  );
}

/** Nine cells, a half band is half a cell. */
function Cells({ band }: { band: number }) {
  return (
    <span className={styles.cells} aria-hidden="true">
      {NINE.map((cell) => (
        <i key={cell}>
          <i style={{ width: `${Math.max(0, Math.min(1, band - cell)) * 100}%`, background: bandFill(band) }} />
        </i>
      ))}
    </span>
  );
}

const NINE = Array.from({ length: 9 }, (_, cell) => cell);
