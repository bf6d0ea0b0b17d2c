import { isOpen } from '@ninefold/core/open-pages';
import { IconChartBar, IconLayoutGridAdd, IconSearch } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '#i18n/useText.ts';
import { painted } from '#navigation/after-paint.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { linkAs } from '#navigation/link.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { sendLeftBehind } from '../journal/left-behind.ts';
import { practiceQueries } from '../practice.queries.ts';
import type { PaperSource } from '../practice-kit.ts';
import { Filters } from './filters/Filters.tsx';
import { SearchBox } from './filters/SearchBox.tsx';
import styles from './ListPage.module.css';
import { listMessages } from './list.messages.ts';
import { changeFilter, isSearch, type ListFilter, readFilter } from './list-filter.ts';
import { OwnSetBar } from './OwnSetBar.tsx';
import { PickContext, usePicking } from './picking.ts';
import { SearchResults } from './SearchResults.tsx';
import { SetList } from './SetList.tsx';
import { SHELF_NAMES } from './shelves.ts';

const StatsLink = linkAs(ButtonLink);
const PANEL = 'practice-list';
const STATISTICS = '/analysis';

/** All papers of a skill, with what the learner has done of them. */
export function ListPage({ source, filter: address }: { source: PaperSource; filter: ListFilter }) {
  // The router leaves in the address what no rule of ours knows: a shelf of another site would show an empty one.
  const filter = readFilter(address);
  const t = useText(listMessages);
  const skill = useText(skillMessages);
  const navigate = useNavigate();
  const picking = usePicking();
  const shelf = filter.shelf ?? 'jian_ya';
  const client = useQueryClient();

  // Sends answers that an earlier visit could not send, and then shows the list with them.
  useEffect(() => {
    painted()
      .then(sendLeftBehind)
      .then((sent) => {
        if (sent) void client.invalidateQueries(practiceQueries.all());
      })
      .catch(() => {});
  }, [client]);

  // Each choice is a step that Back takes back; the letters of one search are one step.
  const change = (next: Partial<Record<keyof ListFilter, unknown>>) => {
    const typesOn = 'q' in next && filter.q !== undefined;
    void navigate({ to: source.listPath, search: changeFilter(filter, next), replace: typesOn });
  };

  return (
    <PickContext value={picking}>
      <div className={styles.head}>
        <h1>{skill(source.skill)}</h1>
        <div className={styles.tools}>
          <DeferredBlock>
            <SearchBox
              value={filter.q ?? ''}
              onSearch={(q) => change({ q })}
              icon={<Icon of={IconSearch} size={18} />}
            />
            {isOpen(STATISTICS) && (
              <StatsLink to={STATISTICS} leftIcon={<Icon of={IconChartBar} size={18} />}>
                {t('statistics')}
              </StatsLink>
            )}
          </DeferredBlock>
        </div>
      </div>
      <DeferredBlock>
        <div className={styles.bar}>
          <Tabs
            label={t('shelves')}
            tabs={SHELF_NAMES.map((value) => ({ value, label: t(value) }))}
            value={shelf}
            onChange={(next) => change({ shelf: next })}
            panelId={PANEL}
          />
          <div className={styles.filters}>
            <Filters source={source} filter={filter} onChange={change} />
          </div>
          <Button
            size="sm"
            kind={picking.on ? 'soft' : 'ghost'}
            className={styles.ownSet}
            leftIcon={<Icon of={IconLayoutGridAdd} size={18} />}
            aria-pressed={picking.on}
            onClick={picking.toggle}
          >
            {t('ownSet')}
          </Button>
        </div>
        <div id={PANEL} role="tabpanel" aria-label={t(shelf)}>
          {isSearch(filter) ? (
            <SearchResults source={source} filter={filter} onClear={() => change({ shelf })} />
          ) : (
            <SetList source={source} filter={filter} onClear={() => change({ shelf })} />
          )}
        </div>
      </DeferredBlock>
      {picking.on && <OwnSetBar source={source} />}
    </PickContext>
  );
}
