import type { Training } from '@ninefold/contract/training/record';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import frame from '#practice/cards/CardFrame.module.css';
import { refetchProgress } from '#session/session.queries.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { ResultPage } from '../result/ResultPage.tsx';
import { trainingMessages } from '../training.messages.ts';
import { trainingQueries } from '../training.queries.ts';
import { Sitting } from './Sitting.tsx';
import { StartSet } from './StartSet.tsx';

/** `/training-collection/{id}[/{recordId}]`: a set before it is begun, one sitting of it, or its result. */
export function TrainingCollectionPage() {
  const t = useText(trainingMessages);
  const { language } = useLanguage();
  const { collectionId, collectionRecordId } = useParams({ strict: false });
  const [id, recordId] = [Number(collectionId), Number(collectionRecordId) || undefined];
  const { data, error, isFetching, refetch } = useQuery(trainingQueries.collection(id, recordId));
  const show = useShowRecord(id);
  if (!data)
    return (
      <div className={frame.stage}>
        {error ? (
          <ErrorState title={t('gone')} error={error} onRetry={() => void refetch()} retrying={isFetching} tall />
        ) : (
          <LoadingRows rows={6} look="line" />
        )}
      </div>
    );
  const { collection, record } = data;
  // Without a record in the address the set is shown first, with the open one to go on with.
  if (!record || !recordId) return <StartSet collection={collection} open={record} onStarted={show} />;
  if (record.state === 'done') return <ResultPage record={record} again={{ to: 'set', id }} />;
  return <Sitting key={record.id} record={record} title={collection.title[language]} questions={null} onDone={show} />;
}

/** The record as the server just told it stands under its address at once; a reload asks for it. */
function useShowRecord(id: number): (record: Training) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (record) => {
    const before = client.getQueryData(trainingQueries.collection(id, record.id).queryKey);
    const shown = before ?? client.getQueryData(trainingQueries.collection(id, undefined).queryKey);
    if (shown) client.setQueryData(trainingQueries.collection(id, record.id).queryKey, { ...shown, record });
    if (record.state === 'done') refetchProgress(client);
    void client.invalidateQueries(trainingQueries.lists());
    void navigate({
      to: '/training-collection/$collectionId/{-$collectionRecordId}',
      params: { collectionId: id, collectionRecordId: record.id },
      replace: true,
    });
  };
}
