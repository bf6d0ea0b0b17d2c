import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { ListedWords } from '../list/ListedWords.tsx';
import styles from '../list/WordsPage.module.css';
import { vocabularyQueries } from '../vocabulary.queries.ts';
import { wordsMessages } from '../words.messages.ts';
import { useLearnWords } from './useLearnWords.ts';

type SmartWordsProps = { kind: 'misspelt' | 'essays'; hideChinese: boolean };

/** A list that the product collected: words spelt wrong, or what the reports of essays propose. */
export function SmartWords({ kind, hideChinese }: SmartWordsProps) {
  const t = useText(wordsMessages);
  const { data, error, refetch, isFetching } = useQuery(vocabularyQueries.smart(kind));
  const learn = useLearnWords();
  if (error && !data)
    return <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <LoadingRows rows={4} />;
  const empty: Record<SmartWordsProps['kind'], ReactNode> = {
    misspelt: <EmptyState title={t('emptyMisspelt')}>{t('emptyMisspeltSentence')}</EmptyState>,
    essays: <EmptyState title={t('emptyEssays')}>{t('emptyEssaysSentence')}</EmptyState>,
  };
  return (
    <div data-smart={kind}>
      {data.list.length > 0 && (
        <div className={styles.smartHead}>
          <p className={styles.small}>{t(kind === 'essays' ? 'essaysLead' : 'misspeltLead')}</p>
          <Button size="sm" kind="soft" busy={learn.isPending} onClick={() => learn.mutate(data.list)}>
            {t('learnThese')}
          </Button>
        </div>
      )}
      <ListedWords rows={data.list} hideChinese={hideChinese} empty={empty[kind]} />
    </div>
  );
}
