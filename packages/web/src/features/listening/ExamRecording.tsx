import { useEffect, useMemo, useRef, useState } from 'react';
import type { PlayerState } from '#practice/sitting/usePlayer.ts';
import { type ExamAudioState, runExamAudio } from './audio/exam-audio.ts';
import { programOf } from './audio/program.ts';
import { recordingOf } from './audio/recordings.ts';
import { ExamStrip } from './ExamStrip.tsx';
import { sectionOf } from './section-of.ts';

/** Plays the whole test's recording once, part after part, and turns to the part that is being played. */
export function ExamRecording({ player }: { player: PlayerState }) {
  const { sitting, parts, readOnly, current } = player;
  const sections = useMemo(() => parts.map(({ paper }) => sectionOf(paper)), [parts]);
  const steps = useMemo(() => programOf(sections, sitting.attempt.check_seconds), [sections, sitting]);
  const [state, setState] = useState<ExamAudioState>(() => ({ phase: 'loading', step: steps[0]!, at: 0 }));
  const running = useRef<ReturnType<typeof runExamAudio> | null>(null);

  useEffect(() => {
    // A tab that only looks on stays silent: the recording is played once, in one place.
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
        // The next part is fetched while this one plays, so that losing the network does no harm.
        const next = sections[step.part + 1];
        if (next) recordingOf(next).catch(() => {});
      },
    });
    running.current = audio;
    return () => audio.stop();
  }, [readOnly, steps, sitting, sections, parts, current]);

  return <ExamStrip state={state} onPress={() => running.current?.press()} />;
}
