import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { economyMessages } from '#features/economy/economy.messages.ts';
import { inviteMessages } from '#features/economy/invite/invite.messages.ts';
import { planMessages } from '#features/planner/plan/plan.messages.ts';
import { wizardMessages } from '#features/planner/wizard/wizard.messages.ts';
import { supportMessages } from '#features/shell/support.messages.ts';
import { type Language, startLanguage } from '#i18n/language.ts';
import { useText } from '#i18n/useText.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { lazyPart } from '#navigation/lazy-part.ts';
import { useEverTrue } from '#navigation/useEverTrue.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { RouteError } from '../errors/RouteError.tsx';
import { useCurrentPage } from '../page/current-page.ts';
import { useOnLeaving } from '../page/useOnLeaving.ts';
import { shellMessages } from '../shell.messages.ts';
import styles from './DialogHost.module.css';
import { type DialogName, type DialogWish, dialogIntent } from './dialog-intent.ts';

const TaskCenter = inside([economyMessages], () =>
  import('#features/economy/tasks/TaskCenter.tsx').then((file) => file.TaskCenter),
);
const CoinsPanel = inside([economyMessages], () =>
  import('#features/economy/coins/CoinsPanel.tsx').then((file) => file.CoinsPanel),
);
const InvitePanel = inside([inviteMessages], () =>
  import('#features/economy/invite/InvitePanel.tsx').then((file) => file.InvitePanel),
);
const PlannerDialog = inside([wizardMessages, planMessages, skillMessages], () =>
  import('#features/planner/wizard/PlannerDialog.tsx').then((file) => file.PlannerDialog),
);

const SupportPanel = inside([supportMessages], () => import('./SupportPanel.tsx').then((file) => file.SupportPanel));

type PanelName = Exclude<DialogName, 'planner'>;

const PANELS = {
  tasks: { title: 'tasksTitle', width: 720 },
  coins: { title: 'coinsTitle', width: 520 },
  invite: { title: 'inviteTitle', width: 520 },
  support: { title: 'support', width: 440 },
} as const satisfies Record<PanelName, object>;

/**
 * Opens what a redirect or a button asked for, once. One dialog may lead to another, which takes its place; a change of
 * page closes it.
 */
export function DialogHost() {
  const wanted = useSyncExternalStore(dialogIntent.subscribe, dialogIntent.current);
  const { pathname } = useCurrentPage();
  const [{ name: shown, signIn = false }, setShown] = useState<DialogWish>({ name: 'tasks' });
  const [opened, setOpened] = useState(false);
  const planner = useEverTrue(opened && shown === 'planner');
  const close = () => setOpened(false);

  // Above the effect that opens: a dialog that was asked for on the way here opens, whatever was open before.
  useOnLeaving(close);
  useEffect(() => {
    if (!wanted || (wanted.on && wanted.on !== pathname)) return;
    setShown(wanted);
    setOpened(true);
    dialogIntent.take();
  }, [wanted, pathname]);

  return (
    <>
      <Suspense fallback={null}>
        {planner && <PlannerDialog opened={opened && shown === 'planner'} onClose={close} />}
      </Suspense>
      {shown !== 'planner' && (
        <PanelDialog
          shown={shown}
          signIn={signIn}
          opened={opened}
          onClose={close}
          onShow={(name) => setShown({ name })}
        />
      )}
    </>
  );
}

type PanelDialogProps = {
  shown: PanelName;
  signIn: boolean;
  opened: boolean;
  onClose: () => void;
  onShow: (next: PanelName) => void;
};

function PanelDialog({ shown, signIn, opened, onClose, onShow }: PanelDialogProps) {
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
            {shown === 'tasks' && (
              <TaskCenter look="dialog" signIn={signIn} onInvite={() => leadTo('invite')} onLeave={onClose} />
            )}
            {shown === 'coins' && <CoinsPanel onHowToGet={() => leadTo('tasks')} onLeave={onClose} />}
            {shown === 'invite' && <InvitePanel />}
            {shown === 'support' && <SupportPanel />}
          </Suspense>
        </CatchBoundary>
      </div>
    </Dialog>
  );
}

type Words = { load(language: Language): Promise<unknown> };

/** The content of a dialog is downloaded when it is first opened, its words together with its code. */
function inside<Props extends object>(words: Words[], load: () => Promise<ComponentType<Props>>) {
  return lazyPart(() =>
    loadChunk(async () => {
      const [part] = await Promise.all([load(), ...words.map((text) => text.load(startLanguage()))]);
      return part;
    }),
  );
}
