import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { FilterChip } from '#ui/forms/FilterChip.tsx';
import { MenuSelect } from '#ui/forms/MenuSelect.tsx';
import { adminMessages } from '../admin.messages.ts';
import { adminQueries, type PeopleAsked } from '../admin.queries.ts';
import { peopleMessages } from './people.messages.ts';

export type PeopleFilter = Omit<PeopleAsked, 'search'>;
export const EVERYBODY: PeopleFilter = { who: 'all', organisation_id: undefined, member: undefined, seen: 'any' };

/** Who is shown: each filter for itself, all of them together. */
export function PeopleFilters({
  filter,
  onChange,
}: {
  filter: PeopleFilter;
  onChange: (filter: PeopleFilter) => void;
}) {
  const t = useText(adminMessages);
  const words = useText(peopleMessages);
  const { data: schools } = useQuery(adminQueries.schools());
  const isRecent = filter.seen === 'week';
  return (
    <>
      <MenuSelect
        label={words('school')}
        value={filter.organisation_id ?? 0}
        choices={[
          { value: 0, label: words('anySchool') },
          ...(schools?.list.map(({ id, name }) => ({ value: id, label: name })) ?? []),
        ]}
        onChange={(id) => onChange({ ...filter, organisation_id: id || undefined })}
      />
      <MenuSelect
        label={words('member')}
        value={filter.member ?? -1}
        choices={[
          { value: -1, label: words('anyMember') },
          { value: 1, label: words('isMember') },
          { value: 0, label: words('notMember') },
        ]}
        onChange={(is) => onChange({ ...filter, member: is === 1 ? 1 : is === 0 ? 0 : undefined })}
      />
      <FilterChip selected={isRecent} onClick={() => onChange({ ...filter, seen: isRecent ? 'any' : 'week' })}>
        {words('seenWeek')}
      </FilterChip>
      <MenuSelect
        label={words('state')}
        value={filter.who}
        choices={[
          { value: 'all', label: words('anyState') },
          { value: 'banned', label: t('banned') },
          { value: 'operators', label: t('operators') },
        ]}
        onChange={(who) => onChange({ ...filter, who })}
      />
    </>
  );
}
