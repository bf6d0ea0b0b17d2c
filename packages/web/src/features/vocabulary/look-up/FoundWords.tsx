import { IconVocabularyOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import styles from './FoundWords.module.css';
import { lookUpMessages } from './look-up.messages.ts';
import { lookUpQueries } from './look-up.queries.ts';
import { WordView } from './WordView.tsx';

/** What the dictionary says about the selected words. Several entries if a form belongs to two words, or for a compound. */
export function FoundWords({ words, save, sentence = '' }: { words: string; save: boolean; sentence?: string }) {
  const t = useText(lookUpMessages);
  const { data, error, isFetching, refetch } = useQuery(lookUpQueries.word(words));
  const [at, setAt] = useState(0);
  const word = data?.[at] ?? data?.[0];
  return (
    <div className={styles.found} aria-live="polite" aria-busy={isFetching}>
      {!data && !error && <Coming label={t('loading')} />}
      {!data && error && (
        <ErrorState title={t('failedTitle')} error={null} onRetry={() => void refetch()} retrying={isFetching}>
          {t('failedSentence')}
        </ErrorState>
      )}
      {data?.length === 0 && (
        <EmptyState title={t('unknownTitle', { words })} icon={<Icon of={IconVocabularyOff} size={40} />}>
          {t('unknownSentence')}
        </EmptyState>
      )}
      {data && data.length > 1 && (
        <ul className={styles.several} aria-label={t('several')} lang="en">
          {data.map(({ id, name }, index) => (
            <li key={id}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={data[index] === word}
                onClick={() => setAt(index)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {word && (
        <WordView
          key={word.id}
          word={word}
          selected={words}
          sentence={sentence}
          saveAtOnce={save && word === data?.[0]}
        />
      )}
    </div>
  );
}

function Coming({ label }: { label: string }) {
  return (
    <div className={styles.coming}>
      <span className="nf-sr-only">{label}</span>
      <Skeleton width="45%" height={26} />
      <Skeleton width="35%" height={16} />
      <Skeleton height={16} />
      <Skeleton width="80%" height={16} />
    </div>
  );
}
