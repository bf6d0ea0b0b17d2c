import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { MoreRows } from '../list/MoreRows.tsx';
import type { PaperSource } from '../practice-kit.ts';
import { RecordLine } from './RecordLine.tsx';
import { RecordsHead } from './RecordsHead.tsx';
import { RecordsLoading } from './RecordsLoading.tsx';
import styles from './RecordsPage.module.css';
import { recordsMessages } from './records.messages.ts';
import { recordQueries } from './records.queries.ts';

const Go = linkAs(ButtonLink);
const PANEL = 'records-list';

export type RecordsTab = PaperSource['skill'] | 'all';

type RecordsPageProps = {
  /** The skills that are kept here, each with the way to its papers. */
  sources: readonly PaperSource[];
  tab: RecordsTab;
  onTab: (tab: RecordsTab) => void;
};

/** Everything the learner has taken, newest first: to look at again, to go on with, to take again. */
export function RecordsPage({ sources, tab, onTab }: RecordsPageProps) {
  const t = useText(recordsMessages);
  const skill = useText(skillMessages);
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <DeferredBlock>
        <Tabs<RecordsTab>
          look="line"
          label={t('skills')}
          tabs={[
            { value: 'all', label: t('all') },
            ...sources.map((source) => ({ value: source.skill, label: skill(source.skill) })),
          ]}
          value={tab}
          onChange={onTab}
          panelId={PANEL}
        />
        <div id={PANEL} role="tabpanel" aria-label={tab === 'all' ? t('all') : skill(tab)} className={styles.panel}>
          <Records sources={sources} tab={tab} />
        </div>
      </DeferredBlock>
    </>
  );
}

function Records({ sources, tab }: Pick<RecordsPageProps, 'sources' | 'tab'>) {
  const t = useText(recordsMessages);
  const query = useInfiniteQuery(recordQueries.list(tab === 'all' ? null : tab));
  if (query.isPending) return <RecordsLoading />;
  if (query.isError)
    return (
      <ErrorState
        title={t('failed')}
        error={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  const records = query.data.pages.flatMap(({ list }) => list);
  if (records.length === 0) return <Nothing sources={sources} tab={tab} />;
  return (
    <>
      <Card padding="none">
        <RecordsHead />
        <ol>
          {records.map((record) => {
            const source = sources.find(({ skill }) => skill === record.skill);
            return source && <RecordLine key={record.id} source={source} record={record} />;
          })}
        </ol>
      </Card>
      <p className={styles.note}>{t('note')}</p>
      <MoreRows query={query} total={t('total', { count: records.length })} />
    </>
  );
}

/** The first step of a history that is still empty. */
function Nothing({ sources, tab }: Pick<RecordsPageProps, 'sources' | 'tab'>) {
  const t = useText(recordsMessages);
  const listening = tab === 'listening';
  const source = sources.find(({ skill }) => skill === (listening ? 'listening' : 'reading'));
  return (
    <Card>
      <EmptyState
        title={t('empty')}
        action={
          source && (
            <Go kind="primary" to={source.listPath}>
              {t(listening ? 'goListening' : 'goReading')}
            </Go>
          )
        }
      >
        {t(listening ? 'emptyListening' : 'emptyReading')}
      </EmptyState>
    </Card>
  );
}
