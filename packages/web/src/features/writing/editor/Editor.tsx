import { secondsOf } from '@ninefold/core/time/seconds';
import { ESSAY_STATUS } from '@ninefold/core/writing/essay-state';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { HideScreen } from '#practice/frame/dialogs/HideScreen.tsx';
import { TimeUp } from '#practice/frame/dialogs/TimeUp.tsx';
import { Frame } from '#practice/frame/Frame.tsx';
import { Clock, ElapsedClock } from '#practice/frame/header/Clock.tsx';
import { DisplayChoices } from '#practice/frame/header/DisplayMenu.tsx';
import { PhoneHeader } from '#practice/frame/header/PhoneHeader.tsx';
import { PlayerHeader } from '#practice/frame/header/PlayerHeader.tsx';
import type { Tool } from '#practice/frame/header/tools.ts';
import { InstructionBar } from '#practice/frame/InstructionBar.tsx';
import { Board } from '#practice/frame/player-parts.ts';
import { TakeOverBanner } from '#practice/frame/TakeOverBanner.tsx';
import { useAskBeforeLeaving } from '#practice/frame/useAskBeforeLeaving.ts';
import { playerMessages } from '#practice/player.messages.ts';
import { useSheetFact } from '#practice/sitting/useSitting.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { PartPlace } from '#ui/states/PartPlace.tsx';
import type { Draft } from '../draft/draft.ts';
import { kindMessages } from '../kinds/kinds.messages.ts';
import { ScoreDialog } from '../scoring/ScoreDialog.tsx';
import { ClashOfTexts } from './dialogs/ClashOfTexts.tsx';
import { EditorHelp } from './dialogs/EditorHelp.tsx';
import { HandInDialog } from './dialogs/HandInDialog.tsx';
import { ScratchDrawer } from './dialogs/ScratchDrawer.tsx';
import type { EssayHandle } from './EssayBox.tsx';
import { editorMessages } from './editor.messages.ts';
import { loadEditorParts } from './editor-parts.ts';
import { Panes } from './Panes.tsx';
import { PartsFooter } from './PartsFooter.tsx';
import { useHandInEssay } from './useHandInEssay.ts';
import { usePaneKey } from './usePaneKey.ts';

type EditorProps = {
  draft: Draft;
  onClosed: () => void;
  onLeave: () => void;
  /** Where a page of its own holds both tasks: goes to the other one; otherwise it has its own address. */
  onOther?: ((recordId: number) => void) | undefined;
};

/** The writing test's screen: the question beside the essay, and everything that opens over them. */
export function Editor({ draft, onClosed, onLeave, onOther }: EditorProps) {
  const t = useText(editorMessages);
  const player = useText(playerMessages);
  const kinds = useText(kindMessages);
  const { language } = useLanguage();
  const phone = useBreakpoint() === 'mobile';
  const { record } = draft;
  const { paper } = record;
  // Time away from the draft does not count, so a draft of last week does not begin with ten thousand minutes.
  const [since] = useState(() => secondsOf(Date.now()) - record.duration);
  const timed = record.ends_at > 0;
  const [tool, setTool] = useState<Tool | null>(null);
  const [failed, setFailed] = useState(record.status === ESSAY_STATUS.failed);
  const close = () => setTool(null);
  const essay = useRef<EssayHandle>(null);
  const paperIn = useHandInEssay(draft, onClosed);
  const leaving = useAskBeforeLeaving(timed && !paperIn.timeIsUp && !paperIn.done);
  const closed = useSheetFact(draft, 'closed');
  usePaneKey(essay);
  // After a reload, or for somebody who came by a link: as soon as may be. A part that fails tries again when it opens.
  useEffect(() => void loadEditorParts(language).catch(() => {}), [language]);
  // Handed in on another device, or by the server's clock, which was faster.
  useEffect(() => {
    if (closed && !paperIn.timeIsUp) onClosed();
  }, [closed, paperIn.timeIsUp, onClosed]);

  const clock = timed ? <Clock deadline={draft.deadline} onOver={paperIn.onTimeUp} /> : <ElapsedClock since={since} />;
  const facts = { task: record.task, module: kinds(paper.module) };
  const title = record.draft > 1 ? t('titleOfDraft', { ...facts, draft: record.draft }) : t('titleOf', facts);
  const finishLabel = timed ? player('finish') : t('forScoring');
  const openTool = (next: Tool) => (next === 'leave' && !timed ? onLeave() : setTool(next));
  const asked = tool === 'finish' || tool === 'leave' || leaving.asked;
  return (
    <Frame>
      {phone ? (
        <PhoneHeader section={`${t('section')} ${title}`} clock={clock} onTool={openTool} finishLabel={finishLabel} />
      ) : (
        <PlayerHeader
          section={t('section')}
          title={title}
          clock={clock}
          onTool={openTool}
          finishLabel={finishLabel}
          onBack={timed ? undefined : onLeave}
        />
      )}
      <TakeOverBanner sitting={draft} words={t('elsewhere')} />
      {failed && (
        <Callout
          tone="warn"
          action={
            <Button size="sm" kind="ghost" onClick={() => setFailed(false)}>
              {t('understood')}
            </Button>
          }
        >
          {t('scoringFailed')}
        </Callout>
      )}
      {!phone && (
        <InstructionBar part={t('taskName', { task: record.task })} right={null}>
          {t('advice', { minutes: paper.minutes, words: paper.min_words })}
        </InstructionBar>
      )}
      <Panes draft={draft} essay={essay} />
      {record.other_record > 0 && <PartsFooter draft={draft} onOther={onOther} />}

      {timed ? (
        <HandInDialog
          draft={draft}
          opened={asked}
          busy={paperIn.busy}
          failed={paperIn.failed}
          onClose={leaving.asked ? leaving.stay : close}
          onHandIn={() => {
            setTool('finish');
            leaving.stay();
            paperIn.handIn();
          }}
          onLeave={leaving.asked ? leaving.leave : onLeave}
        />
      ) : (
        <ScoreDialog draft={draft} opened={asked} onClose={close} onLeave={onLeave} onScoring={onClosed} />
      )}
      <EditorHelp opened={tool === 'help'} onClose={close} exam={timed} />
      <ScratchDrawer draft={draft} opened={tool === 'notes'} onClose={close} />
      <Dialog opened={tool === 'display'} onClose={close} title={player('display')}>
        <DisplayChoices />
      </Dialog>
      <PartPlace shown={tool === 'board'} onClose={close}>
        {tool === 'board' && <Board page={`essay-${record.id}`} onClose={close} />}
      </PartPlace>
      <ClashOfTexts draft={draft} />
      {tool === 'hide' && <HideScreen onShow={close} />}
      {paperIn.timeIsUp && <TimeUp failed={paperIn.failed} />}
    </Frame>
  );
}
