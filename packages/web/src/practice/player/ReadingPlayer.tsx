import type { Result } from '@ninefold/contract/practice/result';
import { useRef } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { HighlightArea } from '../annotations/HighlightArea.tsx';
import { NoteDialog } from '../annotations/NoteDialog.tsx';
import { useOpenNote } from '../annotations/useOpenNote.ts';
import { InstructionBar } from '../frame/InstructionBar.tsx';
import { PlayerShell } from '../frame/PlayerShell.tsx';
import { QuestionPane } from '../frame/QuestionPane.tsx';
import { SaveFact } from '../frame/SaveFact.tsx';
import { SplitPanes } from '../frame/SplitPanes.tsx';
import { rangeOf } from '../paper/seats.ts';
import { playerMessages } from '../player.messages.ts';
import { DeskContext } from '../questions/desk.ts';
import type { Sitting } from '../sitting/sitting.ts';
import { useCheck } from '../sitting/useCheck.ts';
import { useDeskOf, usePlayer } from '../sitting/usePlayer.ts';
import { Passage } from './Passage.tsx';
import { useParagraphInView } from './useParagraphInView.ts';

type ReadingPlayerProps = {
  sitting: Sitting;
  onMarked: (result: Result | null) => void;
  onLeave: () => void;
};

/** The reading test's screen: text on the left, questions on the right; one above the other on a phone. */
export function ReadingPlayer({ sitting, onMarked, onLeave }: ReadingPlayerProps) {
  const t = useText(playerMessages);
  const { language } = useLanguage();
  const phone = useBreakpoint() === 'mobile';
  const player = usePlayer(sitting);
  const note = useOpenNote(player);
  const desk = useDeskOf(player, { onCheck: useCheck(player), onNote: note.open });
  const passage = useRef<HTMLDivElement>(null);
  const { part, parts, annotations, changeAnnotations, readOnly } = player;
  const paragraph = useParagraphInView(passage, phone);
  const { paper } = part;
  if (paper.kind !== 'reading') throw new Error('a listening section reached the reading player');
  const { from, to } = rangeOf(part.seats);
  const module = t(paper.module === 'academic' ? 'academic' : 'general');

  return (
    <PlayerShell
      player={player}
      section={t('reading')}
      title={t('sectionTitle', { module, title: sitting.attempt.title[language] })}
      onMarked={onMarked}
      onLeave={onLeave}
    >
      {!phone && (
        <InstructionBar
          part={parts.length > 1 ? t('part', { n: part.index + 1 }) : t('passageName')}
          right={<SaveFact sitting={sitting} />}
        >
          {t('readAndAnswer', { from, to })}
        </InstructionBar>
      )}
      <DeskContext value={desk}>
        <SplitPanes
          stacked={phone}
          gripWords={
            phone && (
              <>
                <span>{paragraph && paper.lettered ? t('paragraphInView', { letter: paragraph }) : ''}</span>
                <span>{t('dragToResize')}</span>
              </>
            )
          }
          text={
            <div ref={passage} key={paper.id}>
              <HighlightArea
                label={t('passageName')}
                pane="passage"
                highlights={annotations.highlights}
                changeAnnotations={changeAnnotations}
                readOnly={readOnly}
                reachable
                dictionary={sitting.attempt.mode === 'practice'}
              >
                <Passage paper={paper} />
              </HighlightArea>
            </div>
          }
          questions={<QuestionPane player={player} />}
        />
      </DeskContext>
      {note.highlight && (
        <NoteDialog highlight={note.highlight} changeAnnotations={changeAnnotations} onClose={note.close} />
      )}
    </PlayerShell>
  );
}
