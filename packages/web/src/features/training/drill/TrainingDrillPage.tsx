import type { Training } from '@ninefold/contract/training/record';
import { DRILL_SIZE } from '@ninefold/core/training/choose-drill';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useText } from '#i18n/useText.ts';
import frame from '#practice/cards/CardFrame.module.css';
import { useTypeName } from '#practice/question-types/useTypeName.ts';
import { refetchProgress } from '#session/session.queries.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { ResultPage } from '../result/ResultPage.tsx';
import type { QuestionKit } from '../sitting/question-kit.ts';
import styles from '../sitting/Sitting.module.css';
import { Sitting } from '../sitting/Sitting.tsx';
import { trainingMessages } from '../training.messages.ts';
import { trainingQueries } from '../training.queries.ts';

/** `/training-drill/{recordId}`: ten questions of one type, each alone with the text or clip it needs. */
export function TrainingDrillPage({ recordId, questions }: { recordId: number; questions: QuestionKit }) {
  const t = useText(trainingMessages);
  const client = useQueryClient();
  const { data: record, error, isFetching, refetch } = useQuery(trainingQueries.drill(recordId));
  if (record) {
    const done = (ended: Training) => {
      client.setQueryData(trainingQueries.drill(recordId).queryKey, ended);
      refetchProgress(client);
    };
    return <Drill record={record} questions={questions} onDone={done} />;
  }
  return (
    <div className={frame.stage}>
      {error ? (
        <ErrorState title={t('gone')} error={error} onRetry={() => void refetch()} retrying={isFetching} tall />
      ) : (
        <LoadingRows rows={6} look="line" />
      )}
    </div>
  );
}

type DrillProps = { record: Training; questions: QuestionKit; onDone: (record: Training) => void };

function Drill({ record, questions, onDone }: DrillProps) {
  const t = useText(trainingMessages);
  const typeName = useTypeName();
  const { course, question_type, items } = record;
  // Recordings are fetched while there is a network, one after the other.
  useEffect(() => {
    let left = false;
    void (async () => {
      for (const item of items) if (item.do === 'question' && !left) await questions.prepare(item).catch(() => {});
    })();
    return () => {
      left = true;
    };
  }, [items, questions]);
  if (record.state === 'done')
    return (
      <ResultPage
        record={record}
        again={{ to: 'drill', skill: course === 'listening' ? 'listening' : 'reading', type: question_type }}
      />
    );
  const few = items.length < DRILL_SIZE;
  return (
    <Sitting
      key={record.id}
      record={record}
      title={question_type === '' ? '' : t('drillTitle', { type: typeName(question_type) })}
      lead={<p className={styles.lead}>{few ? t('drillFew', { count: items.length }) : t('drillLead')}</p>}
      questions={questions}
      onDone={onDone}
    />
  );
}
