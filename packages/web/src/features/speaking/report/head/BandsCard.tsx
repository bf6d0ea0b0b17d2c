import type { SpeakingReportView } from '@ninefold/contract/speaking/scoring';
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { useMe } from '#session/session.ts';
import { BandFan } from '#ui/band/BandFan.tsx';
import { BandRing } from '#ui/band/BandRing.tsx';
import { bandText } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Tag } from '#ui/Tag.tsx';
import { speakingMessages } from '../../speaking.messages.ts';
import { reportMessages } from '../report.messages.ts';
import styles from './BandsCard.module.css';

export type PlayQuote = (order: number, from: number, to: number) => void;

type BandsCardProps = {
  view: SpeakingReportView;
  onPlay?: PlayQuote;
  /** Somebody else reads it: neither their target nor what was paid has a place here. */
  shared?: boolean;
};

/** The estimate with its range, and the four criteria with their reasons; a reason that quotes plays that very second. */
export function BandsCard({ view, onPlay, shared = false }: BandsCardProps) {
  const t = useText(reportMessages);
  const words = useText(speakingMessages);
  const { language } = useLanguage();
  const me = useMe();
  const target = !shared && me?.is_done_learning_plan === 1 ? me.target_score_speak : null;
  const { overall, criteria } = view.report;
  const hasSound = (order: number) => view.recordings.some((one) => one.order === order && one.file_url !== '');
  const standing = () => {
    if (overall.band === null) return t('noBand');
    if (target === null) return t('noTarget', { band: bandText(overall.band) });
    const gap = target - overall.band;
    return gap <= 0 ? t('reached') : t('toTarget', { target: bandText(target), gap: bandText(gap) });
  };
  return (
    <Card padding="none" className={styles.card} aria-label={t('bands')} data-band={overall.band ?? 'none'}>
      <div className={styles.overall}>
        <BandFan score={overall.band} target={target} width={120} ground="surface" subject={t('bands')} />
        <div className={styles.words}>
          <span className={styles.quiet}>{t('estimated', { part: words(`part${view.record.part}`) })}</span>
          <strong className={styles.standing}>{standing()}</strong>
          <SinceBefore view={view} />
          {overall.band !== null && overall.from !== null && overall.to !== null && (
            <span className={styles.quiet}>
              {t('likely', { low: bandText(overall.from), high: bandText(overall.to) })}
            </span>
          )}
          {overall.why && <p className={styles.why}>{overall.why[language]}</p>}
          {overall.band === null && !shared && <p className={styles.quiet}>{t('refundedNote')}</p>}
        </div>
      </div>
      {criteria.map(({ criterion, band, from, to, reasons }) => (
        <section key={criterion} className={styles.criterion} aria-label={words(criterion)}>
          <div className={styles.ring}>
            <BandRing score={band} size={60} subject={words(criterion)} />
            <div>
              <h2 className={styles.name}>{words(criterion)}</h2>
              {from !== null && to !== null && (
                <span className={styles.quiet}>{t('likelyShort', { low: bandText(from), high: bandText(to) })}</span>
              )}
            </div>
          </div>
          <ul className={styles.reasons}>
            {reasons.map(({ code, good, text, quote }) => (
              <li key={`${code} ${text.en}`} data-good={good || undefined}>
                {quote && onPlay && hasSound(quote.answer) ? (
                  <button
                    type="button"
                    className={styles.quote}
                    title={t('playQuote', { text: quote.text })}
                    onClick={() => onPlay(quote.answer, quote.from, quote.to)}
                  >
                    {text[language]}
                  </button>
                ) : (
                  text[language]
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.note}>{words('estimateNote')}</p>
    </Card>
  );
}

function SinceBefore({ view: { report, before } }: { view: SpeakingReportView }) {
  const t = useText(reportMessages);
  const [now, then] = [report.overall.band, before?.record.bands?.overall ?? -1];
  if (now === null || then < 0) return null;
  const by = now - then;
  // Half a band lies within the error, as the comparison says.
  if (Math.abs(by) <= 0.5) return <Tag icon={<Icon of={IconMinus} size={14} />}>{t('sameAsBefore')}</Tag>;
  return (
    <Tag tone={by > 0 ? 'ok' : 'plain'} icon={<Icon of={by > 0 ? IconArrowUpRight : IconArrowDownRight} size={14} />}>
      {t(by > 0 ? 'betterBy' : 'worseBy', { by: bandText(Math.abs(by)) })}
    </Tag>
  );
}
