import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Tabs } from '#ui/Tabs.tsx';
import admin from '../admin.module.css';
import { adminQueries } from '../admin.queries.ts';
import { PagedList } from '../PagedList.tsx';
import { AddedAnswers } from './AddedAnswers.tsx';
import { ChallengeDecision } from './ChallengeDecision.tsx';
import { ChallengeEvidence } from './ChallengeEvidence.tsx';
import { challengeMessages } from './challenges.messages.ts';
import styles from './challenges.module.css';

const DAY_SECONDS = 86_400;

/** Marks that learners think are wrong: the queue, everything that is needed to decide, and what deciding changes. */
export function ChallengesPage() {
  const t = useText(challengeMessages);
  const format = useFormat();
  const { language } = useLanguage();
  const [shelf, setShelf] = useState<'open' | 'accepted' | 'declined' | 'added'>('open');
  const state = shelf === 'added' ? 'open' : shelf;
  const [opened, setOpened] = useState<number | null>(null);
  const challenges = useInfiniteQuery(adminQueries.challenges(state));
  const list = challenges.data?.pages.flatMap((page) => page.list);
  const chosen = list?.find(({ id }) => id === opened) ?? (opened === null ? list?.[0] : undefined);
  const counts = challenges.data?.pages[0]?.counts;
  const days = counts ? Math.floor((Date.now() / 1000 - counts.oldest) / DAY_SECONDS) : 0;
  return (
    <>
      <div className={styles.head}>
        <p className={admin.second}>{counts && t('queue', { count: counts.open, days })}</p>
        <Tabs
          label={t('state')}
          tabs={[
            { value: 'open', label: t('waiting'), ...(counts && { count: counts.open }) },
            { value: 'accepted', label: t('settled') },
            { value: 'declined', label: t('refused') },
            { value: 'added', label: t('addedAnswers') },
          ]}
          value={shelf}
          onChange={(next) => {
            setOpened(null);
            setShelf(next);
          }}
        />
      </div>
      {shelf === 'added' ? (
        <AddedAnswers />
      ) : (
        <div className={chosen ? styles.desk : undefined}>
          {/* Before the list: on a phone what was opened is seen at once. */}
          {chosen && (
            <div className={styles.opened} data-asked={opened !== null || undefined}>
              <ChallengeEvidence key={chosen.id} challenge={chosen} />
              <ChallengeDecision key={`decide-${chosen.id}`} challenge={chosen} onDone={() => setOpened(null)} />
            </div>
          )}
          <PagedList
            label={t('waiting')}
            query={challenges}
            empty={t(state === 'open' ? 'noChallenges' : 'noneSettled')}
            emptySentence={t(state === 'open' ? 'noChallengesSentence' : 'noneSettledSentence')}
          >
            {(one) => (
              <button
                key={one.id}
                type="button"
                className={admin.row}
                aria-pressed={one.id === chosen?.id}
                onClick={() => setOpened(one.id)}
              >
                <span className={admin.words}>
                  <span className={admin.first}>
                    {one.paper[language]} · {t('question', { n: one.n })}
                  </span>
                  <span className={styles.said}>{one.words}</span>
                  <span className={admin.second}>
                    N-{String(one.user_id).padStart(4, '0')} · {format.shortDate(one.created_at)}
                  </span>
                </span>
              </button>
            )}
          </PagedList>
        </div>
      )}
    </>
  );
}
