import type { Person } from '@ninefold/contract/admin/views';
import { IconArrowRight } from '@tabler/icons-react';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { BandChip } from '#ui/band/BandChip.tsx';
import { bandText } from '#ui/band/band-colour.ts';
import { Icon } from '#ui/Icon.tsx';
import { adminMessages } from '../admin.messages.ts';
import { type Paged, PagedList } from '../PagedList.tsx';
import { PersonState } from './PersonState.tsx';
import { peopleMessages } from './people.messages.ts';
import styles from './people.module.css';

type PeopleTableProps = {
  query: Paged<Person>;
  opened: number | null;
  onOpen: (id: number) => void;
  chosen: readonly number[];
  onChoose: (ids: readonly number[]) => void;
};

const MOST_CHOSEN = 500;
export const numberOf = (id: number): string => `N-${String(id).padStart(4, '0')}`;

/** Ticks stand apart from opening: who is chosen is exported, who is opened stands beside. */
export function PeopleTable({ query, opened, onOpen, chosen, onChoose }: PeopleTableProps) {
  const t = useText(adminMessages);
  const words = useText(peopleMessages);
  const format = useFormat();
  const shown = query.data?.pages.flatMap(({ list }) => list.map(({ id }) => id)) ?? [];
  const isAll = shown.length > 0 && shown.every((id) => chosen.includes(id));
  const toggle = (id: number) =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-MOST_CHOSEN));
  return (
    <PagedList label={t('people')} query={query} empty={t('nobody')} emptySentence={t('nobodySentence')} head={head()}>
      {(person) => (
        <div key={person.id} className={styles.row} data-opened={person.id === opened || undefined}>
          <label className={styles.tick}>
            <span className="nf-sr-only">{words('choose', { number: numberOf(person.id) })}</span>
            <input type="checkbox" checked={chosen.includes(person.id)} onChange={() => toggle(person.id)} />
          </label>
          <button
            type="button"
            className={styles.open}
            aria-pressed={person.id === opened}
            onClick={() => onOpen(person.id)}
          >
            <span className={styles.number}>{numberOf(person.id)}</span>
            <span className={styles.mobile}>{person.mobile || person.account || t('none')}</span>
            <span className={styles.school}>{person.organisation || t('none')}</span>
            <span className={styles.bands}>
              <span className="nf-sr-only">
                {words('bandsSaid', { band: bandText(person.band), target: bandText(person.target) })}
              </span>
              <span aria-hidden="true" className={styles.bandPair}>
                {person.band < 0 ? (
                  <span className={styles.noBand}>{t('none')}</span>
                ) : (
                  <BandChip score={person.band} />
                )}
                <Icon of={IconArrowRight} size={14} />
                {bandText(person.target)}
              </span>
            </span>
            <span className={styles.seen}>{person.last_seen ? format.shortDateTime(person.last_seen) : t('none')}</span>
            <span className={styles.state}>
              <PersonState person={person} />
            </span>
          </button>
        </div>
      )}
    </PagedList>
  );

  function head() {
    return (
      <div className={styles.head}>
        <label className={styles.tick}>
          <span className="nf-sr-only">{words('chooseAll')}</span>
          <input
            type="checkbox"
            checked={isAll}
            onChange={() => onChoose(isAll ? [] : [...new Set([...chosen, ...shown])].slice(-MOST_CHOSEN))}
          />
        </label>
        <span className={styles.open} aria-hidden="true">
          <span>{words('number')}</span>
          <span>{words('mobile')}</span>
          <span className={styles.school}>{words('school')}</span>
          <span>{words('bands')}</span>
          <span className={styles.seen}>{words('lastSeen')}</span>
          <span>{words('state')}</span>
        </span>
      </div>
    );
  }
}
