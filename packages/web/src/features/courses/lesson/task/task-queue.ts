import { ApiError } from '@ninefold/contract/client';
import { LEAST_SPOKEN_SECONDS, LONGEST_KEPT_MS } from '@ninefold/core/courses/handed-in';
import { startLanguage } from '#i18n/language.ts';
import { api } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { LEFT_BEHIND } from '#platform/recorder/left-behind.ts';
import { tryLater } from '#platform/recorder/try-later.ts';
import { safeStorage } from '#platform/safe-storage.ts';
import { cutOffRecording } from '#practice/recording/cut-off.ts';
import { type Owner, openOwnQueue } from '#practice/recording/own-queue.ts';
import { refetchProgress } from '#session/session.queries.ts';
import { toast } from '#ui/states/toast.ts';
import { lessonMessages } from '../lesson.messages.ts';
import { refetchCourses } from '../lesson.queries.ts';
import { type Said, taskNews } from './task-news.ts';

/** The task that a recording is for. `begun`: by this device's clock; an earlier version of the page did not keep it. */
export type SaidFor = { courseId: number; lessonId: number; part: number; begun?: number };

type Watcher = {
  onWaiting: (waiting: readonly SaidFor[]) => void;
  /** Whether it was told to the learner. */
  onRefused: (of: SaidFor | null, error: unknown, key: string) => boolean;
};

const STORED_AS = 'ninefold-lesson-tasks';
const CUT_OFF_AS = 'nf-task-recording';
export const cutOffTask = cutOffRecording<SaidFor>(CUT_OFF_AS);

export type TaskQueue = Awaited<ReturnType<typeof open>>;
let current: { owner: Owner; opening: Promise<TaskQueue> } | null = null;

/** One for the whole page: what was said for a task is sent on wherever its learner goes. Another learner has another. */
export function taskQueue(owner: Owner): Promise<TaskQueue> {
  if (current?.owner.id !== owner.id || current.owner.role !== owner.role) {
    closeTaskQueue();
    const opening = open(owner);
    current = { owner, opening };
    // A device that could not open it once may open it the next time.
    opening.catch(() => {
      if (current?.opening === opening) current = null;
    });
  }
  return current.opening;
}

export function closeTaskQueue(): void {
  void current?.opening.then(
    (queue) => queue.close(),
    () => {},
  );
  current = null;
}

async function open(owner: Owner) {
  const watchers = new Set<Watcher>();
  let stop: (() => void) | null = null;
  let [toldEnough, isClosed] = [false, false];
  const own = await openOwnQueue<SaidFor, Said>({
    ...{ name: STORED_AS, owner },
    sendLast: ({ courseId, lessonId, part, begun }, which, wav) =>
      api.course.saveLessonRecording(
        { course_id: courseId, lesson_id: lessonId, part, age_ms: ageOf(begun), ...which },
        wav,
      ),
    onFinished(of, said) {
      toldEnough = false;
      const isOpen = taskNews.tell(of.lessonId, said);
      if (!isOpen) refetch(of);
      // An open lesson shows what was handed in; that it was not this one has to be said there too.
      if (!isOpen || !said.counts) void tellArrived(said);
    },
    onRefused(of, error, key) {
      const told = [...watchers].map((watcher) => watcher.onRefused(of, error, key));
      if (!told.includes(true)) void tellRefused(error);
    },
    onSaidEnough(error) {
      if (!toldEnough) toast.error(error.message);
      toldEnough = true;
    },
  });
  // What a reload or a crash ended counts as it is, and is not thrown away with what nobody finished.
  const cut = await own.finishCutOff(cutOffTask);
  await own.forgetUnfinished(Date.now());
  void send();
  return {
    ...own,
    send,
    /** What a reload had cut off, once. */
    cut,
    /** From here on something may lie on the device, and the next visit has to look. */
    begin: () => safeStorage.set(LEFT_BEHIND, '1'),
    watch(watcher: Watcher): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    close() {
      isClosed = true;
      stop?.();
    },
  };

  /** Tells whether something waits; as long as it does, it is tried again. */
  async function send(): Promise<boolean> {
    await own.flush();
    const waiting = await own.waiting();
    for (const watcher of watchers) watcher.onWaiting(waiting);
    if (waiting.length > 0 && !isClosed) stop ??= tryLater(send);
    else {
      stop?.();
      stop = null;
    }
    if (waiting.length > 0) safeStorage.set(LEFT_BEHIND, '1');
    else if ((await own.isEmpty()) && safeStorage.get(CUT_OFF_AS) === null) safeStorage.remove(LEFT_BEHIND);
    return waiting.length > 0;
  }
}

/** Its own clock cancels out, as long as nobody sets it. */
const ageOf = (begun: number | undefined): number =>
  begun === undefined ? 0 : Math.round(Math.min(LONGEST_KEPT_MS, Math.max(0, Date.now() - begun)));

export const isSilence = (error: unknown): boolean => error instanceof ApiError && error.error === 'file_not_accepted';

/** Its lesson is not open: every page that counts lessons asks anew. */
function refetch({ courseId }: SaidFor): void {
  refetchCourses(queryClient, courseId);
  refetchProgress(queryClient);
}

async function tellArrived({ counts }: Said): Promise<void> {
  const t = await lessonMessages.load(startLanguage());
  toast.success(t(counts ? 'sayArrived' : 'sayOlder'));
}

async function tellRefused(error: unknown): Promise<void> {
  const t = await lessonMessages.load(startLanguage());
  if (isSilence(error)) toast.error(t('saySilent', { least: LEAST_SPOKEN_SECONDS }));
  else toast.error(error instanceof Error && error.message ? error.message : t('sayRefused'));
}
