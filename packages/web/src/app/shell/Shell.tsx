import { Outlet } from '@tanstack/react-router';
import { KeepMounted } from '#navigation/KeepMounted.tsx';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { useHasOwnFrame } from '#platform/own-frame.ts';
import { SupportContext } from '#ui/states/support.ts';
import { DialogHost } from '../dialogs/DialogHost.tsx';
import { useFrame } from '../page/current-page.ts';
import { TaskBar } from './bars/TaskBar.tsx';
import { TopBar } from './bars/TopBar.tsx';
import { CookieWarning } from './CookieWarning.tsx';
import { useLanguageRefetch } from './language-refetch.ts';
import { BottomBar } from './menu/BottomBar.tsx';
import { SideMenu } from './menu/SideMenu.tsx';
import { useOpenSupport } from './open-support.ts';
import { PageWatch } from './PageWatch.tsx';
import styles from './Shell.module.css';
import { PAGE_ID, SkipLink } from './SkipLink.tsx';
import { useSendUnsentRecordings } from './send-unsent-recordings.ts';
import { useTellNativeApp } from './tell-native-app.ts';

// Always the same elements, so that a change of frame hides or shows them without rendering them again.
const sideMenu = <SideMenu />;
const topBar = <TopBar />;
const bottomBar = <BottomBar />;

/** What is shown around every page. It does not know which page, so a change of page does not render it again. */
export function Shell() {
  const breakpoint = useBreakpoint();
  const frame = useFrame(breakpoint);
  const ownFrame = useHasOwnFrame();
  const openSupport = useOpenSupport();

  useLanguageRefetch();
  useTellNativeApp();
  useSendUnsentRecordings();

  const bare = frame === 'bare';
  return (
    <SupportContext value={bare ? null : openSupport}>
      {!bare && <SkipLink />}
      <div className={styles.shell}>
        <KeepMounted shown={frame === 'menu' && breakpoint !== 'mobile'}>{sideMenu}</KeepMounted>
        <div className={styles.column}>
          <KeepMounted shown={frame === 'menu'}>{topBar}</KeepMounted>
          {!bare && frame !== 'menu' && !ownFrame && <TaskBar />}
          {bare ? (
            <div id={PAGE_ID} tabIndex={-1} className={styles.bare}>
              <CookieWarning />
              <Outlet />
            </div>
          ) : (
            <main id={PAGE_ID} tabIndex={-1} className={frame === 'task_bar' ? styles.wholePage : styles.page}>
              <Outlet />
            </main>
          )}
          <KeepMounted shown={frame === 'menu' && breakpoint === 'mobile'}>{bottomBar}</KeepMounted>
        </div>
      </div>
      <PageWatch />
      {!bare && <DialogHost />}
    </SupportContext>
  );
}
