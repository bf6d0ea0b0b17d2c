import type { Both } from '../../report.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';

/** Links that mean something else than the writer needs, and links in the wrong place. */
type LinkSlip = { find: RegExp; better: string; why: Both; task?: 1 | 2 };

const SLIPS: readonly LinkSlip[] = [
  {
    find: /\bOn the contrary\b/i,
    better: 'By contrast',
    why: {
      zh: 'On the contrary 用来否定前面的话；只是不同，用 By contrast。',
      en: '"On the contrary" denies what was said; for a mere difference English has "by contrast".',
    },
    task: 1,
  },
  {
    find: /\bOn the other side,/i,
    better: 'On the other hand,',
    why: { zh: '固定的说法是 On the other hand。', en: 'The phrase is "on the other hand".' },
  },
  {
    find: /^\W*At last,/i,
    better: 'Finally,',
    why: {
      zh: 'At last 表示终于等到；列举最后一点用 Finally。',
      en: '"At last" means after a long wait; the last of several points comes with "Finally".',
    },
  },
  {
    find: /^\W*About (?:the )?\w+(?: \w+)?,/i,
    better: 'As for …,',
    why: {
      zh: '换话题时英语用 As for，不用 About 开头。',
      en: 'English turns to a new subject with "As for", not with "About".',
    },
  },
];

export function linkSlips({ essay, request }: Facts): Point[] {
  return SLIPS.filter((one) => !one.task || one.task === request.task).flatMap(({ find, better, why }) => {
    const sentence = essay.sentences.find((one) => find.test(one.text));
    if (!sentence) return [];
    return [
      weakness(1.35, why.zh, why.en, quote(sentence), {
        zh: `这里写 ${better}`,
        en: `Write "${better}" here.`,
      }),
    ];
  });
}

/** Task 1: a conclusion nobody asks for, behind an overview that has said it. */
export function needlessEnding({ essay, request, structure }: Facts): Point[] {
  const overview = structure.findIndex((one) => one.role === 'overview');
  if (request.task === 2 || isLetter(request) || overview < 0) return [];
  const ending = essay.sentences.find(
    (one) => /^\W*(?:in conclusion|to sum up|to conclude|all in all)\b/i.test(one.text) && one.paragraph > overview,
  );
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
