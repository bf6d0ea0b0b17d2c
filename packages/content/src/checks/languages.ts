import type { Item } from '../schema/item.ts';
import { hasChinese } from '../text.ts';
import { anyItemCheck, trouble } from './check-list.ts';

/** Both languages, each in its own place. Every `{ en, zh }` and every string of an item is looked at. */

const chineseMissing = anyItemCheck('chinese-missing', 'error', (item) =>
  pairsOf(item)
    .filter(({ zh }) => !hasChinese(zh))
    .map(({ where, zh }) => trouble(`${where}.zh`, `no Chinese in "${zh.slice(0, 40)}"`)),
);

/** Vocabulary exercises ask for Chinese meanings, so their words may be Chinese. */
const CHINESE_FIELDS =
  /^items\.\d+\.(options|answer|text|pairs)(\.|$)|(^|\.)(zh|chineseTranslation)$|^origin\.|^attribution$/;

const englishOnly = anyItemCheck('english-only', 'error', (item) =>
  stringsOf(item)
    .filter(({ where, text }) => hasChinese(text) && !CHINESE_FIELDS.test(where))
    .map(({ where, text }) => trouble(where, `Chinese in an English text: "${text.slice(0, 40)}"`)),
);

/** A translation far too long or too short is usually half of one, or that of another sentence. */
const ratio = anyItemCheck('language-length', 'warning', (item) =>
  pairsOf(item).flatMap(({ where, en, zh }) => {
    if (en.length < 30) return [];
    const share = zh.length / en.length;
    return share >= 0.12 && share <= 1.2
      ? []
      : [trouble(where, `${en.length} English characters, ${zh.length} Chinese`)];
  }),
);

const punctuation = anyItemCheck('chinese-punctuation', 'warning', (item) =>
  stringsOf(item)
    .filter(({ text }) => /\p{Script=Han}[,;:?!](\s|\p{Script=Han}|$)|\p{Script=Han}\.$/u.test(text))
    .map(({ where, text }) => trouble(where, `half-width punctuation in Chinese: "${text.slice(0, 40)}"`)),
);

type Found = { where: string; text: string };

const strings = new WeakMap<Item, Found[]>();

function stringsOf(item: Item): Found[] {
  const known = strings.get(item);
  if (known) return known;
  const found: Found[] = [];
  walk(item, '', (where, value) => {
    if (typeof value === 'string') found.push({ where, text: value });
  });
  strings.set(item, found);
  return found;
}

function pairsOf(item: Item): { where: string; en: string; zh: string }[] {
  const found: { where: string; en: string; zh: string }[] = [];
  walk(item, '', (where, value) => {
    if (isPair(value)) found.push({ where, en: value.en, zh: value.zh });
  });
  return found;
}

const isPair = (value: unknown): value is { en: string; zh: string } =>
  typeof value === 'object' && value !== null && 'en' in value && 'zh' in value;

function walk(value: unknown, where: string, visit: (where: string, value: unknown) => void): void {
  visit(where, value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) walk(inner, where ? `${where}.${key}` : key, visit);
}

export const languageChecks = [chineseMissing, englishOnly, ratio, punctuation];
