import { createHash } from 'node:crypto';
import type { Both } from '../schema/common.ts';
import { sentencesOf } from '../text.ts';
import { type Pair, pairedSentences } from './paired-sentences.ts';

/** One caption of a narrated text: English sentences that are said one after the other, and what they mean in Chinese. */
export type Caption = { sentences: string[]; zh: string; endsParagraph: boolean };

/** A step's text as it is told: without the signs of Markdown, cut where both languages have a full stop. */
export function captionsOf({ en, zh }: Both): Caption[] {
  const [english, chinese] = [paragraphsOf(en), paragraphsOf(zh)];
  const side = english.length === chinese.length;
  const pairs = side
    ? english.map((text, at) => [text, chinese[at] ?? ''] as const)
    : [[english.join(' '), chinese.join('')] as const];
  return pairs.flatMap(([text, meaning]) =>
    sideBySide(sentencesOf(text), meaning).map((pair, at, all) => ({
      sentences: pair.en,
      zh: pair.zh.join(''),
      endsParagraph: at === all.length - 1,
    })),
  );
}

const paragraphsOf = (markdown: string): string[] =>
  markdown
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)/)
    .map(plainWords)
    .filter(Boolean);

/** Markdown is for the eye. */
const plainWords = (markdown: string): string =>
  markdown
    .replace(/^\s*(?:#+|[-*]|\d+\.|>)\s+/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** As many full stops on both sides: the translator kept the sentences, and nothing has to be guessed. */
function sideBySide(en: string[], meaning: string): Pair[] {
  const zh = meaning.match(/[^。！？]+[。！？]*[”’）]*/g) ?? [meaning];
  return en.length === zh.length
    ? en.map((sentence, at) => ({ en: [sentence], zh: [zh[at] ?? ''] }))
    : pairedSentences(en, meaning.match(/[^。！？；]+[。！？；]*[”’）]*/g) ?? [meaning]);
}

export const NARRATION_FOLDER = 'assets/audio/lessons/';

/** Named after the words, so that a narration of other words shows by its name. */
export function narrationFile(lesson: string, text: Both): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(captionsOf(text)))
    .digest('hex')
    .slice(0, 12);
  return `${NARRATION_FOLDER}${lesson}/${hash}.mp3`;
}
