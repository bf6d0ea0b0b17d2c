import { secondsOf } from '@ninefold/core/time/seconds';
import { IconBooks, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { plannerQueries } from '#features/planner/planner.queries.ts';
import type { MenuLink } from '#features/shell/menu-items.ts';
import { useMenu } from '#features/shell/useMenu.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { useMe } from '#session/session.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { menuIcon } from '#ui/icons.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { Tag } from '#ui/Tag.tsx';
import { factsAt, type RecordArea } from '../page/page-facts.ts';
import { useMenuClick } from '../shell/menu/useMenuClick.ts';
import styles from './PracticeAreas.module.css';
import { practiceMessages } from './practice.messages.ts';
import { practiceAreas } from './practice-areas.ts';

/** The practice areas of the menu, a card for each group. */
export function PracticeAreas() {
  const t = useText(practiceMessages);
  const { groups, isPending, error, retry, isFetching } = useMenu();
  const areas = practiceAreas(groups);

  if (isPending) return <LoadingRows rows={6} rowHeight={64} />;
  if (error) {
    return <ErrorState title={t('failed')} onRetry={() => retry()} retrying={isFetching} />;
  }
  if (areas.length === 0) {
    return (
      <EmptyState title={t('none')} icon={<Icon of={IconBooks} size={40} />}>
        {t('noneSentence')}
      </EmptyState>
    );
  }
  return areas.map((area) => (
    <Card key={area.id} padding="none" aria-labelledby={`area-${area.id}`}>
      <h2 id={`area-${area.id}`} className={styles.head}>
        {area.name ?? t('other')}
      </h2>
      <ul className={styles.list}>
        {area.links.map((link) => (
          <li key={link.id} className={styles.item}>
            <AreaRow link={link} />
          </li>
        ))}
      </ul>
    </Card>
  ));
}

function AreaRow({ link }: { link: MenuLink }) {
  const t = useText(practiceMessages);
  const clicked = useMenuClick();
  const page = factsAt(useRouter(), link.path);
  return (
    <Link to={link.path} className={styles.row} onClick={() => clicked(link)}>
      <span className={styles.icon}>
        <Icon of={menuIcon(link.icon)} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{link.name}</span>
        {link.desc && <span className={styles.desc}>{link.desc}</span>}
        {page?.record && <LastRecord area={page.record} />}
      </span>
      {/* Better said here than after the click. */}
      {page?.soon && <Tag tone="line">{t('soon')}</Tag>}
      <Icon of={IconChevronRight} size={18} />
    </Link>
  );
}

/** When the learner last practised this area, or that they never did. */
function LastRecord({ area }: { area: RecordArea }) {
  const t = useText(practiceMessages);
  const format = useFormat();
  // Without a session the server cannot say whose records these are.
  const known = useMe() !== undefined;
  const { data: records, isError } = useQuery({ ...plannerQueries.lastRecords(), enabled: known });
  // The empty line keeps its place, so that nothing moves under the learner's thumb.
  if (!records) return isError ? null : <span className={styles.record}>{'\u00a0'}</span>;
  const last = records.find((record) => record.area === area);
  const words = last ? t('lastTime', { ago: format.timeAgo(last.time, secondsOf(Date.now())) }) : t('never');
  return <span className={styles.record}>{words}</span>;
}
