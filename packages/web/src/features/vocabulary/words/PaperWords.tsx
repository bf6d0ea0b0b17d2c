import { IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { linkAs } from '#navigation/link.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { toast } from '#ui/states/toast.ts';
import { ListedWords } from '../list/ListedWords.tsx';
import styles from '../list/WordsPage.module.css';
import { refetchWords, vocabularyQueries } from '../vocabulary.queries.ts';
import { wordsMessages } from '../words.messages.ts';

const Close = linkAs(ButtonLink);

/** Words of a passage that are not known yet, the hardest first, before it is read. */
export function PaperWords({ paperId }: { paperId: number }) {
  const t = useText(wordsMessages);
  const client = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(vocabularyQueries.ofPaper(paperId));
  const learn = useMutation({
    mutationFn: async () => {
      const words = (data?.list ?? []).map(({ word }) => word);
      await api.vocabulary.importWords({ words: words.map(({ name }) => ({ name })), dry: 0 });
      return api.vocabulary.notebook.learn({ vocabulary_ids: words.map(({ id }) => id) });
    },
    onSuccess: ({ queued }) => {
      toast.success(queued > 0 ? t('learnTheseNews', { count: queued }) : t('learnNothing'));
      refetchWords(client);
    },
    onError: ({ message }) => toast.error(message || t('changeFailed')),
  });
  return (
    <Card padding="none" data-paper-words={paperId}>
      <div className={styles.listHead}>
        <div>
          <h2>{t('paperTitle')}</h2>
          <p className={styles.small}>{t('paperLead')}</p>
        </div>
        <div className={styles.tools}>
          {data && data.list.length > 0 && (
            <Button size="sm" kind="soft" busy={learn.isPending} onClick={() => learn.mutate()}>
              {t('learnThese')}
            </Button>
          )}
          <Close size="sm" kind="ghost" to="/words" search={{}} aria-label={t('close')}>
            <Icon of={IconX} size={18} />
          </Close>
        </div>
      </div>
      {!data &&
        (error ? (
          <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <LoadingRows rows={5} />
        ))}
      {data && (
        <ListedWords
          rows={data.list}
          hideChinese={false}
          empty={<EmptyState title={t('paperNone')}>{t('paperNoneSentence')}</EmptyState>}
        />
      )}
    </Card>
  );
}
