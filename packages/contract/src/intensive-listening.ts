import { z } from 'zod';
import { calls } from './call.ts';
import { Flag, Id, Line, Text } from './fields.ts';
import { Dictation, DictationLine } from './intensive-listening/dictation.ts';
import { SentenceScore } from './intensive-listening/score.ts';
import { Both } from './practice/paper.ts';
import { PIECE, WhichPiece } from './recordings.ts';

/** `/api/listening/*`: a section sentence by sentence, to be heard again, written down and read aloud. */

const Order = z.int().positive().max(2000);

const Sentence = z.object({
  order: z.int().positive(),
  turn: z.string(),
  by: z.string(),
  content: z.string(),
  /** '' where the pack has no translation. */
  zh: z.string(),
  /** Seconds in the recording; -1 where there is none. */
  start: z.number(),
  end: z.number(),
});
export type Sentence = z.output<typeof Sentence>;

const SentencePaper = z.object({
  id: Id,
  hash: z.string(),
  title: Both,
  part: z.int(),
  audio: z.object({ url: z.string(), seconds: z.number(), peaks_url: z.string() }).nullable(),
  speakers: z.array(z.object({ id: z.string(), name: z.string() })),
  content: z.array(Sentence),
  /** Where the learner was, and what they have heard to its end. */
  progress: z.object({ order: z.int().positive(), heard: z.array(z.int().positive()) }),
  /** The one that is open, else the last one. */
  dictation: Dictation.nullable(),
});
export type SentencePaper = z.output<typeof SentencePaper>;

export const intensiveListening = calls({
  getSentencePaper: {
    summary:
      'A section sentence by sentence with its words and times; refused to whoever is sitting it in an exam at the moment',
    access: 'visitor',
    input: z.strictObject({ id: Id }),
    output: SentencePaper,
  },
  saveSentenceProgress: {
    summary: 'Where the learner is in a section; what was heard before stays heard',
    access: 'visitor',
    input: z.strictObject({ id: Id, order: Order, heard: z.array(Order).max(500).default([]) }),
    output: SentencePaper.shape.progress,
  },
  startDictation: {
    summary: 'Begins the dictation of a section or goes on with the open one; the same key begins one',
    access: 'visitor',
    input: z.strictObject({
      id: Id,
      key: Line(64, 8),
      /** 1: ends the open one as it stands and begins anew. */
      fresh: Flag.default(0),
    }),
    output: Dictation,
  },
  saveDictation: {
    summary:
      'What was written for one sentence, marked word by word; the first one counts, the same key is the same one',
    access: 'visitor',
    input: z.strictObject({
      record_id: Id,
      order: Order,
      key: Line(64, 8),
      given: Text(600),
      /** Who wrote it, where it was kept on a device. */
      by: Id.optional(),
    }),
    output: DictationLine,
  },
  finishDictation: {
    summary: 'Ends a dictation with what was written so far; a second time it is the same',
    access: 'visitor',
    input: z.strictObject({ record_id: Id }),
    output: Dictation,
  },
  scoreSentence: {
    summary: 'The last piece of a reading of one sentence: the recording is complete and waits for its score',
    access: 'visitor',
    input: z.strictObject({
      id: Id,
      order: Order,
      ...WhichPiece,
      /** 1: it answers a card of the book of mistakes, which then hears of it from the answer alone. */
      for_card: Flag.default(0),
    }),
    upload: PIECE,
    output: SentenceScore,
  },
  getSentenceScoreList: {
    summary: 'How the sentences of a section were last read, each with its earlier totals; orders: only these',
    access: 'visitor',
    input: z.strictObject({ id: Id, orders: z.array(Order).min(1).max(50).optional() }),
    output: z.object({ list: z.array(SentenceScore) }),
  },
});
