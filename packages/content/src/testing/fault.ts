import { get, put, type RawPack } from './raw-pack.ts';

/** One thing made wrong in a good pack, and the check that has to see it. */
export type Fault = {
  check: string;
  why: string;
  pack: 'example-pack' | 'gallery-pack';
  spoil: (pack: RawPack) => void;
};

export const example = 'example-pack';
export const gallery = 'gallery-pack';

/** Sets one value in one file. */
export const set =
  (file: string, path: string, value: unknown) =>
  ({ docs }: RawPack): void =>
    put(docs.get(file), path, value);

export const drop = (file: string, path: string) => set(file, path, undefined);

/** Changes words inside one text; fails loudly when they are not there, or the fault would test nothing. */
export const swap =
  (file: string, path: string, from: string, to: string) =>
  ({ docs }: RawPack): void => {
    const text = String(get(docs.get(file), path));
    if (!text.includes(from)) throw new Error(`"${from}" is not in ${file} at ${path}`);
    put(docs.get(file), path, text.replace(from, to));
  };

export const all =
  (...steps: ((pack: RawPack) => void)[]) =>
  (pack: RawPack): void => {
    for (const step of steps) step(pack);
  };

/** A second file made from a first. */
export const copy =
  (file: string, to: string, changes: Record<string, unknown>) =>
  ({ docs }: RawPack): void => {
    docs.set(to, { ...(structuredClone(docs.get(file)) as object), ...changes });
  };

export const READING = 'reading/dry-stone-walls.yaml';
export const LISTENING = 'listening/bike-repair-course.yaml';
export const TASK_1 = 'writing/commuting-four-modes.yaml';
export const TASK_2 = 'writing/public-libraries.yaml';
export const WORDS = 'words/demo-book.yaml';
export const TRAINING = 'training/articles-1.yaml';
export const TYPES = 'reading/gallery-reading.yaml';
export const PARK = 'listening/gallery-listening.yaml';
export const FIGURES = 'writing/gallery-figures.yaml';
export const DRAWINGS = 'writing/gallery-drawings.yaml';
