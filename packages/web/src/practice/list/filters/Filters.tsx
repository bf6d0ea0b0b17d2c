import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import type { PaperSource } from '../../practice-kit.ts';
import { useTypeName } from '../../question-types/useTypeName.ts';
import { listMessages } from '../list.messages.ts';
import { listQueries } from '../list.queries.ts';
import type { ListFilter } from '../list-filter.ts';
import { FilterMenu } from './FilterMenu.tsx';

type FiltersProps = {
  source: PaperSource;
  filter: ListFilter;
  onChange: (change: Partial<Record<keyof ListFilter, unknown>>) => void;
};

/** Question type, topic, year and state; the server sends the choices and how many papers each has. */
export function Filters({ source, filter, onChange }: FiltersProps) {
  const t = useText(listMessages);
  const { language } = useLanguage();
  const typeName = useTypeName();
  const { data: config } = useQuery(listQueries.config(source));
  const shelf = filter.shelf ?? 'jian_ya';
  const years = shelf === 'jian_ya' ? [] : (config?.[shelf] ?? []);
  return (
    <>
      <FilterMenu
        label={t('allTypes')}
        value={filter.type ?? null}
        choices={(config?.types ?? []).map(({ key, count }) => ({ value: key, label: typeName(key), count }))}
        onChange={(type) => onChange({ type })}
      />
      <FilterMenu
        label={t('topic')}
        value={filter.topic ?? null}
        choices={(config?.topics ?? []).map(({ key, name, count }) => ({ value: key, label: name[language], count }))}
        onChange={(topic) => onChange({ topic })}
      />
      {years.length > 0 && (
        <FilterMenu
          label={t('year')}
          value={filter.unit === undefined ? null : String(filter.unit)}
          choices={years.map(({ id, name, count }) => ({ value: String(id), label: name[language], count }))}
          onChange={(unit) => onChange({ unit: unit === null ? undefined : Number(unit) })}
        />
      )}
      <FilterMenu
        label={t('state')}
        value={filter.state ?? null}
        choices={(['new', 'open', 'done'] as const).map((value) => ({ value, label: t(`state_${value}`) }))}
        onChange={(state) => onChange({ state })}
      />
    </>
  );
}
