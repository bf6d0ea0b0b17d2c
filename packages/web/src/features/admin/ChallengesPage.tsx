import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { adminMessages } from './admin.messages.ts';
import styles from './admin.module.css';
import { adminQueries } from './admin.queries.ts';
import { ChallengeRecord } from './ChallengeRecord.tsx';
import { PagedList } from './PagedList.tsx';

/** Marks that learners think are wrong: the queue, and beside it everything that is needed to decide. */
export function ChallengesPage() {
  const t = useText(adminMessages);
  const format = useFormat();
  const { language } = useLanguage();
  const [state, setState] = useState<'open' | 'accepted' | 'declined'>('open');
  const [opened, setOpened] = useState<number | null>(null);
  const challenges = useInfiniteQuery(adminQueries.challenges(state));
  const chosen = challenges.data?.pages.flatMap(({ list }) => list).find(({ id }) => id === opened);
  return (
    <>
      <div className={styles.tools}>
        <Tabs
          label={t('state')}
          tabs={[
            { value: 'open', label: t('waiting') },
            { value: 'accepted', label: t('settled') },
            { value: 'declined', label: t('refused') },
          ]}
          value={state}
          onChange={setState}
        />
      </div>
      <div className={chosen ? styles.beside : styles.alone}>
        <PagedList
          label={t('challenges')}
          query={challenges}
          empty={t('noChallenges')}
          emptySentence={t('noChallengesSentence')}
        >
          {(one) => (
            <button
              key={one.id}
              type="button"
              className={styles.row}
              aria-pressed={one.id === opened}
              onClick={() => setOpened(one.id)}
            >
              <span className={styles.words}>
                <span className={styles.first}>
                  {one.paper[language]} · {t('question', { n: one.n })}
                </span>
                <span className={styles.second}>{one.words}</span>
              </span>
              <span className={styles.second}>
                N-{String(one.user_id).padStart(4, '0')} · {format.shortDateTime(one.created_at)}
              </span>
            </button>
          )}
        </PagedList>
        {chosen && <ChallengeRecord key={chosen.id} challenge={chosen} />}
      </div>
    </>
  );
}
