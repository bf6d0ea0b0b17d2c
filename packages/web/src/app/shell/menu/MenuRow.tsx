import { memo } from 'react';
import type { MenuLink } from '#features/shell/menu-items.ts';
import { Link } from '#navigation/link.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { menuIcon } from '#ui/icons.ts';
import styles from './MenuRow.module.css';
import { useRailTip } from './RailTip.tsx';
import type { SideLook } from './side-look.ts';
import { useMenuClick } from './useMenuClick.ts';

type MenuRowProps = { link: MenuLink; look: SideLook; active: boolean };

/** Memoised: at a change of page only the two rows that change are rendered again. */
export const MenuRow = memo(function MenuRow({ link, look, active }: MenuRowProps) {
  const clicked = useMenuClick();
  const { tip, ...tipHandlers } = useRailTip(look === 'rail' ? link.name : null);
  return (
    <>
      <Link
        to={link.path}
        className={cx(styles.row, active && styles.active)}
        data-look={look}
        aria-current={active ? 'page' : undefined}
        onClick={() => clicked(link)}
        {...tipHandlers}
      >
        <Icon of={menuIcon(link.icon)} size={20} />
        <span className={look === 'rail' ? 'nf-sr-only' : styles.name}>{link.name}</span>
      </Link>
      {tip}
    </>
  );
});
