import type { Both } from '../../report.ts';
import type { Place, Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { needlessEnding } from '../parts/unwanted.ts';

/** Links that mean something else than the writer needs: what `find` matches is replaced by `by`. */
type LinkSlip = {
  find: RegExp;
  by: string;
  why: Both;
  task?: 1 | 2;
  /** Right after a sentence like this one. */
  unless?: RegExp;
  /** Only in a text with such words. */
  needs?: RegExp;
};

const SLIPS: readonly LinkSlip[] = [
  {
    find: /\bOn the contrary\b/i,
    by: 'By contrast',
    why: {
      zh: 'On the contrary 用来否定前面的话；只是不同，用 By contrast。',
      en: '"On the contrary" denies what was said; for a mere difference English has "by contrast".',
    },
    task: 1,
    unless: /\b(?:not|never|no|nor|neither|hardly)\b|n't\b/i,
  },
  {
    find: /\bOn the other side(?=,)/i,
    by: 'On the other hand',
    why: { zh: '固定的说法是 On the other hand。', en: 'The phrase is "on the other hand".' },
  },
  {
    // "At last, we arrived": there somebody did wait.
    find: /^At last(?=,)(?!.*\b(?:reach|arriv|manag|succe|got|came|end|found|becam|solv|achiev|peak)\w*)/i,
    by: 'Finally',
    why: {
      zh: 'At last 表示终于等到；列举最后一点用 Finally。',
      en: '"At last" means after a long wait; the last of several points comes with "Finally".',
    },
    needs: /(?:^|[.!?\n])\W*(?:first|firstly|second|secondly|to begin with|moreover|furthermore|in addition)\b/i,
  },
  {
    find: /^About(?= (?:the )?[a-z]+(?: [a-z]+)?,)/i,
    by: 'As for',
    why: {
      zh: '换话题时英语用 As for，不用 About 开头。',
      en: 'English turns to a new subject with "As for", not with "About".',
    },
  },
];

type MisusedLink = Place & { sentence: Sentence; original: string; replacement: string; why: Both };

/** Each misused link where it stands first. */
export const misusedLinks = ({ essay, request }: Pick<Facts, 'essay' | 'request'>): MisusedLink[] =>
  SLIPS.filter(({ task, needs }) => (!task || task === request.task) && (!needs || needs.test(essay.text))).flatMap(
    ({ find, by, why, unless }) => {
      const at = essay.sentences.findIndex((one) => find.test(one.text));
      const sentence = essay.sentences[at];
      const match = sentence && find.exec(sentence.text);
      const before = `${essay.sentences[at - 1]?.text ?? ''} ${sentence?.text.slice(0, match?.index) ?? ''}`;
      if (!sentence || !match || unless?.test(before)) return [];
      const start = sentence.start + match.index;
      return [{ start, end: start + match[0].length, sentence, original: match[0], replacement: by, why }];
    },
  );

export const linkSlips = (facts: Facts): Point[] =>
  misusedLinks(facts).map(({ sentence, original, replacement, why }) =>
    weakness(1.35, why.zh, why.en, quote(sentence), {
      zh: `把这里的 ${original} 改成 ${replacement}。`,
      en: `Write "${replacement}" instead of "${original}" here.`,
    }),
  );

/** Task 1: the overview has said it, and then a conclusion says it again. */
export function endingPoints(facts: Facts): Point[] {
  const ending = needlessEnding(facts);
  if (!ending) return [];
  return [
    weakness(
      1.3,
      '概述已经写过主要特点，结尾又加了一句总结；Task 1 不需要结论。',
      'The overview has given the main features; Task 1 asks for no conclusion, and this sentence adds one.',
      quote(ending),
      { zh: '删掉它，把字数留给一个比较。', en: 'Delete it and use the words for a comparison.' },
    ),
  ];
}

/** Task 1: "For sports …", "For nature …": the subject of each sentence hides behind a preposition. */
export function forOpenings({ essay, request }: Facts): Point[] {
  const found = essay.sentences.filter((one) =>
    /^\W*For (?!example|instance|this|these|that|people who|the)/.test(one.text),
  );
  if (request.task === 2 || found.length < 3) return [];
  return [
    weakness(
      1.2,
      `有 ${found.length} 句以 For 加项目名开头。`,
      `${found.length} sentences open with "For" and the name of an item.`,
      quote(found[1]!),
      {
        zh: '让项目自己作主语：不说 For X, …，说 X was …。',
        en: 'Let the item be the subject: "X was …" instead of "For X, …".',
      },
    ),
  ];
}
