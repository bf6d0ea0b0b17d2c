import { useEffect } from 'react';
import { loadChunk } from '#lib/load-chunk.ts';
import { LEFT_BEHIND } from '#platform/recorder/left-behind.ts';
import { safeStorage } from '#platform/safe-storage.ts';
import { useMe } from '#session/session.ts';

/** What was said for a task and could not be sent is handed in from whatever page is open. Its code comes only then. */
export function useSendUnsentRecordings(): void {
  const { id, role } = useMe() ?? {};
  useEffect(() => {
    if (id === undefined || role === undefined || !safeStorage.get(LEFT_BEHIND)) return;
    loadChunk(() => import('#features/courses/lesson/task/task-queue.ts'))
      .then(({ taskQueue }) => taskQueue({ id, role }))
      // The next visit tries again.
      .catch(() => {});
  }, [id, role]);
}
