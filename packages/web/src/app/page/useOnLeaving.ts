import { useEffect, useRef } from 'react';
import { useCurrentPage } from './current-page.ts';

/** Calls `leave` when another page takes this one's place: what stood over the page goes with it. */
export function useOnLeaving(leave: () => void): void {
  const { pathname } = useCurrentPage();
  const here = useRef(pathname);
  const latest = useRef(leave);
  latest.current = leave;

  useEffect(() => {
    if (here.current === pathname) return;
    here.current = pathname;
    latest.current();
  }, [pathname]);
}
