import { IconFileDownload, IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Icon } from '#ui/Icon.tsx';
import { adminMessages } from '../admin.messages.ts';
import styles from '../admin.module.css';
import { adminQueries } from '../admin.queries.ts';
import { ExportPeople } from './ExportPeople.tsx';
import { OperatorLink } from './OperatorLink.tsx';
import { EVERYBODY, PeopleFilters } from './PeopleFilters.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { PersonRecord } from './PersonRecord.tsx';
import { peopleMessages } from './people.messages.ts';
import table from './people.module.css';

/** Accounts, and beside them the record of the opened one. Names stand in the record only. */
export function PeoplePage() {
  const t = useText(adminMessages);
  const words = useText(peopleMessages);
  const format = useFormat();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState(EVERYBODY);
  const [opened, setOpened] = useState<number | null>(null);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [asked, setAsked] = useState<'link' | 'export' | null>(null);
  const people = useInfiniteQuery(adminQueries.people({ ...filter, search: useDeferredValue(search.trim()) }));
  const counts = people.data?.pages[0]?.counts;
  return (
    <>
      <div className={table.lead}>
        <p className={styles.second}>
          {counts && words('lead', { people: format.number(counts.people), today: format.number(counts.today) })}
        </p>
        {chosen.length > 0 && (
          <Button leftIcon={<Icon of={IconFileDownload} size={18} />} onClick={() => setAsked('export')}>
            {words('export', { count: chosen.length })}
          </Button>
        )}
        {filter.who === 'operators' && <Button onClick={() => setAsked('link')}>{t('makeLink')}</Button>}
      </div>
      <div className={styles.tools}>
        <TextField
          className={styles.search}
          label={t('searchLabel')}
          placeholder={t('search')}
          leftIcon={<Icon of={IconSearch} size={18} />}
          type="search"
          maxLength={60}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <PeopleFilters filter={filter} onChange={setFilter} />
        <p className={table.found} role="status">
          {counts && words('found', { count: counts.found })}
        </p>
      </div>
      {asked === 'link' && <OperatorLink onClose={() => setAsked(null)} />}
      {asked === 'export' && (
        <ExportPeople
          ids={chosen}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            setChosen([]);
          }}
        />
      )}
      <div className={opened === null ? styles.alone : styles.withRecord}>
        {opened !== null && <PersonRecord key={opened} userId={opened} onClose={() => setOpened(null)} />}
        <PeopleTable query={people} opened={opened} onOpen={setOpened} chosen={chosen} onChoose={setChosen} />
      </div>
    </>
  );
}
