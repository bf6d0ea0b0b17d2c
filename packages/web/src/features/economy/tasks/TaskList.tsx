import type { Task } from '@ninefold/contract/economy/tasks';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { economyMessages } from '../economy.messages.ts';
import { economyQueries } from '../economy.queries.ts';
import styles from './TaskList.module.css';
import { TaskRow, type TaskWays } from './TaskRow.tsx';

export function TaskList({ ways }: { ways: TaskWays }) {
  const t = useText(economyMessages);
  const { data, error, isFetching, refetch } = useQuery(economyQueries.tasks());
  return (
    <section aria-label={t('moreTasks')}>
      <h2 className={styles.title}>{t('moreTasks')}</h2>
      {data ? (
        data.list.length > 0 ? (
          <ul>
            {openFirst(data.list).map((task) => (
              <TaskRow key={task.id} task={task} ways={ways} />
            ))}
          </ul>
        ) : (
          <EmptyState title={t('noTasksTitle')} icon={<Icon of={IconListCheck} size={40} />}>
            {t('noTasksSentence')}
          </EmptyState>
        )
      ) : error ? (
        <ErrorState title={t('tasksFailed')} error={error} onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <LoadingRows rows={4} rowHeight={71} />
      )}
    </section>
  );
}

const RANK = { 1: 0, 0: 1, 2: 2 } as const;

/** Open, then locked, then done; within each in the server's order. */
const openFirst = (tasks: Task[]): Task[] => [...tasks].sort((one, other) => RANK[one.status] - RANK[other.status]);
