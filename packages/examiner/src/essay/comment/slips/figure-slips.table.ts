import type { SureSlip } from './sure-slips.table.ts';

/** Slips with figures, places and amounts that no reading excuses. For the report alone. */
export const FIGURE_SLIPS: readonly SureSlip[] = [
  {
    rule: 'accounted-number',
    kind: 'preposition',
    find: /\b(accounted(?= (?:about |only |nearly |almost |over )?\d)|(?<!\b(?:savings?|bank|such|these|those|some|all|most|many|current|deposit|the|in|on|of|with|for|and|their|our) )accounts?(?= (?:about |only |nearly |almost |over )?\d[\d.]*%))/dgi,
    by: (wrong) => `${wrong} for`,
    why: { zh: '“占多少”说 account for。', en: 'A share is what something "accounts for".' },
  },
  {
    rule: 'number-raised',
    kind: 'verb',
    find: /\b(?:number|figure|percentage|proportion|price|amount|population|it) (raised)(?= (?:[a-z]+ly )?(?:to|from|by) (?:about |over |nearly |almost |only )?[£$€]?\d)/dgi,
    by: 'rose',
    why: {
      zh: '数字自己上升用 rise（rose）；raise 后面要有宾语。',
      en: 'A number "rises" by itself; "raise" needs an object.',
    },
  },
  {
    rule: 'much-more-higher',
    kind: 'comparison',
    find: /\b(?:much (more (?:higher|lower|bigger|larger|smaller|cheaper|faster|longer|older|younger|easier|better|worse)))\b(?!-| (?:education|paid)\b)/dgi,
    by: (wrong) => wrong.split(' ')[1]!,
    why: { zh: '-er 已经是比较级，不再加 more。', en: 'The ending -er compares already; "more" is too much.' },
  },
  {
    rule: 'nearly-same',
    kind: 'article',
    find: /\b(?:is|are|was|were|stayed|remained) ((?:nearly|almost|exactly) same)\b(?!-)/dgi,
    by: (wrong) => wrong.replace(/ same$/i, ' the same'),
    why: { zh: 'same 前面要有 the。', en: '"Same" takes "the".' },
  },
  {
    rule: 'place-where-is',
    kind: 'linking',
    find: /\b(?:place|park|room|city|town|country|area|shop|street|hall|market|corner) (where)(?= (?:is|are|was|were) (?:very |so |too |quite )?(?:windy|noisy|quiet|dark|cold|hot|crowded|dirty|clean|far|near|close|small|big|large|full|empty|famous|safe|dangerous)\b)/dgi,
    by: 'which',
    why: {
      zh: '从句里缺主语时用 which，不用 where。',
      en: 'Where the clause has no subject of its own it takes "which", not "where".',
    },
  },
  {
    rule: 'next-step-is',
    kind: 'article',
    find: /(?:^|[.!?] )((?:Next|First|Last|Final) (?:step|stage))(?= (?:is|was)\b)/dg,
    by: (wrong) => `The ${wrong[0]!.toLowerCase()}${wrong.slice(1)}`,
    why: { zh: '指明是哪一步，前面要有 the。', en: 'The step is a certain one, so it takes "the".' },
  },
  {
    rule: 'spend-money-for',
    kind: 'preposition',
    find: /\b(?:spend|spends|spent|spending) (?:(?:more|much|too much|a lot of|less|their|our|my) )?money (for)(?= (?:fuel|food|clothes|books|rent|transport|tickets|education|housing|petrol|medicine|games|hotels|it|them|these|this)\b)/dgi,
    by: 'on',
    why: { zh: 'spend money on：买什么用 on。', en: 'Money is spent "on" something.' },
  },
];
