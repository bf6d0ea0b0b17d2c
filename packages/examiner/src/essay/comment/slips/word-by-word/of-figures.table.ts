import { last, type Row } from './rows.ts';

const COUNTED =
  'people|students|workers|adults|bicycles|respondents|residents|households|visitors|users|customers|employees';

/** What is said of figures: shares, multiples, trends. */
export const OF_FIGURES: readonly Row[] = [
  [
    'percent-people',
    'preposition',
    new RegExp(`(?<![-–]\\s?)\\b(\\d+(?:\\.\\d+)?%)(?= (?:${COUNTED})\\b)`, 'dgi'),
    (wrong) => `${wrong} of`,
    '百分数和名词之间要有 of。',
    'Between a percentage and its noun stands "of".',
  ],
  [
    'times-than-a-thing',
    'comparison',
    /\b((?:two|three|four|five|six|seven|eight|nine|ten|\d+) times than)\b(?! (?:that|those|in|on|at|before|last|it|they)\b)/dgi,
    (wrong) => wrong.replace(/than$/i, 'that of'),
    '“是……的几倍”说 three times that of。',
    'It is "three times that of".',
  ],
  [
    'other-two',
    'article',
    /\b(?:than|of|in|from|to|with|between|among) (other (?:two|three|four))(?= [a-z]+)/dgi,
    (wrong) => `the ${wrong}`,
    '“其余两个”说 the other two。',
    'Those that are left are "the other two".',
  ],
  [
    'between-to',
    'linking',
    /\bbetween \d[\d,.]*%? (to)(?= \d)/dgi,
    'and',
    'between 和 and 搭配。',
    '"Between" goes with "and".',
  ],
  [
    'decrease-trend',
    'phrase',
    /\b((?:decrease|increase) trend)\b/dgi,
    (wrong) => (/^d/i.test(wrong) ? 'downward trend' : 'upward trend'),
    '趋势说 upward trend、downward trend。',
    'A trend is "upward" or "downward".',
  ],
  [
    'was-slightly-dropped',
    'verb',
    /\b((?:was|were) (?:sharply|slightly|gradually|rapidly|quickly|dramatically|significantly|steadily|considerably) (?:dropped|declined|risen|fallen))(?= (?:to|from|by) (?:about |around |over |nearly |only )?[£$€]?\d)/dgi,
    (wrong) => {
      const [, how, verb] = wrong.split(' ') as [string, string, string];
      return `${how} ${{ risen: 'rose', fallen: 'fell' }[verb.toLowerCase()] ?? verb}`;
    },
    '数字自己上升或下降，用主动语态。',
    'A number rises or falls by itself: the verb is active.',
  ],
  [
    'much-more-shorter',
    'comparison',
    /\bmuch (more (?:shorter|taller|heavier|lighter|quicker|slower|stronger|weaker|healthier|happier|safer|cleaner|richer|poorer|warmer|colder|hotter|wider|deeper|earlier|later))\b/dgi,
    last,
    '-er 已经是比较级，不再加 more。',
    'The ending -er compares already; "more" is too much.',
  ],
];
