import { Outlet } from '@tanstack/react-router';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import { useHasOwnFrame } from '../../platform/own-frame.ts';
import { DialogHost } from '../DialogHost.tsx';
import { BottomBar } from './BottomBar.tsx';
import { CookieNotice } from './CookieNotice.tsx';
import { useCollapsed } from './collapsed.ts';
import { useFrame } from './current-page.ts';
import { useLanguageRefetch } from './language-refetch.ts';
import { sideMenuOf } from './menu-visibility.ts';
import { PageWatch } from './PageWatch.tsx';
import styles from './Shell.module.css';
import { SideMenu } from './SideMenu.tsx';
import { PAGE_ID, SkipLink } from './SkipLink.tsx';
import { TaskBar } from './TaskBar.tsx';
import { TopBar } from './TopBar.tsx';
import { useTellNativeApp } from './tell-native-app.ts';

/** What stands around every page. It does not know which page: a change of page must not draw the house again. */
export function Shell() {
  const breakpoint = useBreakpoint();
  const frame = useFrame(breakpoint);
  const [collapsed, setCollapsed] = useCollapsed();
  const ownFrame = useHasOwnFrame();
  const side = frame === 'menu' ? sideMenuOf(breakpoint, collapsed) : 'none';

  useLanguageRefetch();
  useTellNativeApp();

  if (frame === 'bare') {
    return (
      <div id={PAGE_ID} tabIndex={-1} className={styles.bare}>
        <CookieNotice />
        <Outlet />
        <PageWatch />
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
          {frame === 'menu' && <TopBar />}
          {frame !== 'menu' && !ownFrame && <TaskBar />}
          <main id={PAGE_ID} tabIndex={-1} className={frame === 'task_bar' ? styles.wholePage : styles.page}>
            <Outlet />
          </main>
          {frame === 'menu' && breakpoint === 'mobile' && <BottomBar />}
        </div>
      </div>
      <PageWatch />
      <DialogHost />
    </>
  );
}
