import type { Found } from '../errors/find-errors.ts';
import type { ErrorKind } from '../errors/hint.ts';
import type { EssayText } from '../text/essay-text.ts';
import type { Spelling } from '../text/spelling.ts';
import { measureForm } from './measure-form.ts';
import { type Features, measureLexis } from './measure-lexis.ts';
import { STOP_WORDS } from './word-groups.ts';

export type { Features } from './measure-lexis.ts';

/** Every number the estimate is made of. Training and the product call this very function. */
export function measure(
  essay: EssayText,
  prompt: string,
  task: 1 | 2,
  spelling: Spelling,
  errors: readonly Found[],
): Features {
  const form = measureForm(essay, task);
  const lexis = measureLexis(essay, spelling);
  return {
    ...form,
    ...lexis,
    ...measurePrompt(essay, prompt),
    ...measureErrors(errors, essay.words.length),
    grade: 0.39 * form.sentenceLength! + 11.8 * lexis.syllables!,
  };
}

function measureErrors(errors: readonly Found[], words: number): Features {
  const rate = (...kinds: ErrorKind[]) =>
    errors.filter((error) => kinds.includes(error.kind)).length / Math.max(1, words);
  return {
    foundGrammar: rate('agreement', 'verb', 'number', 'article', 'comparison', 'linking'),
    foundWords: rate('phrase', 'preposition'),
    foundMarks: rate('punctuation', 'capital'),
  };
}

function measurePrompt(essay: EssayText, prompt: string): Features {
  const words = essay.words.map((word) => word.lower);
  const content = words.filter((word) => !STOP_WORDS.has(word));
  const asked = new Set((prompt.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !STOP_WORDS.has(word)));
  const own = new Set(content);
  const covered = [...asked].filter((word) => own.has(word)).length;
  return {
    promptCovered: covered / Math.max(1, asked.size),
    promptShare: content.filter((word) => asked.has(word)).length / Math.max(1, content.length),
    copied: copiedShare(words, prompt),
  };
}

/** Share of the essay's runs of four words that stand in the prompt. */
function copiedShare(words: string[], prompt: string): number {
  const given = prompt.toLowerCase().match(/[a-z']+/g) ?? [];
  const runs = new Set(given.slice(3).map((_, i) => given.slice(i, i + 4).join(' ')));
  const copied = words.slice(3).filter((_, i) => runs.has(words.slice(i, i + 4).join(' '))).length;
  return copied / Math.max(1, words.length);
}
