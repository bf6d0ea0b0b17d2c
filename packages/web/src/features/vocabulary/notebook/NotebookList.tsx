import { IconBookmarkFilled } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { toast } from '#ui/states/toast.ts';
import { Tag } from '#ui/Tag.tsx';
import { WordPreview } from '../list/WordPreview.tsx';
import page from '../list/WordsPage.module.css';
import { WordTable } from '../list/WordTable.tsx';
import { type NotebookAsked, type NotebookRow, refetchWords, vocabularyQueries } from '../vocabulary.queries.ts';
import { wordsMessages } from '../words.messages.ts';
import { NotebookTools } from './NotebookTools.tsx';

/** The learner's own words: searched, sorted, learnt, printed, brought in and taken along. */
export function NotebookList({ hideChinese }: { hideChinese: boolean }) {
  const t = useText(wordsMessages);
  const client = useQueryClient();
  const [asked, setAsked] = useState<NotebookAsked>({ name: '', order: 'newest' });
  const [shown, setShown] = useState<NotebookRow | null>(null);
  const query = useInfiniteQuery(vocabularyQueries.notebook(asked));
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = query;
  const rows = data?.pages.flatMap(({ list }) => list) ?? [];
  const remove = useMutation({
    mutationFn: (vocabulary_id: number) => api.vocabulary.notebook.delete({ vocabulary_id }),
    onSuccess: () => refetchWords(client),
    onError: ({ message }) => toast.error(message || t('changeFailed')),
  });
  return (
    <>
      <NotebookTools asked={asked} onAsk={setAsked} total={data?.pages[0]?.total ?? 0} />
      {!data && !error && <LoadingRows rows={6} />}
      {!data && error && (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data && rows.length === 0 && (
        <EmptyState title={t(asked.name === '' ? 'emptyNotebook' : 'noneFound')}>
          {t(asked.name === '' ? 'emptyNotebookSentence' : 'noneFoundSentence')}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <WordTable
          rows={rows}
          hideChinese={hideChinese}
          onPreview={setShown}
          below={(row) => <Met row={row} />}
          actions={({ word }) => (
            <IconButton
              label={`${t('remove')} ${word.name}`}
              icon={<Icon of={IconBookmarkFilled} size={18} />}
              disabled={remove.isPending}
              onClick={() => remove.mutate(word.id)}
            />
          )}
        />
      )}
      {hasNextPage && (
        <div className={page.more}>
          <Button busy={isFetching} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
      <WordPreview word={shown?.word ?? null} onClose={() => setShown(null)} />
    </>
  );
}

/** Where it was met, and that it waits to be learnt. */
function Met({ row: { entry, is_queued } }: { row: NotebookRow }) {
  const t = useText(wordsMessages);
  if (entry.sentence === '' && entry.met_in === '' && !is_queued) return null;
  return (
    <p className={page.met}>
      {is_queued === 1 && <Tag tone="info">{t('waiting')}</Tag>} {entry.met_in !== '' && t(`metIn_${entry.met_in}`)}{' '}
      {entry.sentence !== '' && <q lang="en">{entry.sentence}</q>}
    </p>
  );
}
