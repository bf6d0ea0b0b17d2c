import { STOP_WORDS } from '../features/word-groups.ts';
import { TEMPLATES } from '../guards/templates.ts';
import { stem } from '../relevance.ts';
import type { Word } from '../text/essay-text.ts';
import { EXACT_PHRASES, EXACT_WORDS } from './exact-words.ts';
import { type Facts, isClean, type Point, praise, weakness } from './facts.ts';
import { quote, quoteAround } from './quote.ts';

const NUMBER_WORDS = new Set(['hundred', 'thousand', 'million', 'billion', 'percent', 'percentage']);
/** The list of word pieces is in order of use; beyond this place words are no longer everyday ones. */
const EVERYDAY = 3500;

export function lexisPoints(facts: Facts): Point[] {
  return [
    ...spellingPoints(facts),
    ...phrasePoints(facts),
    ...repeatedPoints(facts),
    ...plainPoints(facts),
    ...templatePoints(facts),
    ...rangePoints(facts),
    ...exactPoints(facts),
  ];
}

function spellingPoints({ essay, corrections }: Facts): Point[] {
  const slips = corrections.filter((one) => one.kind === 'spelling' && one.certain);
  const [first] = slips;
  if (!first) return [];
  const shown = [...new Set(slips.map((one) => `${one.original} → ${one.replacement}`.toLowerCase()))]
    .slice(0, 3)
    .join('；');
  return [
    weakness(
      1 + slips.length * 0.4,
      `拼写错误 ${slips.length} 处：${shown}。`,
      `${slips.length === 1 ? 'One spelling slip' : `${slips.length} spelling slips`}: ${shown.replaceAll('；', '; ')}.`,
      quoteAround(essay, first),
      {
        zh: `把 ${first.replacement} 默写三遍，再查一遍文中的长词。`,
        en: `Write "${first.replacement}" from memory, then check the long words of the essay once more.`,
      },
    ),
  ];
}

function phrasePoints({ essay, corrections }: Facts): Point[] {
  const slips = corrections.filter((one) => (one.kind === 'phrase' || one.kind === 'preposition') && one.certain);
  const [first] = slips;
  if (!first) return [];
  return [
    weakness(
      1.2 + slips.length * 0.3,
      `固定搭配不对 ${slips.length} 处，例如“${first.original.trim()}”应为“${first.replacement.trim() || '（删去）'}”。`,
      `${slips.length === 1 ? 'One set phrase is' : `${slips.length} set phrases are`} wrong, e.g. "${first.original.trim()}" for "${first.replacement.trim() || 'nothing'}".`,
      quoteAround(essay, first),
      {
        zh: `整个说法一起记：${first.replacement.trim() || '去掉这个词'}。`,
        en: `Learn the phrase as a whole: "${first.replacement.trim() || 'without this word'}".`,
      },
    ),
  ];
}

function repeatedPoints({ essay, request }: Facts): Point[] {
  // The names on the chart cannot be said another way.
  const given = `${request.prompt} ${JSON.stringify(request.figure ?? '')}`.toLowerCase();
  const asked = new Set((given.match(/[a-z]{3,}/g) ?? []).map(stem));
  const counts = new Map<string, Word[]>();
  for (const word of essay.words) {
    const skip =
      !/^[a-z]{5,}$/.test(word.text) ||
      NUMBER_WORDS.has(word.lower) ||
      STOP_WORDS.has(word.lower) ||
      LINKS.has(word.lower);
    if (!skip && !asked.has(stem(word.lower))) counts.set(word.lower, [...(counts.get(word.lower) ?? []), word]);
  }
  const [word, places] = [...counts].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))[0] ?? [];
  if (!word || !places || places.length < 4) return [];
  return [
    weakness(
      places.length >= 6 ? 1.5 : 0.9,
      `“${word}”出现了 ${places.length} 次。`,
      `"${word}" appears ${places.length} times.`,
      quoteAround(essay, places[1]!),
      {
        zh: `这里可以用代词，或换一种说法，不再写 ${word}。`,
        en: `Use a pronoun or put it another way here, without "${word}".`,
      },
    ),
  ];
}
const LINKS = new Set(
  'however therefore because although while whereas other others their there which would could should about every first second between another example'.split(
    ' ',
  ),
);

const VAGUE = /\b(?:very|really|a lot|lots|things?|stuff|good|bad|big|nice|get|gets|got|kids|guys)\b/i;

