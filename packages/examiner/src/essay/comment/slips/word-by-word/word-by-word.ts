import type { SureSlip } from '../sure-slips.table.ts';
import { EVERYDAY } from './everyday.table.ts';
import { LINKS } from './links.table.ts';
import { MORE } from './more.table.ts';
import { OF_FIGURES } from './of-figures.table.ts';
import { VERBS } from './verbs.table.ts';
import { WORDS } from './words.table.ts';

export const WORD_BY_WORD: readonly SureSlip[] = [
  ...OF_FIGURES,
  ...MORE,
  ...VERBS,
  ...LINKS,
  ...WORDS,
  ...EVERYDAY,
].map(([rule, kind, find, by, zh, en]) => ({ rule, kind, find, by, why: { zh, en } }));
