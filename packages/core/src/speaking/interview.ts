import { partOfOrder, type SpeakingMode, type SpeakingPart } from './parts.ts';
import { PART_SECONDS, PREPARE_SECONDS } from './timing.ts';

/** How an interview goes from question to question, and where it goes on after it was left. */

type Both = { en: string; zh: string };
type Length = { from: number; to: number; longest: number };
type Asked = { order: number; text: string; audio_url: string; length: Length };
type AskedWithMore = Asked & { follow_ups: readonly Asked[] };

type QuestionSet = {
  part1: readonly { topic: Both; questions: readonly AskedWithMore[] }[];
  part2: {
    order: number;
    cue: string;
    bullets: readonly string[];
    audio_url: string;
    length: Length;
    rounding: readonly AskedWithMore[];
  } | null;
  part3: readonly AskedWithMore[];
};

export type InterviewQuestion = Asked & {
  part: SpeakingPart;
  /** The question it is asked after, when that one was answered too shortly; 0: it is always asked. */
  after: number;
  /** Of part 1; null elsewhere. */
  topic: Both | null;
};

export type GivenAnswer = { order: number; seconds: number };

/** Everything a set can ask, in the order of the interview. */
export function questionsOf({ part1, part2, part3 }: QuestionSet): InterviewQuestion[] {
  return [
    ...part1.flatMap(({ topic, questions }) => questions.flatMap((one) => withFollowUps(one, topic))),
    ...(part2 ? [talkOf(part2), ...part2.rounding.flatMap((one) => withFollowUps(one, null))] : []),
    ...part3.flatMap((one) => withFollowUps(one, null)),
  ];
}

const talkOf = ({ order, cue, audio_url, length }: NonNullable<QuestionSet['part2']>): InterviewQuestion => ({
  ...{ order, text: cue, audio_url, length },
  ...{ part: 2, after: 0, topic: null },
});

function withFollowUps({ follow_ups, ...asked }: AskedWithMore, topic: Both | null): InterviewQuestion[] {
  const place = { part: partOfOrder(asked.order), topic };
  return [{ ...asked, ...place, after: 0 }, ...follow_ups.map((one) => ({ ...one, ...place, after: asked.order }))];
}

/** Until the examiner has asked: counted towards the part, as in the test. */
const ASKING_SECONDS = 4;

/** How much of a part is over: what was said in it and what was asked; time away from the page does not count. */
export function secondsOfPart(
  questions: readonly InterviewQuestion[],
  answers: readonly GivenAnswer[],
  part: SpeakingPart,
): number {
  return answers
    .filter(({ order }) => partOfOrder(order) === part)
    .reduce(
      (sum, { order, seconds }) => sum + seconds + ASKING_SECONDS + (isTalk(questions, order) ? PREPARE_SECONDS : 0),
      0,
    );
}

const isTalk = (questions: readonly InterviewQuestion[], order: number): boolean =>
  questions.find(({ part }) => part === 2)?.order === order;

/**
 * The question that comes next, null when the interview is over. Practice asks every question; the exam goes on to the
 * next part as soon as the time of this one is over, and never back. A follow-up is asked after an answer that was short.
 */
export function nextQuestion(
  questions: readonly InterviewQuestion[],
  answers: readonly GivenAnswer[],
  mode: SpeakingMode,
): InterviewQuestion | null {
  const reached = mode === 'exam' ? Math.max(0, ...answers.map(({ order }) => partOfOrder(order))) : 0;
  return (
    questions.find((one) => {
      if (answers.some(({ order }) => order === one.order) || one.part < reached) return false;
      if (!isWanted(one, questions, answers)) return false;
      return mode === 'practice' || secondsOfPart(questions, answers, one.part) < PART_SECONDS[one.part].from;
    }) ?? null
  );
}

/** A follow-up only where the answer before it was too short; everything else always. */
export function isWanted(
  { after }: InterviewQuestion,
  questions: readonly InterviewQuestion[],
  answers: readonly GivenAnswer[],
): boolean {
  if (after === 0) return true;
  const before = answers.find(({ order }) => order === after);
  const asked = questions.find(({ order }) => order === after);
  return before !== undefined && asked !== undefined && before.seconds < asked.length.from;
}

/** How long an answer may be: its own limit, and in the exam what its part has left, but never less than a good answer. */
export function answerLimit(
  question: InterviewQuestion,
  questions: readonly InterviewQuestion[],
  answers: readonly GivenAnswer[],
  mode: SpeakingMode,
): number {
  const { longest, from } = question.length;
  if (mode === 'practice' || isTalk(questions, question.order)) return longest;
  const left = PART_SECONDS[question.part].to - secondsOfPart(questions, answers, question.part) - ASKING_SECONDS;
  return Math.round(Math.min(longest, Math.max(from, left)));
}

/**
 * What is left of the minute to prepare after a reload: in the exam it went on meanwhile, practice gives it back.
 * Seconds of the server's clock; `until` 0: it has not begun.
 */
export function secondsToPrepare(mode: SpeakingMode, until: number, now: number): number {
  if (mode === 'practice' || until === 0) return PREPARE_SECONDS;
  return Math.max(0, Math.min(PREPARE_SECONDS, Math.ceil(until - now)));
}
