import type { Readable } from 'node:stream';

export type ByteRange = { start: number; end: number };
export type StoredFile = { size: number; stream(range?: ByteRange): Promise<Readable> };

/** Private files by generated name. Two adapters: a local folder and anything that speaks S3. */
export type Storage = {
  readonly kind: 'local' | 's3';
  /** Whole or not at all: a reader never sees half a file. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The same from a file on this machine's disk, which is gone afterwards: too long to hold in memory. */
  putFile(name: string, path: string, contentType: string): Promise<void>;
  /** null when there is no such file. */
  get(name: string): Promise<StoredFile | null>;
  remove(name: string): Promise<void>;
};
