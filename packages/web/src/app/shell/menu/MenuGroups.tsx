import { useRouter } from '@tanstack/react-router';
import { memo } from 'react';
import { activeLink, allLinks, type MenuGroup } from '#features/shell/menu-items.ts';
import { useMenu } from '#features/shell/useMenu.ts';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useDeferredPage } from '../../page/current-page.ts';
import { factsAt } from '../../page/page-facts.ts';
import { shellMessages } from '../../shell.messages.ts';
import styles from './MenuGroups.module.css';
import { MenuHeadLink } from './MenuHeadLink.tsx';
import { MenuRow } from './MenuRow.tsx';
import { SubMenu } from './SubMenu.tsx';
import type { SideLook } from './side-look.ts';

export function MenuGroups({ look }: { look: SideLook }) {
  const t = useText(shellMessages);
  const { groups, isPending, error, retry, isFetching } = useMenu();
  const router = useRouter();
  const { page, pathname } = useDeferredPage();
  const leadsHere = (path: string) => page?.menu != null && factsAt(router, path)?.menu === page.menu;
  const heads = groups.flatMap(({ head }) => (head?.own ? [head] : []));
  const active = activeLink([...allLinks(groups), ...heads], pathname, leadsHere);

  if (isPending) return <Waiting />;
  if (error) {
    return (
      <div className={styles.failed} role="status">
        <span className={look === 'rail' ? 'nf-sr-only' : undefined}>{t('menuFailed')}</span>
        <Button size="sm" busy={isFetching} onClick={() => retry()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  return groups.map((group) => (
    <Group key={group.head?.id ?? group.links[0]?.id} group={group} look={look} activeId={active?.id} />
  ));
}

type GroupProps = { group: MenuGroup; look: SideLook; activeId: number | undefined };

const Group = memo(function Group({ group, look, activeId }: GroupProps) {
  return (
    <>
      {group.head && (
        <MenuHeadLink id={`menu-${group.head.id}`} head={group.head} look={look} active={group.head.id === activeId} />
      )}
      <ul aria-labelledby={group.head ? `menu-${group.head.id}` : undefined} className={styles.list}>
        {group.links.map((link) => (
          <li key={link.id}>
            <MenuRow link={link} look={look} active={link.id === activeId} />
            {link.id === activeId && look === 'wide' && <SubMenu of={link.id} />}
          </li>
        ))}
      </ul>
    </>
  );
});

/** Placeholders for the rows, so that nothing moves when the menu arrives. */
function Waiting() {
  return (
    <div aria-hidden="true" className={styles.waiting}>
      {['52%', '64%', '48%', '56%', '44%', '60%'].map((width) => (
        <span key={width} className={styles.waitingRow}>
          <Skeleton width={width} />
        </span>
      ))}
    </div>
  );
}
