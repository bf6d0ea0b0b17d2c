import { spellNumber } from './spell-number.ts';

/** A word of the text, and what has to be looked up to say it: a number or a compound is said as several words. */
export type TextWord = { word: string; parts: string[] };

/** The words of a sentence in their order, without punctuation. What cannot be said aloud is left out. */
export function wordsOf(text: string): TextWord[] {
  return text
    .normalize('NFKC')
    .replace(/[‘’ʼ`]/g, "'")
    .split(/[\s–—/]+|-(?=-)|(?<=[a-z][.!?,;:])(?=[A-Z])/)
    .map((piece) => piece.replace(/^[^\p{L}\d£$€]+|[^\p{L}\d%]+$/gu, ''))
    .filter(Boolean)
    .map((word) => ({ word, parts: partsOf(word) }))
    .filter(({ parts }) => parts.length > 0);
}

const SIGNS: Record<string, string> = { '£': 'pounds', $: 'dollars', '€': 'euros', '%': 'percent' };

/** Letters that are said one by one. */
const SPELT = /^(?:[B-DF-HJ-NP-TV-XZ]{2,5}|UK|USA|EU|UN|[ap]m)$/;

function partsOf(word: string): string[] {
  const money = /^([£$€])(.+)$/.exec(word);
  if (money) return [...partsOf(money[2]!), SIGNS[money[1]!]!];
  if (word.endsWith('%')) return [...partsOf(word.slice(0, -1)), 'percent'];
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[-.](?=[A-Za-z])|(?<=[A-Za-z])(?=\d)|(?<=\d)(?=(?!(?:st|nd|rd|th|s)$)[A-Za-z])/)
    .flatMap((part) => (/\d/.test(part) ? spellNumber(part) : part.split(/[^A-Za-z']+/)))
    .flatMap((part) => (SPELT.test(part) ? [...part] : part))
    .map((part) => part.toLowerCase())
    .filter((part) => /[a-z]/.test(part));
}
