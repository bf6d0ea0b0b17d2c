import { readEssay } from '../../text/essay-text.ts';
import { applyEdits } from '../corrections.ts';
import { sureSlips } from './sure-slips.ts';

/** A text with every slip put right that no reading excuses. */
export const mended = (text: string): string =>
  applyEdits(text, sureSlips(readEssay(text), { task: 2, prompt: '', essay: '' }, []));
