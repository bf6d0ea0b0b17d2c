import type { ListeningPaper } from '@ninefold/contract/practice/paper';
import type { Result } from '@ninefold/contract/practice/result';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { NoteDialog } from '../annotations/NoteDialog.tsx';
import { useOpenNote } from '../annotations/useOpenNote.ts';
import { InstructionBar } from '../frame/InstructionBar.tsx';
import { PlayerShell } from '../frame/PlayerShell.tsx';
import { QuestionPane } from '../frame/QuestionPane.tsx';
import { SaveFact } from '../frame/SaveFact.tsx';
import { rangeOf } from '../paper/seats.ts';
import { playerMessages } from '../player.messages.ts';
import { DeskContext } from '../questions/desk.ts';
import type { Sitting } from '../sitting/sitting.ts';
import { useCheck } from '../sitting/useCheck.ts';
import { type PlayerState, useDeskOf, usePlayer } from '../sitting/usePlayer.ts';
import { ExamStrip } from './ExamStrip.tsx';
import { type ExamAudioState, runExamAudio } from './exam-audio.ts';
import styles from './Listening.module.css';
import { listeningMessages } from './listening.messages.ts';
import { PracticeStrip } from './PracticeStrip.tsx';
import { programOf } from './program.ts';
import { forgetRecordings, recordingOf } from './recordings.ts';

type ListeningPlayerProps = { sitting: Sitting; onMarked: (result: Result | null) => void; onLeave: () => void };

/** The listening test's screen: the recording above, the questions of the part below. */
export function ListeningPlayer({ sitting, onMarked, onLeave }: ListeningPlayerProps) {
  const t = useText(playerMessages);
  const words = useText(listeningMessages);
  const { language } = useLanguage();
  const phone = useBreakpoint() === 'mobile';
  const player = usePlayer(sitting);
  const note = useOpenNote(player);
  const desk = useDeskOf(player, { onCheck: useCheck(player), onNote: note.open });
  const { part, changeAnnotations } = player;
  const { from, to } = rangeOf(part.seats);
  useEffect(() => forgetRecordings, []);

  return (
    <PlayerShell
      player={player}
      section={t('listening')}
      title={t('listeningTitle', { title: sitting.attempt.title[language] })}
      onMarked={onMarked}
      onLeave={onLeave}
    >
      {!phone && (
        <InstructionBar part={t('part', { n: part.index + 1 })} right={<SaveFact sitting={sitting} />}>
          {words('listenAndAnswer', { from, to })}
        </InstructionBar>
      )}
      {sitting.attempt.mode === 'exam' ? (
        <ExamRecording player={player} />
      ) : (
        <PracticeStrip key={part.paper.id} paper={sectionOf(part.paper)} />
      )}
      <DeskContext value={desk}>
        <div className={styles.pane}>
          <QuestionPane player={player} alone />
        </div>
      </DeskContext>
      {note.highlight && (
        <NoteDialog highlight={note.highlight} changeAnnotations={changeAnnotations} onClose={note.close} />
      )}
    </PlayerShell>
  );
}

function ExamRecording({ player }: { player: PlayerState }) {
  const { sitting, parts, readOnly, current } = player;
  const sections = useMemo(() => parts.map(({ paper }) => sectionOf(paper)), [parts]);
  const steps = useMemo(() => programOf(sections, sitting.attempt.check_seconds), [sections, sitting]);
  const [state, setState] = useState<ExamAudioState>(() => ({ phase: 'loading', step: steps[0]!, at: 0 }));
  const running = useRef<ReturnType<typeof runExamAudio> | null>(null);

  useEffect(() => {
    // A tab that only looks on is silent: the recording plays once, in one place.
    if (readOnly) return;
    const audio = runExamAudio({
      steps,
      attempt: sitting.attempt.id,
      recording: (part) => recordingOf(sections[part]!),
      onChange: setState,
      onStep(step) {
        if (step.kind === 'check') return;
        const here = parts[step.part];
        const at = here?.seats.some(({ n }) => n === current.get());
        if (here?.seats[0] && !at) current.set(here.seats[0].n);
        // The next part comes while this one plays: a network that goes then is not missed.
        const next = sections[step.part + 1];
        if (next) recordingOf(next).catch(() => {});
      },
    });
    running.current = audio;
    return () => audio.stop();
  }, [readOnly, steps, sitting, sections, parts, current]);

  return <ExamStrip state={state} onPress={() => running.current?.press()} />;
}

function sectionOf(paper: { kind: string }): ListeningPaper {
  if (paper.kind !== 'listening') throw new Error('a passage reached the listening player');
  return paper as ListeningPaper;
}
