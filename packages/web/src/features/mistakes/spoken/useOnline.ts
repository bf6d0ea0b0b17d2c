import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** What the browser says; where it is wrong the recording is kept on the device. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
  );
