import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { useHasOwnFrame } from '#platform/own-frame.ts';
import { useEverTrue } from '#ui/overlay/Dialog.tsx';
import { DialogHost } from '../dialogs/DialogHost.tsx';
import { useFrame } from '../page/current-page.ts';
import { TaskBar } from './bars/TaskBar.tsx';
import { TopBar } from './bars/TopBar.tsx';
import { CookieNotice } from './CookieNotice.tsx';
import { useLanguageRefetch } from './language-refetch.ts';
import { BottomBar } from './menu/BottomBar.tsx';
import { SideMenu } from './menu/SideMenu.tsx';
import { PageWatch } from './PageWatch.tsx';
import styles from './Shell.module.css';
import { PAGE_ID, SkipLink } from './SkipLink.tsx';
import { useTellNativeApp } from './tell-native-app.ts';

// Always the same elements, so a change of frame hides or shows them without drawing them again.
const sideMenu = <SideMenu />;
const topBar = <TopBar />;
const bottomBar = <BottomBar />;

/** What stands around every page. It does not know which page: a change of page must not draw the house again. */
export function Shell() {
  const breakpoint = useBreakpoint();
  const frame = useFrame(breakpoint);
  const ownFrame = useHasOwnFrame();

  useLanguageRefetch();
  useTellNativeApp();

  const bare = frame === 'bare';
  return (
    <>
      {!bare && <SkipLink />}
      <div className={styles.shell}>
        <Kept shown={frame === 'menu' && breakpoint !== 'mobile'}>{sideMenu}</Kept>
        <div className={styles.column}>
          <Kept shown={frame === 'menu'}>{topBar}</Kept>
          {!bare && frame !== 'menu' && !ownFrame && <TaskBar />}
          {bare ? (
            <div id={PAGE_ID} tabIndex={-1} className={styles.bare}>
              <CookieNotice />
              <Outlet />
            </div>
          ) : (
            <main id={PAGE_ID} tabIndex={-1} className={frame === 'task_bar' ? styles.wholePage : styles.page}>
              <Outlet />
            </main>
          )}
          <Kept shown={frame === 'menu' && breakpoint === 'mobile'}>{bottomBar}</Kept>
        </div>
      </div>
      <PageWatch />
      {!bare && <DialogHost />}
    </>
  );
}

/** Drawn when it is first needed and then only hidden: tearing it down would delay the page that has no use for it. */
function Kept({ shown, children }: { shown: boolean; children: ReactNode }) {
  const wanted = useEverTrue(shown);
  return (
    wanted && (
      <div className={styles.kept} hidden={!shown}>
        {children}
      </div>
    )
  );
}
