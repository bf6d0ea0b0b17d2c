import { createHash } from 'node:crypto';
import { compileLesson } from './compile/lesson.ts';
import { compileListening } from './compile/listening.ts';
import { type Drawings, headOf, type Parts } from './compile/parts.ts';
import { compileReading } from './compile/reading.ts';
import { compileSentences } from './compile/sentences.ts';
import { compileSpeaking } from './compile/speaking.ts';
import { compileTraining } from './compile/training.ts';
import { compileWordbook } from './compile/wordbook.ts';
import { compileTask1, compileTask2 } from './compile/writing.ts';
import type { Item } from './schema/item.ts';

/** An item in three parts: what is sent before submission, what never leaves the server, what is sent after. */
export type CompiledItem = {
  slug: string;
  kind: Item['kind'];
  rev: number;
  status: Item['status'];
  /** Of what the author wrote. */
  hash: string;
  /** Of what the compiler made of it. */
  compiled: string;
} & Parts;

/** Pass the pack's assets, so that figures made of an author's drawing are drawn too. */
export function compileItem(item: Item, drawings: Drawings = new Map()): CompiledItem {
  const { id, kind, rev, status } = item;
  const made = parts(item, drawings);
  return { slug: id, kind, rev, status, hash: hashOf(item), compiled: digest(made), ...made };
}

function parts(item: Item, drawings: Drawings): Parts {
  switch (item.kind) {
    case 'reading':
      return compileReading(item, drawings);
    case 'listening':
      return compileListening(item, drawings);
    case 'writing-task-1':
      return compileTask1(item, drawings);
    case 'writing-task-2':
      return compileTask2(item);
    case 'speaking':
      return compileSpeaking(item);
    case 'training':
      return compileTraining(item);
    case 'sentences':
      return compileSentences(item);
    case 'wordbook':
      return compileWordbook(item);
    case 'lesson':
      return compileLesson(item);
    case 'menu':
      return { public: { audience: item.audience, items: item.items }, key: {}, review: {} };
    case 'task': {
      const { name, desc, coins, order, when, times, limit, after } = item;
      return { public: { name, desc, coins, order }, key: { when, times, limit, after }, review: {} };
    }
    // Nothing in these is an answer: what they play is split into its parts where it is defined.
    case 'course':
    case 'package':
    case 'mock':
    case 'idea-bank':
    case 'ladder':
    case 'collection': {
      const { kind: _kind, id: _id, rev: _rev, status: _status, origin: _origin, ...open } = item;
      return { public: { ...open, ...headOf(item) }, key: {}, review: {} };
    }
  }
}

/**
 * What a learner meets: neither the number of the revision, nor who reviewed it, nor whether it is published yet.
 * Status is pinned rather than left out, because hashes made before this rule had it inside.
 */
export function hashOf(item: Item): string {
  const { rev: _rev, ...content } = item;
  return digest({ ...content, status: 'published', origin: undefined });
}

const digest = (value: object) => createHash('sha256').update(canonical(value)).digest('hex').slice(0, 32);

/** JSON with sorted keys, so that the order in the YAML file does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
