import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { economyMessages } from '#features/economy/economy.messages.ts';
import { inviteMessages } from '#features/economy/invite/invite.messages.ts';
import { type Language, startLanguage } from '#i18n/language.ts';
import { useText } from '#i18n/useText.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { lazyPart } from '#navigation/lazy-part.ts';
import { useEverTrue } from '#navigation/useEverTrue.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { RouteError } from '../errors/RouteError.tsx';
import { shellMessages } from '../shell.messages.ts';
import styles from './DialogHost.module.css';
import { type DialogName, dialogIntent } from './dialog-intent.ts';

const TaskCenter = inside(economyMessages, () =>
  import('#features/economy/tasks/TaskCenter.tsx').then((file) => file.TaskCenter),
);
const CoinsPanel = inside(economyMessages, () =>
  import('#features/economy/coins/CoinsPanel.tsx').then((file) => file.CoinsPanel),
);
const InvitePanel = inside(inviteMessages, () =>
  import('#features/economy/invite/InvitePanel.tsx').then((file) => file.InvitePanel),
);
const PlannerDialog = lazyPart(() =>
  import('#features/planner/wizard/PlannerDialog.tsx').then((file) => file.PlannerDialog),
);

type PanelName = Exclude<DialogName, 'planner'>;

const PANELS = {
  tasks: { title: 'tasksTitle', width: 720 },
  coins: { title: 'coinsTitle', width: 520 },
  invite: { title: 'inviteTitle', width: 520 },
} as const satisfies Record<PanelName, object>;

/** Opens what a redirect or a button asked for, once. One dialog may lead to another, which takes its place. */
export function DialogHost() {
  const wanted = useSyncExternalStore(dialogIntent.subscribe, dialogIntent.current);
  const [shown, setShown] = useState<DialogName>('tasks');
  const [opened, setOpened] = useState(false);
  const planner = useEverTrue(opened && shown === 'planner');
  const close = () => setOpened(false);

  useEffect(() => {
    if (!wanted) return;
    setShown(wanted);
    setOpened(true);
    dialogIntent.take();
  }, [wanted]);

  return (
    <>
      <Suspense fallback={null}>
        {planner && <PlannerDialog opened={opened && shown === 'planner'} onClose={close} />}
      </Suspense>
      {shown !== 'planner' && <PanelDialog shown={shown} opened={opened} onClose={close} onShow={setShown} />}
    </>
  );
}

type PanelDialogProps = {
  shown: PanelName;
  opened: boolean;
  onClose: () => void;
  onShow: (next: PanelName) => void;
};

function PanelDialog({ shown, opened, onClose, onShow }: PanelDialogProps) {
  const t = useText(shellMessages);
  const room = useRef<HTMLDivElement>(null);
  const { title, width } = PANELS[shown];

  /** The pressed button disappears with its dialog, so the focus is moved into the new one first. */
  function leadTo(next: PanelName) {
    room.current?.focus();
    onShow(next);
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={t(title)} width={width}>
      <div ref={room} tabIndex={-1} className={styles.room}>
        <CatchBoundary getResetKey={() => shown} errorComponent={RouteError}>
          <Suspense fallback={<LoadingRows rows={5} rowHeight={67} />}>
            {shown === 'tasks' && <TaskCenter look="dialog" onInvite={() => leadTo('invite')} onLeave={onClose} />}
            {shown === 'coins' && <CoinsPanel onHowToGet={() => leadTo('tasks')} onLeave={onClose} />}
            {shown === 'invite' && <InvitePanel />}
          </Suspense>
        </CatchBoundary>
      </div>
    </Dialog>
  );
}

type Words = { load(language: Language): Promise<unknown> };

/** The content of a dialog is downloaded when it is first opened, its words together with its code. */
function inside<Props extends object>(words: Words, load: () => Promise<ComponentType<Props>>) {
  return lazyPart(() =>
    loadChunk(async () => {
      const [part] = await Promise.all([load(), words.load(startLanguage())]);
      return part;
    }),
  );
}
