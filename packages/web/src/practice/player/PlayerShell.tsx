import type { Result } from '@ninefold/contract/practice/result';
import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { lazyPart } from '#ui/on-demand/lazy-part.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { playerMessages } from '../player.messages.ts';
import { ClashDialog } from './ClashDialog.tsx';
import { Clock, ElapsedClock } from './Clock.tsx';
import { DisplayChoices } from './DisplayMenu.tsx';
import { FinishDialog } from './FinishDialog.tsx';
import { Frame } from './Frame.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { HideScreen } from './HideScreen.tsx';
import { Navigator } from './Navigator.tsx';
import { NotesDrawer } from './NotesDrawer.tsx';
import { ReaderNotice } from './Notices.tsx';
import { PhoneHeader } from './PhoneHeader.tsx';
import { PhoneNavigator } from './PhoneNavigator.tsx';
import { PlayerHeader } from './PlayerHeader.tsx';
import { TimeUp } from './TimeUp.tsx';
import type { Tool } from './tools.ts';
import { useHandIn } from './useHandIn.ts';
import type { PlayerState } from './usePlayer.ts';
import { useShortcuts } from './useShortcuts.ts';

const Board = lazyPart(() => import('../board/Board.tsx').then((file) => file.Board));

type PlayerShellProps = {
  player: PlayerState;
  section: string;
  title: string;
  onMarked: (result: Result | null) => void;
  onLeave: () => void;
  children: ReactNode;
};

/** What stands around the paper: header, footer, and everything that opens over it. */
export function PlayerShell({ player, section, title, onMarked, onLeave, children }: PlayerShellProps) {
  const t = useText(playerMessages);
  const { session } = player;
  const { attempt } = session;
  const phone = useBreakpoint() === 'mobile';
  const [tool, setTool] = useState<Tool | null>(null);
  const paper = useHandIn(session, onMarked);
  useShortcuts(player);
  const close = () => setTool(null);

  const clock =
    attempt.ends_at > 0 ? (
      <Clock deadline={session.deadline} onOver={paper.onTimeUp} />
    ) : (
      <ElapsedClock since={attempt.started_at} />
    );
  return (
    <Frame>
      {phone ? (
        <PhoneHeader section={`${section} ${title}`} clock={clock} onTool={setTool} />
      ) : (
        <PlayerHeader section={section} title={title} clock={clock} onTool={setTool} />
      )}
      <ReaderNotice session={session} />
      {children}
      {phone ? <PhoneNavigator player={player} onFinish={() => setTool('finish')} /> : <Navigator player={player} />}

      <FinishDialog
        player={player}
        opened={tool === 'finish' || tool === 'leave'}
        busy={paper.busy}
        error={paper.failed === null ? null : paper.failed || t('handInFailed')}
        onClose={close}
        onHandIn={paper.handIn}
        onLeave={onLeave}
      />
      <HelpDialog
        opened={tool === 'help'}
        onClose={close}
        listening={attempt.skill === 'listening'}
        practice={attempt.mode === 'practice'}
      />
      <NotesDrawer player={player} opened={tool === 'notes'} onClose={close} />
      <Dialog opened={tool === 'display'} onClose={close} title={t('display')}>
        <DisplayChoices />
      </Dialog>
      <Suspense fallback={null}>
        {tool === 'board' && <Board page={`attempt-${attempt.id}-${player.part.paper.id}`} onClose={close} />}
      </Suspense>
      <ClashDialog player={player} />
      {tool === 'hide' && <HideScreen onShow={close} />}
      {paper.timeIsUp && <TimeUp failed={paper.failed !== null} />}
    </Frame>
  );
}
