import { secondsOf } from '@ninefold/core/time/seconds';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { plannerQueries } from '#features/planner/planner.queries.ts';
import type { MenuLink } from '#features/shell/menu-items.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { linkAs } from '#navigation/link.tsx';
import { useMe } from '#session/session.ts';
import { Card } from '#ui/Card.tsx';
import { menuIcon } from '#ui/icons.ts';
import { CardHead } from '#ui/rows/CardHead.tsx';
import { RowLink } from '#ui/rows/Row.tsx';
import { factsAt } from '../page/page-facts.ts';
import { useMenuClick } from '../shell/menu/useMenuClick.ts';
import styles from './PracticeLinks.module.css';
import { useDueNotes } from './useDueNotes.ts';

const Row = linkAs(RowLink);

type PracticeLinksProps = { id: string; title: string; links: readonly MenuLink[]; children?: ReactNode };

/** A card of menu entries. */
export function PracticeLinks({ id, title, links, children }: PracticeLinksProps) {
  const router = useRouter();
  const clicked = useMenuClick();
  const lastTime = useLastTime();
  const due = useDueNotes();
  const pages = links.map((link) => ({ link, page: factsAt(router, link.path) }));
  return (
    <Card padding="none" className={styles.card} aria-labelledby={id}>
      <CardHead id={id} title={title} />
      {pages.map(({ link, page }) => (
        <Row
          key={link.id}
          to={link.path}
          icon={menuIcon(link.icon)}
          end={page?.record && lastTime(page.record)}
          {...due(link.path)}
          onClick={() => clicked(link)}
        >
          {link.name}
        </Row>
      ))}
      {children}
    </Card>
  );
}

/** When an area was last practised; nothing where it never was. */
function useLastTime(): (area: string) => string | undefined {
  const format = useFormat();
  // Without a session the server cannot say whose records these are.
  const known = useMe() !== undefined;
  const { data: records = [] } = useQuery({ ...plannerQueries.lastRecords(), enabled: known });
  return (area) => {
    const last = records.find((record) => record.area === area);
    return last && format.timeAgo(last.time, secondsOf(Date.now()));
  };
}
