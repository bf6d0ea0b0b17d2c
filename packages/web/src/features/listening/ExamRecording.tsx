import { placeIn, type RunningStep, runningSeconds } from '@ninefold/core/practice/running-order';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loudspeaker } from '#practice/audio/loudspeaker.ts';
import { keepRecordings, recordingAt, recordingOf } from '#practice/audio/recordings.ts';
import type { PlayerState } from '#practice/sitting/usePlayer.ts';
import { type ExamAudioState, followExam, muteSpeaker } from './audio/exam-audio.ts';
import { neededSounds } from './audio/needed-sounds.ts';
import { ExamStrip } from './ExamStrip.tsx';
import { sectionOf } from './section-of.ts';

/** Plays the test's recording where the attempt's clock is, and turns to the part that is being played. */
export function ExamRecording({ player }: { player: PlayerState }) {
  const { sitting, parts, readOnly, current } = player;
  const { running, papers } = sitting.attempt;
  const sections = useMemo(() => parts.map(({ paper }) => sectionOf(paper)), [parts]);
  const second = useCallback(
    () => runningSeconds(running) - (sitting.deadline.left(Date.now()) ?? 0) / 1000,
    [running, sitting],
  );
  const [state, setState] = useState<ExamAudioState>(() => {
    const place = placeIn(running, second());
    return place ? { phase: 'loading', step: place.step, left: place.left } : { phase: 'over' };
  });
  const exam = useRef<ReturnType<typeof followExam> | null>(null);

  useEffect(() => {
    // The parts to come are fetched at once, so that losing the network does no harm. What fails is tried again.
    if (!readOnly) keepRecordings(neededSounds(papers, running)).catch(() => {});
    exam.current = followExam({
      steps: running,
      second,
      onChange: setState,
      // A tab that only looks on stays silent: the recording is heard in one place.
      ...(readOnly
        ? { soundOf: async () => '', speaker: muteSpeaker(), onStep: () => {} }
        : { soundOf, speaker: loudspeaker(), onStep: turnTo }),
    });
    return () => exam.current?.stop();

    function soundOf(step: RunningStep): Promise<string> {
      if (step.kind === 'say') return recordingAt(step.url);
      const section = step.kind === 'play' ? sections[step.part] : undefined;
      return section ? recordingOf(section) : Promise.reject(new Error(`nothing is heard while ${step.kind}`));
    }

    function turnTo(step: RunningStep) {
      if (step.kind === 'check' || step.kind === 'rest') return;
      const here = parts[step.part];
      const isThere = here?.seats.some(({ n }) => n === current.get());
      if (here?.seats[0] && !isThere) current.set(here.seats[0].n);
    }
  }, [readOnly, running, papers, second, sections, parts, current]);

  return <ExamStrip state={state} onPress={() => exam.current?.press()} />;
}
