import type { HistoryTab } from '@ninefold/core/history/record-types';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { FilterMenu } from '#practice/list/filters/FilterMenu.tsx';
import { Button } from '#ui/Button.tsx';
import { DateRange } from './DateRange.tsx';
import styles from './HistoryPage.module.css';
import { historyMessages } from './history.messages.ts';
import { historyQueries } from './history.queries.ts';
import { type HistorySearch, isFiltered } from './history-search.ts';

type HistoryFiltersProps = {
  tab: HistoryTab;
  type: number;
  search: HistorySearch;
  typeName: (type: string) => string;
  onChange: (change: { [Name in keyof HistorySearch]: unknown }) => void;
};

const NONE = { from: undefined, to: undefined, topic: undefined, question_type: undefined, state: undefined };

/** Dates, type, topic, state and band; the server offers only what finds something. What is chosen can always be undone. */
export function HistoryFilters({ tab, type, search, typeName, onChange }: HistoryFiltersProps) {
  const t = useText(historyMessages);
  const { language } = useLanguage();
  const query = useQuery(historyQueries.config(tab, type));
  const { topics = [], question_types = [], states = [], bands = [] } = query.data ?? {};
  return (
    <div className={styles.filters}>
      <DateRange search={search} onChange={onChange} />
      {query.isError && (
        <p className={styles.trouble} role="alert">
          {t('configFailed')}
          <Button size="sm" kind="ghost" busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      {(question_types.length > 1 || search.question_type) && (
        <FilterMenu
          label={t('questionType')}
          value={search.question_type ?? null}
          choices={question_types.map((value) => ({ value, label: typeName(value) }))}
          onChange={(question_type) => onChange({ question_type })}
        />
      )}
      {(topics.length > 1 || search.topic) && (
        <FilterMenu
          label={t('topic')}
          value={search.topic ?? null}
          choices={topics.map(({ value, name }) => ({ value, label: name[language] }))}
          onChange={(topic) => onChange({ topic })}
        />
      )}
      {(states.length > 1 || search.state) && (
        <FilterMenu
          label={t('state')}
          value={search.state ?? null}
          choices={states.map((value) => ({ value, label: t(`state_${value}`) }))}
          onChange={(state) => onChange({ state })}
        />
      )}
      {(bands.length > 0 || search.band) && (
        <FilterMenu
          label={t('band')}
          value={search.band === undefined ? null : String(search.band)}
          choices={bands.map((band) => ({ value: String(band), label: t('bandFrom', { band: band.toFixed(1) }) }))}
          onChange={(band) => onChange({ band: band === null ? undefined : Number(band) })}
        />
      )}
      {isFiltered(search) && (
        <Button size="sm" kind="ghost" onClick={() => onChange({ ...NONE, q: undefined, band: undefined })}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
