import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { economyMessages } from '../features/economy/economy.messages.ts';
import { inviteMessages } from '../features/economy/invite.messages.ts';
import { type Language, startLanguage } from '../i18n/language.ts';
import { useText } from '../i18n/useText.ts';
import { loadChunk } from '../lib/load-chunk.ts';
import { Dialog, useEverTrue } from '../ui/Dialog.tsx';
import { LoadingRows } from '../ui/LoadingRows.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import styles from './DialogHost.module.css';
import { type DialogName, dialogIntent } from './dialog-intent.ts';
import { RouteError } from './RouteError.tsx';
import { shellMessages } from './shell/shell.messages.ts';

const TaskCenter = inside(economyMessages, () =>
  import('../features/economy/TaskCenter.tsx').then((file) => file.TaskCenter),
);
const CoinsPanel = inside(economyMessages, () =>
  import('../features/economy/CoinsPanel.tsx').then((file) => file.CoinsPanel),
);
const InvitePanel = inside(inviteMessages, () =>
  import('../features/economy/InvitePanel.tsx').then((file) => file.InvitePanel),
);

const PlannerDialog = lazyPart(() =>
  import('../features/planner/PlannerDialog.tsx').then((file) => file.PlannerDialog),
);

type PanelName = Exclude<DialogName, 'planner'>;

const DIALOGS = {
  tasks: { title: 'tasksTitle', width: 720 },
  coins: { title: 'coinsTitle', width: 520 },
  invite: { title: 'inviteTitle', width: 520 },
} as const satisfies Record<PanelName, object>;

/** Opens what a redirect or a button asked for, once. One dialog may lead to another, which takes its place. */
export function DialogHost() {
  const t = useText(shellMessages);
  const wanted = useSyncExternalStore(dialogIntent.subscribe, dialogIntent.current);
  const [shown, setShown] = useState<DialogName>('tasks');
  const [opened, setOpened] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const { title, width } = DIALOGS[shown === 'planner' ? 'tasks' : shown];
  const plannerOpened = opened && shown === 'planner';
  const plannerWanted = useEverTrue(plannerOpened);
  const close = () => setOpened(false);

  useEffect(() => {
    if (!wanted) return;
    setShown(wanted);
    setOpened(true);
    dialogIntent.take();
  }, [wanted]);

  /** The button that was pressed goes away with its dialog; the focus must not fall out of the new one. */
  function leadTo(next: PanelName) {
    room.current?.focus();
    setShown(next);
  }

  return (
    <>
      <Suspense fallback={null}>{plannerWanted && <PlannerDialog opened={plannerOpened} onClose={close} />}</Suspense>
      <Dialog opened={opened && shown !== 'planner'} onClose={close} title={t(title)} width={width}>
        <div ref={room} tabIndex={-1} className={styles.room}>
          <CatchBoundary getResetKey={() => shown} errorComponent={RouteError}>
            <Suspense fallback={<LoadingRows rows={5} rowHeight={67} />}>
              {shown === 'tasks' && <TaskCenter look="dialog" onInvite={() => leadTo('invite')} onLeave={close} />}
              {shown === 'coins' && <CoinsPanel onHowToGet={() => leadTo('tasks')} onLeave={close} />}
              {shown === 'invite' && <InvitePanel />}
            </Suspense>
          </CatchBoundary>
        </div>
      </Dialog>
    </>
  );
}

type Words = { load(language: Language): Promise<unknown> };

/** What a dialog holds is downloaded when it is first opened, its words beside its code. */
function inside<Props extends object>(words: Words, load: () => Promise<ComponentType<Props>>) {
  return lazyPart(() =>
    loadChunk(async () => {
      const [part] = await Promise.all([load(), words.load(startLanguage())]);
      return part;
    }),
  );
}
