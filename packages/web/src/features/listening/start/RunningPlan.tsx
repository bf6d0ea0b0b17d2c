import { formatDuration } from '@ninefold/core/time/duration';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import type { PaperToTake } from '#practice/practice-kit.ts';
import { cx } from '#ui/cx.ts';
import { listeningMessages } from '../listening.messages.ts';
import { type PlanRow, planRows } from './plan-rows.ts';
import styles from './Start.module.css';

/** What the test runs through, each part with its time on the clock. */
export function RunningPlan({ what }: { what: PaperToTake }) {
  const t = useText(listeningMessages);
  const rows = planRows(what.running, what.papers);
  const nameOf = (row: PlanRow) => (row.kind === 'part' ? t('planPart', { n: row.part + 1 }) : t('planCheck'));
  return (
    <section className={styles.plan} aria-label={t('planTitle')}>
      <div className={styles.planHead}>
        <h2 className={styles.title}>{t('planTitle')}</h2>
        <span className={styles.quiet}>{t('planFrom')}</span>
      </div>
      <div className={styles.bar} aria-hidden="true">
        {rows
          .filter(({ seconds }) => seconds > 0)
          .map((row) => (
            <span key={row.at} className={styles.stretch} style={{ flexGrow: row.seconds }}>
              <i className={cx(row.kind === 'check' && styles.dashed)} />
              {nameOf(row)}
            </span>
          ))}
      </div>
      <ol className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.at} row={row} />
        ))}
      </ol>
    </section>
  );
}

function Row({ row }: { row: PlanRow }) {
  const t = useText(listeningMessages);
  const { language } = useLanguage();
  const isPart = row.kind === 'part';
  const setting = isPart && row.paper.kind === 'listening' ? row.paper.setting?.[language] : undefined;
  return (
    <li className={cx(styles.row, styles[row.kind])}>
      <span className={styles.at}>{formatDuration(row.at)}</span>
      <b>{isPart ? t('planPart', { n: row.part + 1 }) : t(row.kind === 'check' ? 'planCheck' : 'planEnd')}</b>
      <span className={styles.what}>
        {isPart ? (
          <>
            <span className={styles.name} lang="en">
              {row.paper.title.en}
            </span>
            {setting && <span className={styles.quiet}>{setting}</span>}
          </>
        ) : (
          <span>{t(ENDINGS[row.kind === 'end' ? 'end' : row.seconds > 300 ? 'transfer' : 'check'])}</span>
        )}
      </span>
      <span className={styles.quiet}>{isPart && t('planMarks', { count: row.paper.marks })}</span>
      <span className={styles.long}>{row.seconds > 0 && formatDuration(row.seconds)}</span>
    </li>
  );
}

const ENDINGS = { check: 'planCheckWords', transfer: 'planTransferWords', end: 'planEndWords' } as const;
