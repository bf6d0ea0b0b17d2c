import { Outlet } from '@tanstack/react-router';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import { useHasOwnFrame } from '../../platform/own-frame.ts';
import { DialogHost } from '../DialogHost.tsx';
import { GuestCheck } from '../GuestCheck.tsx';
import { useIdentityGuard } from '../identity-guard.ts';
import { BottomBar } from './BottomBar.tsx';
import { CookieNotice } from './CookieNotice.tsx';
import { useCollapsed } from './collapsed.ts';
import { useCurrentPage } from './current-page.ts';
import { useFocusOnArrival } from './focus-on-arrival.ts';
import { useLanguageRefetch } from './language-refetch.ts';
import { frameOf, sideMenuOf } from './menu-visibility.ts';
import { usePageTitle } from './page-title.ts';
import styles from './Shell.module.css';
import { SideMenu } from './SideMenu.tsx';
import { PAGE_ID, SkipLink } from './SkipLink.tsx';
import { TaskBar } from './TaskBar.tsx';
import { TopBar } from './TopBar.tsx';
import { useTellNativeApp } from './tell-native-app.ts';

/** What stands around every page. */
export function Shell() {
  const { page, pathname } = useCurrentPage();
  const breakpoint = useBreakpoint();
  const [collapsed, setCollapsed] = useCollapsed();
  const ownFrame = useHasOwnFrame();
  const frame = frameOf(pathname, breakpoint);
  const side = frame === 'menu' ? sideMenuOf(breakpoint, collapsed) : 'none';

  usePageTitle(page);
  useFocusOnArrival();
  useIdentityGuard(pathname);
  useLanguageRefetch();
  useTellNativeApp();

  if (frame === 'bare') {
    return (
      <div id={PAGE_ID} tabIndex={-1} className={styles.bare}>
        <CookieNotice />
        <Outlet />
      </div>
    );
  }
  return (
    <>
      <SkipLink />
      <div className={styles.shell}>
        {side !== 'none' && (
          <SideMenu look={side} onCollapse={breakpoint === 'desktop' ? () => setCollapsed(!collapsed) : undefined} />
        )}
        <div className={styles.column}>
          {frame === 'menu' && <TopBar page={page} />}
          {frame !== 'menu' && !ownFrame && <TaskBar page={page} />}
          <main id={PAGE_ID} tabIndex={-1} className={frame === 'task_bar' ? styles.wholePage : styles.page}>
            <Outlet />
          </main>
          {frame === 'menu' && breakpoint === 'mobile' && <BottomBar />}
        </div>
      </div>
      <GuestCheck pathname={pathname} />
      <DialogHost />
    </>
  );
}
