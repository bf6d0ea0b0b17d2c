import { openTools, type Tools } from './tools.ts';
import { type OwnEssay, ownEssays } from './training/own-essays.ts';

let tools: Tools | undefined;
let essays: OwnEssay[] | undefined;

/** Opened once in a worker: they keep nothing of what they read, and opening them takes most of a second. */
export const sharedTools = (): Tools => (tools ??= openTools());

/** Read once in a worker; a test that changes a request makes a new one of it. */
export const sharedEssays = (): readonly OwnEssay[] => (essays ??= ownEssays());
