import type { Incoming, IncomingTally } from '@ninefold/contract/personal-data';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import page from '../PersonalDataPage.module.css';
import { personalDataMessages } from '../personal-data.messages.ts';
import styles from './WhatComes.module.css';

const REASONS = {
  coins: 'leftCoins',
  account: 'leftAccount',
  made_anew: 'leftMadeAnew',
  unfinished: 'leftUnfinished',
  content_missing: 'leftContentMissing',
  content_closed: 'leftContentClosed',
  word_missing: 'leftWordMissing',
  version_missing: 'leftVersionMissing',
  belongs_to_left_out: 'leftBelongs',
  file_missing: 'leftFileMissing',
  file_unreadable: 'leftFileUnreadable',
  changed: 'leftChanged',
} as const;
/** Where it was seen helps whoever looks for it. */
const HAS_EXAMPLE: ReadonlySet<string> = new Set(['changed', 'file_missing', 'file_unreadable']);
const isReason = (reason: string): reason is keyof typeof REASONS => reason in REASONS;

/** What an archive will bring, or brought, in plain words: what comes, what is there already, and what does not and why. */
export function WhatComes({ incoming: { state, tables } }: { incoming: Incoming }) {
  const t = useText(personalDataMessages);
  const sum = (of: (tally: IncomingTally) => number) => tables.reduce((total, tally) => total + of(tally), 0);
  const [comes, known] = [sum((tally) => tally.comes), sum((tally) => tally.known)];
  const lead = state === 'done' ? 'bringDone' : comes > 0 ? 'bringWill' : 'bringNothing';
  const coming = tables.filter((tally) => tally.comes + tally.known > 0);
  const staying = tables.filter((tally) => tally.left.length > 0);
  return (
    <>
      <p className={page.now}>{t(lead, { comes, known })}</p>
      {coming.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('bringWhat')}</th>
              <th scope="col">{t(state === 'done' ? 'bringCame' : 'bringComes')}</th>
              <th scope="col">{t('bringKnown')}</th>
            </tr>
          </thead>
          <tbody>
            {coming.map((tally) => (
              <tr key={tally.name.en}>
                <th scope="row">
                  <Name of={tally} />
                </th>
                <td>{tally.comes}</td>
                <td>{tally.known}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {staying.length > 0 && (
        <details className={styles.staying}>
          <summary>{t('bringStays')}</summary>
          <ul className={page.list}>
            {staying.map((tally) => (
              <li key={tally.name.en}>
                <Name of={tally} />
                <ul className={styles.reasons}>
                  {tally.left.map(({ reason, count, example }) => (
                    <li key={reason}>
                      {t(isReason(reason) ? REASONS[reason] : 'leftChanged', { count })}
                      {HAS_EXAMPLE.has(reason) && <code className={styles.example}>{example}</code>}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Name({ of: { name } }: { of: IncomingTally }) {
  const { language } = useLanguage();
  return name[language];
}
