import { HISTORY_TABS, type HistoryTab } from '@ninefold/core/history/record-types';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { SearchBox } from '#practice/list/filters/SearchBox.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryList } from './HistoryList.tsx';
import styles from './HistoryPage.module.css';
import { historyMessages } from './history.messages.ts';
import { historyQueries } from './history.queries.ts';
import type { RecordKit } from './history-kit.ts';
import { changeSearch, type HistorySearch } from './history-search.ts';

const PANEL = 'history-list';

type HistoryPageProps = {
  tab: HistoryTab;
  type: number;
  search: HistorySearch;
  /** Which types of each tab can be opened; a tab without any is still to come. */
  openTypes: Record<HistoryTab, readonly number[]>;
  kit: RecordKit;
  onTab: (tab: HistoryTab, type: number) => void;
  onSearch: (search: HistorySearch, replace: boolean) => void;
};

/** Everything the learner did, to look at again, to go on with, to do again. */
export function HistoryPage({ tab, type, search, openTypes, kit, onTab, onSearch }: HistoryPageProps) {
  const t = useText(historyMessages);
  // Each choice is a step that Back takes back; the letters of one search are one step.
  const change = (next: { [Name in keyof HistorySearch]: unknown }) =>
    onSearch(changeSearch(search, next), 'q' in next && search.q !== undefined);
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <DeferredBlock>
          <Recent tab={tab} type={type} />
        </DeferredBlock>
      </div>
      <DeferredBlock>
        <Tabs<HistoryTab>
          look="line"
          label={t('tabs')}
          tabs={HISTORY_TABS.map((one) => {
            const isThere = openTypes[one].length > 0;
            const label = t(`tab_${one}`);
            return { value: one, label: isThere ? label : t('soonTab', { tab: label }), disabled: !isThere };
          })}
          value={tab}
          onChange={(next) => onTab(next, openTypes[next][0] ?? 1)}
          panelId={PANEL}
        />
        <div className={styles.bar}>
          {openTypes[tab].length > 1 && (
            <Tabs
              label={t('types')}
              tabs={openTypes[tab].map((one) => ({ value: String(one), label: t(typeLabel(tab, one)) }))}
              value={String(type)}
              onChange={(next) => onTab(tab, Number(next))}
              panelId={PANEL}
            />
          )}
          <SearchBox
            // Words half typed belong to the list they were typed for.
            key={`${tab}-${type}`}
            value={search.q ?? ''}
            label={t('search')}
            onSearch={(q) => change({ q })}
            icon={<Icon of={IconSearch} size={18} />}
          />
          <HistoryFilters tab={tab} type={type} search={search} typeName={kit.typeName} onChange={change} />
        </div>
        <div id={PANEL} role="tabpanel" aria-label={t(typeLabel(tab, type))}>
          <HistoryList
            tab={tab}
            type={type}
            search={search}
            kit={kit}
            onChange={change}
            onClear={() => onSearch({}, false)}
          />
        </div>
      </DeferredBlock>
    </>
  );
}

/** What was finished lately; a line that may as well be missing. */
function Recent({ tab, type }: Pick<HistoryPageProps, 'tab' | 'type'>) {
  const t = useText(historyMessages);
  const { data } = useQuery(historyQueries.config(tab, type));
  if (!data || data.recent.times === 0) return null;
  const { times, seconds } = data.recent;
  const minutes = Math.floor(seconds / 60);
  return (
    <p className={styles.recent}>
      {minutes > 0
        ? t('recentTime', { times, hours: Math.floor(minutes / 60), minutes: minutes % 60 })
        : t('recent', { times })}
    </p>
  );
}

/** The address holds one of these; the route refuses any other. */
const typeLabel = (tab: HistoryTab, type: number) => `type_${tab}_${type}` as 'type_reading_1';
