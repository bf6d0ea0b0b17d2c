import { useRef } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { HighlightArea } from '#practice/annotations/HighlightArea.tsx';
import { InstructionBar } from '#practice/frame/InstructionBar.tsx';
import { PlayerShell } from '#practice/frame/PlayerShell.tsx';
import { QuestionPane } from '#practice/frame/QuestionPane.tsx';
import { SaveFact } from '#practice/frame/SaveFact.tsx';
import { rangeOf } from '#practice/paper/seats.ts';
import { playerMessages } from '#practice/player.messages.ts';
import type { PlayerProps } from '#practice/practice-kit.ts';
import { usePlayer } from '#practice/sitting/usePlayer.ts';
import { SplitPanes } from '#practice/split/SplitPanes.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { Passage } from './Passage.tsx';
import { readingMessages } from './reading.messages.ts';
import { useParagraphInView } from './useParagraphInView.ts';

/** The reading test's screen: text on the left, questions on the right; one above the other on a phone. */
export function ReadingPlayer({ sitting, onMarked, onLeave }: PlayerProps) {
  const player = usePlayer(sitting);
  const t = useText(readingMessages);
  const frame = useText(playerMessages);
  const skill = useText(skillMessages);
  const { language } = useLanguage();
  const phone = useBreakpoint() === 'mobile';
  const passage = useRef<HTMLDivElement>(null);
  const paragraph = useParagraphInView(passage, phone);
  const { part, parts, annotations, changeAnnotations, readOnly } = player;
  const { paper } = part;
  if (paper.kind !== 'reading') throw new Error('only a passage can be played here');
  // In practice a checked question is explained at once, and explanations name paragraphs by their letters.
  const lettered = paper.lettered || sitting.attempt.mode === 'practice';
  const { from, to } = rangeOf(part.seats);
  const module = t(paper.module === 'academic' ? 'academic' : 'general');

  return (
    <PlayerShell
      player={player}
      section={skill('reading')}
      title={t('title', { module, title: sitting.attempt.title[language] })}
      onMarked={onMarked}
      onLeave={onLeave}
    >
      {!phone && (
        <InstructionBar
          part={parts.length > 1 ? frame('part', { n: part.index + 1 }) : t('passage')}
          right={<SaveFact sitting={sitting} />}
        >
          {t('readAndAnswer', { from, to })}
        </InstructionBar>
      )}
      <SplitPanes
        label={t('grip')}
        stacked={phone}
        gripWords={
          phone && (
            <>
              <span>{paragraph && lettered ? t('paragraphInView', { letter: paragraph }) : ''}</span>
              <span>{t('dragToResize')}</span>
            </>
          )
        }
        first={
          <div ref={passage} key={paper.id}>
            <HighlightArea
              label={t('passage')}
              pane="passage"
              highlights={annotations.highlights}
              changeAnnotations={changeAnnotations}
              readOnly={readOnly}
              reachable
              dictionary={sitting.attempt.mode === 'practice'}
            >
              <Passage paper={paper} lettered={lettered} />
            </HighlightArea>
          </div>
        }
        second={<QuestionPane player={player} />}
      />
    </PlayerShell>
  );
}
