import type { SpeakingSitting } from '@ninefold/contract/speaking/sitting';
import {
  answerLimit,
  type InterviewQuestion,
  isWanted,
  nextQuestion,
  questionsOf,
  secondsToPrepare,
} from '@ninefold/core/speaking/interview';
import { LONG_TURN } from '@ninefold/core/speaking/parts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Recorder } from '#platform/recorder/recorder.ts';
import { askAloud, stopAsking } from '../examiner/examiner-voice.ts';
import type { AnswerOf } from '../recording/answer-of.ts';
import { stopAnswer } from '../recording/own-voice.ts';
import { type Answers, useAnswers } from '../recording/useAnswers.ts';
import { storeAnswer } from '../speaking.queries.ts';
import { begin, interviewState, type Stage } from './interview-state.ts';

export type Interview = {
  sitting: SpeakingSitting;
  questions: readonly InterviewQuestion[];
  /** null when the interview is over. */
  question: InterviewQuestion | null;
  stage: Stage;
  answers: Answers;
  /** Every question that has an answer, on the server or on this device. */
  given: readonly AnswerOf[];
  limit: number;
  /** The talk's minute: what is left of it when it begins. */
  prepareSeconds: number;
  asked: () => void;
  prepared: () => void;
  record: () => void;
  /** Another try of the same question. */
  again: () => void;
  next: () => void;
  choose: (order: number) => void;
  end: () => void;
};

/** One sitting on the screen: what is asked, what was answered, and what comes next. */
export function useInterview(sitting: SpeakingSitting, recorder?: Recorder): Interview {
  const client = useQueryClient();
  const { mode } = sitting;
  const questions = useMemo(() => questionsOf(sitting.set), [sitting.set]);
  const [kept, setKept] = useState<readonly AnswerOf[]>([]);
  const given = useMemo(() => givenOf(sitting, kept), [sitting, kept]);
  const [state, dispatch] = useReducer(interviewState, null, () =>
    begin(nextQuestion(questions, given, mode)?.order ?? null),
  );
  const question = questions.find(({ order }) => order === state.order) ?? null;
  const followOf = (answers: readonly AnswerOf[]) => nextQuestion(questions, answers, mode)?.order ?? null;

  const answers = useAnswers(
    sitting.record_id,
    {
      onKept(of) {
        const all = withAnswerOf(kept, of);
        setKept((before) => withAnswerOf(before, of));
        const whole = givenOf(sitting, all);
        if (of.order === state.order) dispatch({ type: 'kept', mode, next: followOf(whole) });
      },
      onFound(found) {
        const all = found.reduce(withAnswerOf, kept);
        setKept(all);
        if (found.some(({ order }) => order === state.order))
          dispatch({ type: 'kept', mode, next: followOf(givenOf(sitting, all)) });
      },
      onSaved(of, answer) {
        storeAnswer(client, of.recordId, answer);
        // From now on the server tells of it, under the number that it gave it.
        setKept((before) => before.filter((one) => !isSame(one, of)));
      },
      onRefused: (of) => setKept((before) => before.filter((one) => !isSame(one, of))),
    },
    recorder,
  );

  const limit = question ? answerLimit(question, questions, given, mode) : 0;
  const tries = Math.max(
    0,
    ...given.filter(({ order }) => order === state.order).map((one) => one.try),
    triesOf(sitting, state.order),
  );
  const saidTurn = useRef(false);
  // Also of those that were thrown away: the server may have heard of them.
  const begun = useRef(new Map<number, number>());
  function record() {
    stopAsking();
    stopAnswer();
    const which = Math.max(tries, begun.current.get(state.order) ?? 0) + 1;
    begun.current.set(state.order, which);
    answers.start({ order: state.order, try: which, most: limit, countdown: mode === 'practice' });
  }

  // The exam records by itself as soon as the question was asked; trouble with the microphone waits for a press.
  const starts = mode === 'exam' && state.stage === 'ready' && answers.phase === 'ready' && !stopsExam(answers.trouble);
  useEffect(() => {
    if (starts) record();
  });

  return {
    ...{ sitting, questions, question, answers, given, limit, record },
    stage: question === null ? 'over' : state.stage,
    prepareSeconds: secondsToPrepare(mode, sitting.prepare_until, sitting.now),
    asked: () =>
      dispatch({
        type: 'asked',
        isTalk: state.order === LONG_TURN,
        prepared: secondsToPrepare(mode, sitting.prepare_until, sitting.now) === 0,
      }),
    prepared() {
      if (saidTurn.current) return;
      saidTurn.current = true;
      void sayTurn(sitting).then(() => dispatch({ type: 'prepared' }));
    },
    again: () => dispatch({ type: 'again' }),
    next: () => dispatch({ type: 'next', next: followOf(given) }),
    choose: (order) => dispatch({ type: 'chosen', order, answered: given.some((one) => one.order === order) }),
    end: () => dispatch({ type: 'over' }),
  };
}

/** A full device records on: what is said is sent from memory. */
const stopsExam = (trouble: Answers['trouble']): boolean => trouble !== null && trouble !== 'full';

/** In the exam the examiner says that the minute is over, where the set has words for it. */
async function sayTurn({ mode, set }: SpeakingSitting): Promise<void> {
  const line = set.frame.find(({ before }: { before: string }) => before === 'turn');
  if (mode === 'exam' && line) await askAloud(line.text, line.audio_url, () => {});
}

/** Questions of the list beside a practice: a follow-up only once it is wanted. */
export const listedQuestions = ({ questions, given }: Pick<Interview, 'questions' | 'given'>) =>
  questions.filter((one) => isWanted(one, questions, given));

const isSame = (one: AnswerOf, other: AnswerOf) => one.order === other.order && one.try === other.try;
const withAnswerOf = (all: readonly AnswerOf[], of: AnswerOf) => [...all.filter((one) => !isSame(one, of)), of];
const triesOf = ({ answers }: SpeakingSitting, order: number) =>
  Math.max(0, ...answers.filter((one) => one.order === order).map((one) => one.try));

/** The last try of each question, whether the server has it already or not. */
function givenOf({ record_id, answers }: SpeakingSitting, kept: readonly AnswerOf[]): AnswerOf[] {
  const whole = answers
    .filter(({ state }) => state === 'done')
    .map((one) => ({ recordId: record_id, order: one.order, try: one.try, seconds: one.seconds }));
  const last = new Map<number, AnswerOf>();
  for (const one of [...whole, ...kept]) if (one.try >= (last.get(one.order)?.try ?? 0)) last.set(one.order, one);
  return [...last.values()];
}
