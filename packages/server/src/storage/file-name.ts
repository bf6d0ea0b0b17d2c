import { randomBytes } from 'node:crypto';

/** 128 random bits and an ending from the content: a name cannot be guessed, and can hold no path. */
export const newFileName = (extension: string) => `${randomBytes(16).toString('hex')}.${extension}`;

const SHAPE = /^[0-9a-f]{32}\.[a-z0-9]{2,4}$/;
export const isFileName = (name: string) => SHAPE.test(name);

/** A name that is not ours comes from a mistake of our own: those from outside are looked up in the database first. */
export function requireFileName(name: string): void {
  if (!isFileName(name)) throw new Error(`not a file name of ours: ${JSON.stringify(name.slice(0, 80))}`);
}
