import { CATEGORY_WITH_YEARS, SUBJECT_TYPES } from '@ninefold/core/writing/question-kinds';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { FilterMenu } from '#practice/list/filters/FilterMenu.tsx';
import { essayQueries } from '../essay.queries.ts';
import { kindMessages } from '../kinds/kinds.messages.ts';
import type { WritingFilter } from '../question-filter.ts';
import { writingListMessages } from './list.messages.ts';

type WritingFiltersProps = {
  task: 1 | 2;
  filter: WritingFilter;
  onChange: (change: { [Name in keyof WritingFilter]: unknown }) => void;
};

const numbered = (value: number | undefined) => (value === undefined ? null : String(value));
const asNumber = (value: string | null) => (value === null ? undefined : Number(value));

/** Shelf, type, topic, year (only on the shelf that has years) and module; the server sends choices and their counts. */
export function WritingFilters({ task, filter, onChange }: WritingFiltersProps) {
  const t = useText(writingListMessages);
  const kinds = useText(kindMessages);
  const { language } = useLanguage();
  const { data: config } = useQuery(essayQueries.config(task));
  return (
    <>
      <FilterMenu
        label={t('category')}
        value={numbered(filter.category)}
        choices={(config?.categories ?? [])
          .filter(({ id, count }) => id > 0 && count > 0)
          .map(({ id, name, count }) => ({ value: String(id), label: name[language], count }))}
        onChange={(category) => onChange({ category: asNumber(category) })}
      />
      <FilterMenu
        label={t('type')}
        value={filter.type ?? null}
        choices={(config?.types ?? []).map(({ key, count }) => ({ value: key, label: kinds(key), count }))}
        onChange={(type) => onChange({ type })}
      />
      <FilterMenu
        label={t('topic')}
        value={filter.topic ?? null}
        choices={(config?.topics ?? []).map(({ key, name, count }) => ({ value: key, label: name[language], count }))}
        onChange={(topic) => onChange({ topic })}
      />
      {filter.category === CATEGORY_WITH_YEARS && (
        <FilterMenu
          label={t('year')}
          value={numbered(filter.year)}
          choices={(config?.ji_jing ?? []).map(({ id, name, count }) => ({
            value: String(id),
            label: name[language],
            count,
          }))}
          onChange={(year) => onChange({ year: asNumber(year) })}
        />
      )}
      <FilterMenu
        label={t('subjectType')}
        value={numbered(filter.subject_type)}
        choices={(['academic', 'general'] as const).map((module) => ({
          value: String(SUBJECT_TYPES[module]),
          label: kinds(module),
        }))}
        onChange={(subject) => onChange({ subject_type: asNumber(subject) })}
      />
    </>
  );
}
