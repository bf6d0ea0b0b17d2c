import type { Result } from '@ninefold/contract/practice/result';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { BandRing } from '#ui/band/BandRing.tsx';
import { Card } from '#ui/Card.tsx';
import { CoinIcon } from '#ui/CoinIcon.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import type { PaperSource } from '../practice-kit.ts';
import { GroupTimes } from './GroupTimes.tsx';
import styles from './ReviewSummary.module.css';
import { reviewMessages } from './review.messages.ts';
import { TypeBars } from './TypeBars.tsx';
import { useRedo } from './useRedo.ts';

const Go = linkAs(ButtonLink);

type ReviewSummaryProps = { source: PaperSource; id: number; own: string | undefined; result: Result };

/** The score, what it is made of, and what to do next. */
export function ReviewSummary({ source, id, own, result }: ReviewSummaryProps) {
  const t = useText(reviewMessages);
  const skill = useText(skillMessages);
  const { language } = useLanguage();
  const format = useFormat();
  const redo = useRedo(source, id, result.attempt.id);
  const { right, total, wrong, blank, checked, band, coins, today } = result;
  const missed = wrong + blank;
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{result.attempt.title[language]}</h1>
          <p className={styles.meta}>
            {t('when', {
              mode: t(result.attempt.mode),
              date: format.dateTime(result.attempt.submitted_at),
              time: format.duration(result.seconds),
            })}
          </p>
        </div>
        <div className={styles.actions}>
          <Go kind="ghost" to={source.listPath}>
            {t('toList')}
          </Go>
          <Go {...source.paperPath(id, own ? { own } : {})}>{t('again')}</Go>
          {missed > 0 && (
            <Button kind="primary" busy={redo.isPending} onClick={() => redo.mutate()}>
              {t('redoMissed', { count: missed })}
            </Button>
          )}
        </div>
      </header>
      <div className={styles.cards}>
        <Card className={styles.score}>
          {band && (
            <BandRing
              score={band.band}
              size={92}
              subject={skill(source.skill)}
              opens={`attempt-${result.attempt.id}`}
            />
          )}
          <div>
            <p className={styles.count}>
              <b>{right}</b> / {total}
            </p>
            {checked > 0 && <p className={styles.quiet}>{t('checkedCount', { count: checked })}</p>}
            {band && <p>{t('estimated', { band: band.band.toFixed(1) })}</p>}
            {band && band.next >= 0 && (
              <p className={styles.quiet}>{t('oneMore', { more: band.more, band: band.next.toFixed(1) })}</p>
            )}
            {!band && <p className={styles.quiet}>{t('noBand')}</p>}
            {result.best_before >= 0 && (
              <p className={styles.quiet}>{t('bestBefore', { right: result.best_before, total })}</p>
            )}
            {result.closed_by === 'clock' && <p className={styles.quiet}>{t('closedByClock')}</p>}
            <p className={styles.gains}>
              {coins.paid > 0 && (
                <span className={styles.coins}>
                  <CoinIcon size={16} />
                  {t('coins', { coins: coins.paid })}
                </span>
              )}
              {coins.over_limit === 1 && <span className={styles.quiet}>{t('coinsFull')}</span>}
              {today.practices > 0 && (
                <span className={styles.quiet}>
                  {t('today', { practices: today.practices, minutes: Math.round(today.seconds / 60) })}
                </span>
              )}
            </p>
          </div>
        </Card>
        <Card>
          <h2 className={styles.cardTitle}>{t('byType')}</h2>
          <TypeBars types={result.types} />
        </Card>
        <Card>
          <h2 className={styles.cardTitle}>{t('byGroup')}</h2>
          <GroupTimes groups={result.groups} />
        </Card>
      </div>
      <p className={styles.error} role="alert">
        {redo.error && (redo.error.message || t('redoFailed'))}
      </p>
    </>
  );
}
