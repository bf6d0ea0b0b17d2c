import type { Result } from '@ninefold/contract/practice/result';
import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { PartPlace } from '#ui/states/PartPlace.tsx';
import { NoteDialog } from '../annotations/NoteDialog.tsx';
import { TextLayersContext } from '../annotations/text-layers.ts';
import { useOpenNote } from '../annotations/useOpenNote.ts';
import { playerMessages } from '../player.messages.ts';
import { DeskContext } from '../questions/desk.ts';
import { useHandIn } from '../sitting/useHandIn.ts';
import type { PlayerState } from '../sitting/usePlayer.ts';
import { ClashDialog } from './dialogs/ClashDialog.tsx';
import { FinishDialog } from './dialogs/FinishDialog.tsx';
import { HelpDialog } from './dialogs/HelpDialog.tsx';
import { HideScreen } from './dialogs/HideScreen.tsx';
import { NotesDrawer } from './dialogs/NotesDrawer.tsx';
import { TimeUp } from './dialogs/TimeUp.tsx';
import { Frame } from './Frame.tsx';
import { Clock, ElapsedClock } from './header/Clock.tsx';
import { DisplayChoices } from './header/DisplayMenu.tsx';
import { PhoneHeader } from './header/PhoneHeader.tsx';
import { PlayerHeader } from './header/PlayerHeader.tsx';
import type { Tool } from './header/tools.ts';
import { Navigator } from './navigator/Navigator.tsx';
import { PhoneNavigator } from './navigator/PhoneNavigator.tsx';
import { Board, loadPlayerParts } from './player-parts.ts';
import { TakeOverBanner } from './TakeOverBanner.tsx';
import { useAskBeforeLeaving } from './useAskBeforeLeaving.ts';
import { usePaperDesk, useTextLayersOf } from './usePaperDesk.ts';
import { useShortcuts } from './useShortcuts.ts';

type PlayerShellProps = {
  player: PlayerState;
  section: string;
  title: string;
  /** Help that only this skill needs. */
  help?: readonly string[];
  onMarked: (result: Result | null) => void;
  onLeave: () => void;
  children: ReactNode;
};

/** What every player has around its paper: header, footer, and everything that opens over it. */
export function PlayerShell({ player, section, title, help = [], onMarked, onLeave, children }: PlayerShellProps) {
  const t = useText(playerMessages);
  const { sitting } = player;
  const { attempt } = sitting;
  const phone = useBreakpoint() === 'mobile';
  const [tool, setTool] = useState<Tool | null>(null);
  const paper = useHandIn(sitting, onMarked);
  const note = useOpenNote(player.annotations.highlights);
  const desk = usePaperDesk(player);
  const layers = useTextLayersOf(player, note.open);
  useShortcuts(player);
  const leaving = useAskBeforeLeaving(attempt.ends_at > 0 && !paper.timeIsUp);
  const close = () => setTool(null);
  const { language } = useLanguage();
  // After a reload, or for somebody who came by a link: as soon as may be. A part that fails tries again when it opens.
  useEffect(() => void loadPlayerParts(language).catch(() => {}), [language]);

  const clock =
    attempt.ends_at > 0 ? (
      <Clock deadline={sitting.deadline} onOver={paper.onTimeUp} />
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
      <TakeOverBanner sitting={sitting} />
      <DeskContext value={desk}>
        <TextLayersContext value={layers}>{children}</TextLayersContext>
      </DeskContext>
      {phone ? <PhoneNavigator player={player} onFinish={() => setTool('finish')} /> : <Navigator player={player} />}

      <FinishDialog
        player={player}
        opened={tool === 'finish' || tool === 'leave' || leaving.asked}
        busy={paper.busy}
        error={paper.failed === null ? null : paper.failed || t('handInFailed')}
        onClose={leaving.asked ? leaving.stay : close}
        onHandIn={() => {
          setTool('finish');
          leaving.stay();
          paper.handIn();
        }}
        onLeave={leaving.asked ? leaving.leave : onLeave}
      />
      <HelpDialog opened={tool === 'help'} onClose={close} practice={attempt.mode === 'practice'} more={help} />
      {note.highlight && (
        <NoteDialog highlight={note.highlight} changeAnnotations={player.changeAnnotations} onClose={note.close} />
      )}
      <NotesDrawer player={player} opened={tool === 'notes'} onClose={close} />
      <Dialog opened={tool === 'display'} onClose={close} title={t('display')}>
        <DisplayChoices />
      </Dialog>
      <PartPlace shown={tool === 'board'} onClose={close}>
        {tool === 'board' && <Board page={`attempt-${attempt.id}-${player.part.paper.id}`} onClose={close} />}
      </PartPlace>
      <ClashDialog player={player} />
      {tool === 'hide' && <HideScreen onShow={close} />}
      {paper.timeIsUp && <TimeUp failed={paper.failed !== null} />}
    </Frame>
  );
}
