import { useState } from 'react';
import { safeStorage } from '#platform/safe-storage.ts';

const STORED_AS = 'nf-menu-collapsed';

/** Whether the learner made the side menu narrow; kept on this device. */
export function useCollapsed(): [collapsed: boolean, setCollapsed: (collapsed: boolean) => void] {
  const [collapsed, set] = useState(() => safeStorage.get(STORED_AS) === '1');
  return [
    collapsed,
    (next) => {
      safeStorage.set(STORED_AS, next ? '1' : '0');
      set(next);
    },
  ];
}
