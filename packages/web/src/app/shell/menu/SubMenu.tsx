import { useQuery } from '@tanstack/react-query';
import { menuQueries } from '#features/shell/menu.queries.ts';
import { allLinks, arrangeMenu } from '#features/shell/menu-items.ts';
import { hasCookie, ORGANISATION_COOKIE } from '#lib/cookies.ts';
import { Link } from '#navigation/link.tsx';
import { cx } from '#ui/cx.ts';
import { useDeferredPage } from '../../page/current-page.ts';
import styles from './SubMenu.module.css';
import { useMenuClick } from './useMenuClick.ts';

/** The items below an item. A click on the item fetches them, so this only shows what has been fetched. */
export function SubMenu({ of }: { of: number }) {
  const clicked = useMenuClick();
  const { pathname } = useDeferredPage();
  const { data = [] } = useQuery({ ...menuQueries.below(of), enabled: false });
  const links = allLinks(arrangeMenu(data, hasCookie(ORGANISATION_COOKIE)));
  if (links.length === 0) return null;
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.id}>
          <Link
            to={link.path}
            className={cx(styles.link, link.path === pathname && styles.on)}
            aria-current={link.path === pathname ? 'page' : undefined}
            onClick={() => clicked(link)}
          >
            {link.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
