import { useRouter } from '@tanstack/react-router';
import { memo } from 'react';
import type { MenuLink } from '#features/shell/menu-items.ts';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { menuIcon } from '#ui/icons.ts';
import { factsAt } from '../../page/page-facts.ts';
import { shellMessages } from '../../shell.messages.ts';
import styles from './MenuRow.module.css';
import { useRailTip } from './RailTip.tsx';
import type { SideLook } from './side-look.ts';
import { useMenuClick } from './useMenuClick.ts';

type MenuRowProps = { link: MenuLink; look: SideLook; active: boolean };

/** Memoised: at a change of page only the two rows that change are rendered again. What is still to come says so. */
export const MenuRow = memo(function MenuRow({ link, look, active }: MenuRowProps) {
  const clicked = useMenuClick();
  const t = useText(shellMessages);
  const soon = factsAt(useRouter(), link.path)?.soon ? t('soon') : null;
  const { tip, ...tipHandlers } = useRailTip(look === 'rail' ? [link.name, soon].filter(Boolean).join(' · ') : null);
  return (
    <>
      <Link
        to={link.path}
        className={cx(styles.row, soon && styles.closed, active && styles.active)}
        data-look={look}
        aria-current={active ? 'page' : undefined}
        onClick={() => clicked(link)}
        {...tipHandlers}
      >
        <Icon of={menuIcon(link.icon)} size={20} />
        <span className={look === 'rail' ? 'nf-sr-only' : styles.name}>{link.name}</span>
        {soon && <span className={look === 'rail' ? 'nf-sr-only' : styles.soon}>{soon}</span>}
      </Link>
      {tip}
    </>
  );
});