/** The plain words the list of better ones knows, and vague ones that are counted. */
function plainPoints({ essay, upgrades }: Facts): Point[] {
  const vague = [
    ...essay.text.matchAll(/\b(?:very|really|a lot of|lots of|things?|stuff|good|bad|big|nice|get|gets|got)\b/gi),
  ];
  const [first] = upgrades.filter((one) => VAGUE.test(one.original));
  const kinds = [...new Set(vague.map(([word]) => word.toLowerCase()))];
  if (vague.length >= 5)
    return [
      weakness(
        1.2 + vague.length * 0.05,
        `笼统或口语的词用了 ${vague.length} 次（${kinds.slice(0, 4).join('、')}）。`,
        `Vague or spoken words come ${vague.length} times (${kinds.slice(0, 4).join(', ')}).`,
        quoteAround(essay, { start: vague[0]!.index, end: vague[0]!.index + vague[0]![0].length }),
        first
          ? {
              zh: `这类词换成具体的词，例如 ${first.original} → ${first.better[0]}。`,
              en: `Name what you mean, e.g. "${first.original}" → "${first.better[0]}".`,
            }
          : { zh: `说清“${vague[0]![0]}”具体指什么。`, en: `Say what exactly "${vague[0]![0]}" stands for.` },
      ),
    ];
  if (!first) return [];
  return [
    weakness(
      0.9,
      `“${first.original}”可以更准确。${first.explanation.zh}`,
      `"${first.original}" can be more exact. ${first.explanation.en}`,
      quoteAround(essay, first),
      {
        zh: `换成 ${first.better[0]}。`,
        en: `Write "${first.better[0]}".`,
      },
    ),
  ];
}

function templatePoints({ essay }: Facts): Point[] {
  const found = [...essay.text.matchAll(TEMPLATES)];
  const [first] = found;
  if (!first) return [];
  return [
    weakness(
      0.8 + found.length * 0.4,
      `“${first[0]}”是背来的套话，放在哪道题里都一样${found.length > 1 ? `（全文 ${found.length} 处）` : ''}。`,
      `"${first[0]}" is a learnt phrase that fits any question${found.length > 1 ? ` (${found.length} of them in all)` : ''}.`,
      quoteAround(essay, { start: first.index, end: first.index + first[0].length }),
      { zh: '删掉它，直接说这道题里的人和事。', en: 'Delete it and name the people and things of this question.' },
    ),
  ];
}

/** How many words lie beyond the everyday ones: a count, so it is true whatever the band. */
function rangePoints({ essay, tools, structure, bands }: Facts): Point[] {
  const types = new Map(essay.words.map((word) => [word.lower, word]));
  const rare = [...types.keys()].filter(
    (word) => /^[a-z]{5,}$/.test(word) && tools.spelling.isWord(word) && tools.spelling.rank(word) > EVERYDAY,
  );
  const share = rare.length / Math.max(1, types.size);
  const body = structure.find((one) => one.role === 'body') ?? structure[0]!;
  if (share >= 0.2 && bands.criteria.lr.band >= 7)
    return [
      praise(
        0.6,
        `${types.size} 个不同的词里，有 ${rare.length} 个不属于最常用的 ${EVERYDAY} 词。`,
        `${rare.length} of ${types.size} different words lie outside the ${EVERYDAY.toLocaleString('en-GB')} commonest.`,
        undefined,
      ),
    ];
  return [
    weakness(
      share < 0.12 ? 1.4 : 0.4,
      `全文 ${types.size} 个不同的词里，只有 ${rare.length} 个不属于最常用的 ${EVERYDAY} 词。`,
      `Of ${types.size} different words only ${rare.length} lie outside the ${EVERYDAY.toLocaleString('en-GB')} commonest.`,
      body.point,
      {
        zh: '给这一句里最普通的动词和名词各找一个更准确的词。',
        en: 'Find a more exact word for the plainest verb and the plainest noun of this sentence.',
      },
    ),
  ];
}

/** Only listed words, in sentences without a slip: "herbals" earns no praise. */
function exactPoints({ essay, corrections, request, bands }: Facts): Point[] {
  if (bands.criteria.lr.band < 6) return [];
  const asked = request.prompt.toLowerCase();
  const clean = essay.sentences.filter((one) => isClean(corrections, one));
  const phrases = clean.flatMap((one) =>
    [...one.text.matchAll(EXACT_PHRASES)].map(([text]) => ({ text: text.toLowerCase(), one })),
  );
  const words = clean.flatMap((one) =>
    one.words
      .filter(({ lower }) => EXACT_WORDS.has(lower) && !asked.includes(lower))
      .map(({ lower }) => ({ text: lower, one })),
  );
  const found = [...new Map([...phrases, ...words].map((one) => [one.text, one])).values()];
  if (found.length < (bands.criteria.lr.band >= 7 ? 1 : 3)) return [];
  const shown = found.slice(0, 4).map((one) => one.text);
  return [
    praise(
      1.5,
      `用词准确，例如 ${shown.join('、')}。`,
      `Exact wording, such as ${shown.map((one) => `"${one}"`).join(', ')}.`,
      quote(found[0]!.one),
    ),
  ];
}
