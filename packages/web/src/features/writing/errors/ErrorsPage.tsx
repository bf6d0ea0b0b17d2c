import { kindTrends } from '@ninefold/core/writing/errors/kind-trends';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { SegmentedSwitch } from '#ui/forms/SegmentedSwitch.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { listOf } from '../essay-paths.ts';
import styles from './ErrorsPage.module.css';
import { errorsMessages } from './errors.messages.ts';
import { type ErrorKinds, errorsQueries, type WhichTask } from './errors.queries.ts';
import { KindRow } from './KindRow.tsx';

const Go = linkAs(ButtonLink);

/** The learner's slips by kind over all essays, rising or falling; each kind opens the sentences it came from. */
export function ErrorsPage() {
  const t = useText(errorsMessages);
  const [task, setTask] = useState<WhichTask>('both');
  const { data, error, refetch, isFetching } = useQuery(errorsQueries.kinds(task));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <SegmentedSwitch
          label={t('task')}
          segments={[
            { value: 'both', label: t('both') },
            { value: '1', label: 'Task 1' },
            { value: '2', label: 'Task 2' },
          ]}
          value={task}
          onChange={setTask}
        />
      </header>
      {error && !data && (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching}>
          {t('failedSentence')}
        </ErrorState>
      )}
      {!data && !error && <LoadingRows rows={6} rowHeight={56} />}
      {data && <Kinds key={task} data={data} task={task} />}
    </div>
  );
}

function Kinds({ data, task }: { data: ErrorKinds; task: WhichTask }) {
  const t = useText(errorsMessages);
  const format = useFormat();
  // The server's list is newest first; a line over time begins with the oldest.
  const trends = useMemo(() => kindTrends([...data.list].reverse()), [data]);
  const [open, setOpen] = useState<string | null>(null);
  if (data.essays === 0)
    return (
      <Card>
        <EmptyState
          title={t('empty')}
          action={
            <Go kind="primary" {...listOf(task === '1' ? 1 : 2)}>
              {t('toWriting')}
            </Go>
          }
        >
          {t('emptySentence')}
        </EmptyState>
      </Card>
    );
  if (data.kinds.length === 0)
    return (
      <Card>
        <EmptyState title={t('none')}>{t('noneSentence')}</EmptyState>
      </Card>
    );
  return (
    <Card padding="none" className={styles.card} aria-labelledby="kinds">
      <p id="kinds" className={styles.counted}>
        {t('counted', { essays: data.essays, words: format.number(data.words) })}
      </p>
      <ul>
        {data.kinds.map(({ kind, count, essays }) => (
          <KindRow
            key={kind}
            kind={kind}
            task={task}
            count={count}
            essays={essays}
            trend={trends.find((one) => one.kind === kind)}
            counted={data.list.length}
            open={open === kind}
            onToggle={() => setOpen(open === kind ? null : kind)}
          />
        ))}
      </ul>
    </Card>
  );
}
