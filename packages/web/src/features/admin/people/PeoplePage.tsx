import { IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { Tag } from '#ui/Tag.tsx';
import { adminMessages } from '../admin.messages.ts';
import styles from '../admin.module.css';
import { adminQueries } from '../admin.queries.ts';
import { PagedList } from '../PagedList.tsx';
import { OperatorLink } from './OperatorLink.tsx';
import { PersonRecord } from './PersonRecord.tsx';

/** Accounts, and beside them the record of the opened one. Names stand in the record only. */
export function PeoplePage() {
  const t = useText(adminMessages);
  const format = useFormat();
  const [search, setSearch] = useState('');
  const [who, setWho] = useState<'all' | 'banned' | 'operators'>('all');
  const [opened, setOpened] = useState<number | null>(null);
  const [linking, setLinking] = useState(false);
  const people = useInfiniteQuery(adminQueries.people(useDeferredValue(search.trim()), who));
  return (
    <>
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
        <Tabs
          label={t('whose')}
          tabs={[
            { value: 'all', label: t('everybody') },
            { value: 'banned', label: t('banned') },
            { value: 'operators', label: t('operators') },
          ]}
          value={who}
          onChange={setWho}
        />
        {who === 'operators' && <Button onClick={() => setLinking(true)}>{t('makeLink')}</Button>}
      </div>
      {linking && <OperatorLink onClose={() => setLinking(false)} />}
      <div className={opened === null ? styles.alone : styles.withRecord}>
        {opened !== null && <PersonRecord key={opened} userId={opened} onClose={() => setOpened(null)} />}
        <PagedList label={t('people')} query={people} empty={t('nobody')} emptySentence={t('nobodySentence')}>
          {(person) => (
            <button
              key={person.id}
              type="button"
              className={styles.row}
              aria-pressed={person.id === opened}
              onClick={() => setOpened(person.id)}
            >
              <span className={styles.words}>
                <span className={styles.first}>N-{String(person.id).padStart(4, '0')}</span>
                <span className={styles.second}>
                  {[person.mobile || person.account, person.organisation].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className={styles.second}>
                {person.last_seen ? format.shortDateTime(person.last_seen) : t('none')}
              </span>
              {person.banned_at > 0 && <Tag tone="danger">{t('banned')}</Tag>}
              {person.role === 'backend-system' && <Tag tone="info">{t('operators')}</Tag>}
            </button>
          )}
        </PagedList>
      </div>
    </>
  );
}
