import { useEffect } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { forgetRecordings } from '#practice/audio/recordings.ts';
import { InstructionBar } from '#practice/frame/InstructionBar.tsx';
import { PlayerShell } from '#practice/frame/PlayerShell.tsx';
import { QuestionPane } from '#practice/frame/QuestionPane.tsx';
import { SaveFact } from '#practice/frame/SaveFact.tsx';
import { rangeOf } from '#practice/paper/seats.ts';
import { playerMessages } from '#practice/player.messages.ts';
import type { PlayerProps } from '#practice/practice-kit.ts';
import { usePlayer } from '#practice/sitting/usePlayer.ts';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { ExamRecording } from './ExamRecording.tsx';
import styles from './Listening.module.css';
import { listeningMessages } from './listening.messages.ts';
import { PracticeStrip } from './PracticeStrip.tsx';
import { Setting } from './Setting.tsx';
import { sectionOf } from './section-of.ts';

/** The listening test's screen: the recording above, the questions of the part below. */
export function ListeningPlayer({ sitting, onMarked, onLeave }: PlayerProps) {
  const player = usePlayer(sitting);
  const t = useText(listeningMessages);
  const frame = useText(playerMessages);
  const skill = useText(skillMessages);
  const { language } = useLanguage();
  const phone = useBreakpoint() === 'mobile';
  const { part } = player;
  const { from, to } = rangeOf(part.seats);
  useEffect(() => forgetRecordings, []);

  return (
    <PlayerShell
      player={player}
      section={skill('listening')}
      title={t('title', { title: sitting.attempt.title[language] })}
      help={[t('helpExam')]}
      onMarked={onMarked}
      onLeave={onLeave}
    >
      {!phone && (
        <InstructionBar part={frame('part', { n: part.index + 1 })} right={<SaveFact sitting={sitting} />}>
          {t('listenAndAnswer', { from, to })}
        </InstructionBar>
      )}
      {sitting.attempt.mode === 'exam' ? (
        <ExamRecording player={player} />
      ) : (
        <PracticeStrip key={part.paper.id} paper={sectionOf(part.paper)} />
      )}
      <div className={styles.pane}>
        <QuestionPane player={player} alone lead={<Setting paper={sectionOf(part.paper)} />} />
      </div>
    </PlayerShell>
  );
}
