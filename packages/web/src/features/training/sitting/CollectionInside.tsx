import type { Training } from '@ninefold/contract/training/record';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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

/** A set inside a lesson: the same start, sitting and result as at its own address, without leaving this one. */
export function CollectionInside({ id }: { id: number }) {
  const t = useText(trainingMessages);
  const { language } = useLanguage();
  const client = useQueryClient();
  const [record, setRecord] = useState<Training | null>(null);
  const { data, error, isFetching, refetch } = useQuery(trainingQueries.collection(id, undefined));
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
  const done = (ended: Training) => {
    setRecord(ended);
    refetchProgress(client);
    void client.invalidateQueries(trainingQueries.lists());
  };
  const { collection } = data;
  if (!record) return <StartSet collection={collection} open={data.record} onStarted={setRecord} />;
  if (record.state === 'done') return <ResultPage record={record} again={{ to: 'set', id }} />;
  return <Sitting key={record.id} record={record} title={collection.title[language]} questions={null} onDone={done} />;
}
