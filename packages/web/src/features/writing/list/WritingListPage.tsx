import { isOpen } from '@ninefold/core/open-pages';
import { IconChartBar, IconPencilPlus, IconSearch } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '#i18n/useText.ts';
import { painted } from '#navigation/after-paint.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { linkAs } from '#navigation/link.tsx';
import { SearchBox } from '#practice/list/filters/SearchBox.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { sendDraftsLeftBehind } from '../draft/left-behind.ts';
import { essayQueries } from '../essay.queries.ts';
import { changeWritingFilter, readWritingFilter, type WritingFilter } from '../question-filter.ts';
import { ListAside } from './aside/ListAside.tsx';
import { writingListMessages } from './list.messages.ts';
import { Questions } from './Questions.tsx';
import { useQuestionCount } from './useQuestionCount.ts';
import { WritingFilters } from './WritingFilters.tsx';
import styles from './WritingListPage.module.css';

const Go = linkAs(ButtonLink);
const PANEL = 'writing-list';

/** `/writing-list-next/{type?}` and `/writing-list/{type?}`: the questions of a task, with what the learner did of each. */
export function WritingListPage() {
  const t = useText(writingListMessages);
  const { type } = useParams({ strict: false });
  const task = Number(type) === 2 ? 2 : 1;
  const filter = readWritingFilter(useSearch({ strict: false }));
  const navigate = useNavigate();
  const client = useQueryClient();
  const counts = { 1: useQuestionCount(1), 2: useQuestionCount(2) };

  // Sends words that an earlier visit could not send, and then shows the list with them.
  useEffect(() => {
    painted()
      .then(sendDraftsLeftBehind)
      .then((sent) => {
        if (sent) void client.invalidateQueries(essayQueries.all());
      })
      .catch(() => {});
  }, [client]);

  const go = (to: 1 | 2, search: WritingFilter, replace = false) =>
    void navigate({ to: '/writing-list-next/{-$type}', params: { type: to }, search, replace });
  // Each choice is a step that Back takes back; the letters of one search are one step.
  const change = (next: { [Name in keyof WritingFilter]: unknown }) =>
    go(task, changeWritingFilter(filter, next), 'q' in next && filter.q !== undefined);

  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <div className={styles.tools}>
          <DeferredBlock>
            <SearchBox
              value={filter.q ?? ''}
              onSearch={(q) => change({ q })}
              icon={<Icon of={IconSearch} size={18} />}
            />
            <Go to="/writing-errors" leftIcon={<Icon of={IconChartBar} size={18} />}>
              {t('errors')}
            </Go>
            {isOpen('/writing-feedback-task-1') && (
              <Go to="/writing-feedback-task-1" leftIcon={<Icon of={IconPencilPlus} size={18} />}>
                {t('ownQuestion')}
              </Go>
            )}
          </DeferredBlock>
        </div>
      </div>
      <DeferredBlock>
        <div className={styles.bar}>
          <Tabs
            label={t('tasks')}
            tabs={([2, 1] as const).map((one) => ({
              value: String(one),
              label: t(one === 1 ? 'task1' : 'task2'),
              ...(counts[one] !== undefined && { count: counts[one] }),
            }))}
            value={String(task)}
            // Another task is another list: nothing of the filter is kept.
            onChange={(next) => go(next === '2' ? 2 : 1, {})}
            panelId={PANEL}
          />
          <div className={styles.filters}>
            <WritingFilters task={task} filter={filter} onChange={change} />
          </div>
        </div>
        <div className={styles.columns}>
          <div id={PANEL} role="tabpanel" aria-label={t(task === 1 ? 'task1' : 'task2')}>
            <Questions task={task} filter={filter} onClear={() => go(task, {})} />
          </div>
          <ListAside task={task} />
        </div>
      </DeferredBlock>
    </>
  );
}
