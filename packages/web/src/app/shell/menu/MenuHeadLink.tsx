import type { MenuHead } from '#features/shell/menu-items.ts';
import { Link } from '#navigation/link.tsx';
import { cx } from '#ui/cx.ts';
import styles from './MenuGroups.module.css';
import { MenuRow } from './MenuRow.tsx';
import type { SideLook } from './side-look.ts';
import { useMenuClick } from './useMenuClick.ts';

type MenuHeadLinkProps = { id: string; head: MenuHead; look: SideLook; active: boolean };

/** The parent of a group. The narrow menu has a line in its place, and an icon where it has a page of its own. */
export function MenuHeadLink({ id, head, look, active }: MenuHeadLinkProps) {
  const clicked = useMenuClick();
  if (look === 'rail') {
    return (
      <>
        <p id={id} className={styles.line}>
          <span className="nf-sr-only">{head.name}</span>
        </p>
        {head.own && <MenuRow link={head} look={look} active={active} />}
      </>
    );
  }
  return (
    <Link
      id={id}
      to={head.path}
      className={cx(styles.head, active && styles.headHere)}
      aria-current={active ? 'page' : undefined}
      onClick={() => clicked(head)}
    >
      {head.name}
    </Link>
  );
}
