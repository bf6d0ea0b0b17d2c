import { failedAnswer } from '@ninefold/examiner/speech/answers/assess-answer';
import { heardMore, NOTHING_HEARD } from '@ninefold/examiner/speech/answers/heard';
import type { AnswerAssessment } from '@ninefold/examiner/speech/answers/measures';
import type { Reports } from '../reports/reports.service.ts';
import type { Sets } from '../sets/sets.service.ts';
import { type AnswerRow, answersRepo } from '../sittings/answers.repo.ts';
import { askedIn } from '../sittings/asked-in.ts';
import type { SpeakingDeps } from '../speaking-deps.ts';

type Uses = SpeakingDeps & { sets: Sets; reports: Reports };

type Step = 'done' | 'stopped';

const WINDOW_SECONDS = 30;
/** What is left at the end of a recording and shorter than this holds no word. */
const REST_SECONDS = 0.15;
/** An engine that broke down gets two more chances; then the answer is left out of the report. */
const MOST_TRIES = 3;
/** Before an engine that broke down is asked again: it has to come up anew, and what broke it may pass. */
const WAIT_MS = [500, 2000];
/** Whom this process served lately, oldest first. */
const REMEMBERED = 50;

/** Listens to answers, half a minute at a time, and says of each what can be said: from their first pieces on. */
export const hearingService = (deps: Uses) => {
  const { db } = deps;
  let lately: number[] = [];
  let atWork = 0;
  /** Counted, so that a wake-up that comes while somebody looks in vain is not missed. */
  let wakeUps = 0;

  return {
    /**
     * The job: everybody who is free works through what waits; whoever is at work looks once more before stopping.
     * Whatever a process leaves behind another one takes up.
     */
    async workOff(): Promise<void> {
      wakeUps += 1;
      await deps.reports.finishReady();
      await Promise.all(Array.from({ length: Math.max(0, deps.speech.answers.atOnce - atWork) }, atTheirShare));
    },

    /** At the start: what a process that died had taken, and what waits. */
    async wakeUp(justStarted = false): Promise<void> {
      if (justStarted && db.kind === 'embedded') await answersRepo(db).leaveAll();
      await deps.jobs.send(db, 'hear-answers', {});
    },
  };

  async function atTheirShare(): Promise<void> {
    atWork += 1;
    await workThrough().finally(() => {
      atWork -= 1;
    });
  }

  /** One thread's share: one step after another until nothing waits. */
  async function workThrough(): Promise<void> {
    for (;;) {
      const lookedAt = wakeUps;
      const now = deps.now();
      const lease = new Date(now.getTime() + 2 * deps.settings.ANSWER_SECONDS * 1000);
      const taken = await answersRepo(db).take(now, lease, lately);
      if (!taken && lookedAt !== wakeUps) continue;
      if (!taken) return;
      lately = [...lately.filter((id) => id !== taken.user_id), taken.user_id].slice(-REMEMBERED);
      // The engine was stopped with the server: the next start goes on.
      if ((await work(taken)) === 'stopped') return;
      await deps.reports.finishIfReady(taken.record_id);
    }
  }

  /** One step of one answer: half a minute of it is heard, or all of it is judged. */
  async function work(answer: AnswerRow): Promise<Step> {
    if (answer.tries > MOST_TRIES) return judged(answer, failedAnswer(answer.order, answer.recorded));
    const recordingId = answer.recording_id ?? (await deps.recordings.byKey(db, answer.user_id, answer.key))?.id;
    const left = answer.recorded - answer.heard_until;
    if (!recordingId) return judged(answer, failedAnswer(answer.order, answer.recorded));
    if (answer.state === 'recording' || left > REST_SECONDS) return hear(answer, recordingId, left);
    return assess(answer, recordingId);
  }

  async function hear(answer: AnswerRow, recordingId: number, left: number): Promise<Step> {
    const pcm = await deps.recordings.samples(recordingId, answer.heard_until, answer.heard_until + WINDOW_SECONDS);
    if (!pcm) return judged(answer, failedAnswer(answer.order, answer.recorded));
    const more = answer.state === 'recording' || left > WINDOW_SECONDS;
    const outcome = await deps.speech.answers.hear({ pcm: Uint8Array.from(pcm), more });
    // Tried again, by whoever takes it next.
    if (!outcome.ok) return release(answer, outcome.failure === 'closed');
    const heard = heardMore(answer.heard ?? NOTHING_HEARD, outcome.window);
    // A window always leads on, however little it held.
    const until = Math.max(heard.until, answer.heard_until + Math.min(left, 1));
    await answersRepo(db).keep(answer, { heard: { ...heard, until }, heard_until: until, tries: 0 });
    return 'done';
  }

  async function assess(answer: AnswerRow, recordingId: number): Promise<Step> {
    const file = await deps.recordings.bytesOf(recordingId);
    const question = file && (await askedIn(deps, db, answer));
    if (!file || !question) return judged(answer, failedAnswer(answer.order, answer.recorded));
    const heard = answer.heard ?? NOTHING_HEARD;
    const outcome = await deps.speech.answers.assess({ file: Uint8Array.from(file), question, heard });
    if (outcome.ok) return judged(answer, outcome.assessment);
    if (outcome.failure === 'unreadable') return judged(answer, failedAnswer(answer.order, answer.recorded));
    return release(answer, outcome.failure === 'closed');
  }

  async function judged(answer: AnswerRow, assessment: AnswerAssessment): Promise<Step> {
    const { engine } = deps.speech.answers;
    await answersRepo(db).keep(answer, { assessment, engine, tries: 0 });
    return 'done';
  }

  /** A stop is no try. After a breakdown others come first for a moment, and this one is woken when it is over. */
  async function release(answer: AnswerRow, stopped: boolean): Promise<Step> {
    if (stopped) {
      await answersRepo(db).keep(answer, { tries: answer.tries - 1 });
      return 'stopped';
    }
    const wait = WAIT_MS[answer.tries - 1];
    if (wait === undefined) return judged(answer, failedAnswer(answer.order, answer.recorded));
    await answersRepo(db).keep(answer, { lease_until: new Date(deps.now().getTime() + wait) });
    // Where this process ends meanwhile, the job that comes every minute finds it.
    setTimeout(() => void deps.jobs.send(db, 'hear-answers', {}).catch(() => {}), wait + 50).unref();
    return 'done';
  }
};
