import type { ParsedInput } from '@ninefold/contract/call';
import type { intensiveListening as contract, SentencePaper } from '@ninefold/contract/intensive-listening';
import { orderWithin } from '@ninefold/core/intensive-listening/sentence-order';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { sentenceOwner } from './dictation/sentence-owner.ts';
import { beginDictation } from './dictation/start.ts';
import { dictationView } from './dictation/views.ts';
import { writeSentence } from './dictation/write.ts';
import { followRead } from './follow-read/follow-read.ts';
import { readingOwner } from './follow-read/reading-owner.ts';
import { type Readings, readingsOf, type ToRead } from './follow-read/readings.ts';
import { intensiveListeningRepo } from './intensive-listening.repo.ts';
import type { IntensiveListeningDeps } from './intensive-listening-deps.ts';
import { openSentences } from './sentences/sentence-paper.ts';

type In<K extends keyof typeof contract> = ParsedInput<(typeof contract)[K]>;

/** How a score is told, for whoever else has sentences read aloud. */
export { readingShown, whyNot, wordView } from './follow-read/score-view.ts';
export type { Readings, ToRead };
export type IntensiveListening = ReturnType<typeof intensiveListeningService>;

/** A section sentence by sentence: heard again, written down by ear, and read aloud. */
export const intensiveListeningService = (deps: IntensiveListeningDeps) => {
  const { db } = deps;
  const readings = readingsOf(deps);
  const reading = followRead(deps, readings);

  return {
    async getSentencePaper(userId: number, id: number): Promise<SentencePaper> {
      const { hash, paper, speakers, sentences } = await openSentences(deps, db, userId, id);
      const repo = intensiveListeningRepo(db);
      const known = await repo.progress(userId, id);
      const last = await repo.last(userId, id);
      return {
        ...{ id, hash, title: paper.title, part: paper.part, audio: paper.audio, speakers, content: sentences },
        progress: progressWithin(known ?? { order: 1, heard: [] }, sentences.length),
        // One of an older version of the section counts its sentences otherwise.
        dictation: last?.hash === hash ? await dictationView(db, last) : null,
      };
    },

    async saveSentenceProgress(userId: number, { id, order, heard }: In<'saveSentenceProgress'>) {
      const { sentences } = await openSentences(deps, db, userId, id);
      const said = progressWithin({ order, heard }, sentences.length);
      const row = { user_id: userId, paper_id: id, ...said, saved_at: deps.now() };
      return progressWithin((await intensiveListeningRepo(db).saveProgress(row)) ?? said, sentences.length);
    },

    startDictation: async (userId: number, { id, key, fresh }: In<'startDictation'>) =>
      dictationView(db, await beginDictation(deps, userId, { id, key, fresh: fresh === 1 })),

    saveDictation: (userId: number, input: In<'saveDictation'>) => writeSentence(deps, userId, input),

    finishDictation: (userId: number, recordId: number) =>
      db.transaction(async (tx) => {
        const repo = intensiveListeningRepo(tx);
        const record = await repo.lock(userId, recordId);
        if (!record) throw new AppError('not_found', { fields: ['record_id'] });
        if (record.state === 'done') return dictationView(tx, record);
        if ((await repo.lines([recordId])).length === 0) throw new AppError('invalid_input', { fields: ['record_id'] });
        const end = { state: 'done' as const, done_at: deps.now() };
        await repo.change(recordId, end);
        return dictationView(tx, { ...record, ...end });
      }),

    scoreSentence: reading.scoreSentence,
    getSentenceScoreList: reading.getSentenceScoreList,

    /** Sentences of other features, read aloud and scored like those of a section. */
    readings,

    /** How its sentences are dictated again, and how they are read aloud again. */
    evidence: sentenceOwner(deps),
    readingEvidence: readingOwner(deps),

    /** A guest's dictations and places go to the account. Of two open ones of a section the guest's ends as it stands. */
    async mergeGuest(tx: Db, guestId: number, userId: number): Promise<number> {
      const repo = intensiveListeningRepo(tx);
      for (const id of await repo.clashes(guestId, userId))
        await repo.change(id, { state: 'done', done_at: deps.now() });
      await readings.mergeGuest(tx, guestId, userId);
      return repo.reown(guestId, userId);
    },
  };
};

/** An older version of the section may have had more sentences. */
const progressWithin = ({ order, heard }: { order: number; heard: number[] }, count: number) => ({
  order: orderWithin(order, count),
  heard: heard.filter((one) => one >= 1 && one <= count),
});
