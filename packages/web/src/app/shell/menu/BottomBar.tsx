import { IconSchool } from '@tabler/icons-react';
import { allLinks } from '#features/shell/menu-items.ts';
import { useMenu } from '#features/shell/useMenu.ts';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { cx } from '#ui/cx.ts';
import { Icon, type IconDrawing } from '#ui/Icon.tsx';
import { menuIcon } from '#ui/icons.ts';
import { useCurrentPage } from '../../page/current-page.ts';
import { pageMessages } from '../../page/page-titles.messages.ts';
import { shellMessages } from '../../shell.messages.ts';
import styles from './BottomBar.module.css';
import { useMenuClick } from './useMenuClick.ts';

/** On a phone: the first item of the menu, and the practice hub that holds all the others. */
export function BottomBar() {
  const t = useText(shellMessages);
  const titles = useText(pageMessages);
  const { groups } = useMenu();
  const clicked = useMenuClick();
  const { pathname } = useCurrentPage();
  const first = allLinks(groups)[0] ?? { id: 0, name: titles('home'), icon: 'home', path: '/', desc: '' };
  return (
    <nav className={styles.bar} aria-label={t('menu')}>
      <Item
        to={first.path}
        name={first.name}
        icon={menuIcon(first.icon)}
        on={pathname === first.path}
        onClick={() => clicked(first)}
      />
      <Item to="/ielts-list" name={t('practice')} icon={IconSchool} on={pathname !== first.path} />
    </nav>
  );
}

type ItemProps = { to: string; name: string; icon: IconDrawing; on: boolean; onClick?: () => void };

function Item({ to, name, icon, on, onClick }: ItemProps) {
  return (
    <Link to={to} className={cx(styles.item, on && styles.on)} aria-current={on ? 'page' : undefined} onClick={onClick}>
      <Icon of={icon} size={24} />
      <span>{name}</span>
    </Link>
  );
}
