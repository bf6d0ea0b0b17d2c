import { STOP_WORDS } from '../../features/word-groups.ts';
import { TEMPLATES } from '../../guards/templates.ts';
import { stem } from '../../relevance.ts';
import type { Correction, Upgrade } from '../../report.ts';
import type { Sentence, Word } from '../../text/essay-text.ts';
import { quoteAround } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { exactPraise } from './exact-praise.ts';
import { nearAgain } from './in-a-row.ts';
import { hadPoints } from './one-verb.ts';
import { topicWordPoints } from './topic-words.ts';

export const lexisPoints = (facts: Facts): Point[] => [
  ...spellingPoints(facts),
  ...phrasePoints(facts),
  ...repeatedPoints(facts),
  ...plainPoints(facts),
  ...(isLetter(facts.request) ? [] : vaguePoints(facts)),
  ...templatePoints(facts),
  ...hadPoints(facts),
  ...topicWordPoints(facts),
  ...(facts.bands.criteria.lr.band < 7 ? nearAgain(facts) : []),
  ...exactPraise(facts),
];

/** "Five nutritions" has a plural that is none, or another word was meant: no letter is wrong. */
const isMadePlural = ({ original, replacement }: Correction) =>
  original.toLowerCase() === `${replacement.toLowerCase()}s`;

function spellingPoints({ essay, corrections }: Facts): Point[] {
  const slips = corrections.filter((one) => one.kind === 'spelling' && one.certain && !isMadePlural(one));
  const [first] = slips;
  if (!first) return [];
  // Who spells a word right elsewhere knows it.
  const written = new Set(essay.words.map(({ lower }) => lower));
  const unknown = slips.find((one) => !written.has(one.replacement.toLowerCase()));
  const shown = [...new Set(slips.map((one) => `${one.original} → ${one.replacement}`.toLowerCase()))].slice(0, 3);
  return [
    weakness(
      1 + slips.length * 0.4,
      `拼写：${shown.join('；')}。`,
      `Spelling: ${shown.join('; ')}.`,
      quoteAround(essay, first),
      unknown
        ? {
            zh: `把 ${unknown.replacement} 默写一遍，再查一遍文中的长词。`,
            en: `Write "${unknown.replacement}" from memory, then check the long words of the essay once more.`,
          }
        : {
            zh: '这个词你在别处写对了：从最后一个词往前，逐词只看拼写。',
            en: 'Elsewhere you spell it right: go backwards through the text, word by word, for spelling alone.',
          },
    ),
  ];
}

/** "Every person have" is a matter of agreement and "for environment" one of articles, whatever table found them. */
const isGrammar = ({ original, replacement }: Correction) => {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/\b(?:have|has|is|are|was|were|do|does)\b/g, '*')
      .replace(/\b(?:an?|the) /g, '');
  return bare(original) === bare(replacement);
};

/** "To to" was typed twice: there is nothing to learn in it. */
const isTwice = ({ original }: Correction) => /^(\w+) \1$/i.test(original.trim());

function phrasePoints({ essay, corrections }: Facts): Point[] {
  const slips = corrections.filter(
    (one) => (one.kind === 'phrase' || one.kind === 'preposition') && one.certain && !isGrammar(one) && !isTwice(one),
  );
  const [first] = slips;
  if (!first) return [];
  const each = slips.map((one) => inContext(essay.text, one));
  const all = [...new Map(each.map((one) => [one.from.toLowerCase(), one])).values()].slice(0, 3);
  return [
    weakness(
      1.2 + slips.length * 0.3,
      `英语不这样说：${all.map(({ from }) => from).join('、')}。`,
      `English does not say it like this: ${all.map(({ from }) => `"${from}"`).join(', ')}.`,
      quoteAround(essay, first),
      {
        zh: `整个说法一起记：${all.map(({ from, to }) => `${from} → ${to}`).join('；')}。`,
        en: `Learn it as a whole: ${all.map(({ from, to }) => `"${from}" → "${to}"`).join('; ')}.`,
      },
    ),
  ];
}

const SPENDS = /\b(?:spends?|spent|spending)\s+(?:\w+\s+){1,4}$/i;
/** A preposition alone says nothing: it is shown with the words around it. */
function inContext(text: string, one: Correction): { from: string; to: string } {
  if (one.original.trim().includes(' ')) return { from: one.original.trim(), to: one.replacement.trim() };
  const line = text.slice(Math.max(text.lastIndexOf('\n', one.start - 1) + 1, one.start - 45), one.start);
  // "Money for fuel" is English: the slip is in "spend … for", so the verb is shown too.
  const before = (SPENDS.exec(line) ?? /\S+\s*$/.exec(line))?.[0] ?? '';
  const after = /^\s*\S+/.exec(text.slice(one.end, one.end + 24))?.[0] ?? '';
  const trim = (words: string) => words.trim().replace(/[.,;:]$/, '');
  return { from: trim(before + one.original + after), to: trim(before + one.replacement + after) };
}

const LEFT_OUT = new Set(
  'tonnes euros dollars pounds metres kilometres litres hours years hundred thousand million billion percent percentage however therefore because although while whereas other others their there which would could should about every first second between another example people money things time work school country children'.split(
    ' ',
  ),
);

/** A long essay may say a word oftener. */
const OFTEN = 0.0155;

/** A word that neither the question nor any finished essay on it needs, five times and more. */
function repeatedPoints({ essay, request, bands }: Facts): Point[] {
  // Without its figure nobody knows what a report must name again and again.
  if (bands.criteria.lr.band >= 7 || (request.task === 1 && !request.figure && !isLetter(request))) return [];
  const given = `${request.prompt} ${JSON.stringify(request.figure ?? '')} ${JSON.stringify(request.material ?? '')}`;
  const asked = new Set((given.toLowerCase().match(/[a-z]{3,}/g) ?? []).map(stem));
  const counts = new Map<string, Word[]>();
  for (const word of essay.words) {
    const skip = !/^[a-z]{5,}$/.test(word.text) || STOP_WORDS.has(word.lower) || LEFT_OUT.has(word.lower);
    // "Government" of "governments": two endings come off one and one the other.
    if (!skip && ![word.lower, stem(word.lower), stem(stem(word.lower))].some((one) => asked.has(one)))
      counts.set(word.lower, [...(counts.get(word.lower) ?? []), word]);
  }
  const [word, places] = [...counts].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))[0] ?? [];
  if (!word || !places || places.length < Math.max(5, OFTEN * essay.words.length)) return [];
  return [
    weakness(
      1.1 + 0.1 * places.length,
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

/** "Some vital reasons. A very important reason": the better word would be said twice. */
function isSaidNearby(sentences: Sentence[], { start, original, better }: Upgrade): boolean {
  const at = sentences.findIndex((one) => one.start <= start && one.end > start);
  const old = new Set(
    original
      .toLowerCase()
      .match(/[a-z]{4,}/g)
      ?.map(stem),
  );
  const fresh = (better[0]?.toLowerCase().match(/[a-z]{4,}/g) ?? []).map(stem).filter((one) => !old.has(one));
  const near = sentences.slice(Math.max(0, at - 2), at + 3).flatMap((one) => one.words.map(({ lower }) => stem(lower)));
  return fresh.some((one) => !STOP_WORDS.has(one) && near.includes(one));
}

/** Plain wordings with what could stand there: each shown with its own replacement. */
function plainPoints({ essay, upgrades, corrections, bands }: Facts): Point[] {
  const free = upgrades.filter(
    (one) =>
      !corrections.some((slip) => slip.start < one.end && slip.end > one.start) && !isSaidNearby(essay.sentences, one),
  );
  const [first] = free;
  if (!first || bands.criteria.lr.band >= 7) return [];
  // Only what is plain for the same reason is named together.
  const shown = free.filter((one) => one.explanation.en === first.explanation.en).slice(0, 3);
  return [
    weakness(
      // A weak text has more to mend than its plain words.
      bands.criteria.lr.band < 6 ? 0.9 : 1.2 + 0.1 * shown.length,
      `可以写得更好：${shown.map((one) => one.original).join('、')}。${first.explanation.zh}`,
      `This could be put better: ${shown.map((one) => `"${one.original}"`).join(', ')}. ${first.explanation.en}`,
      quoteAround(essay, first),
      {
        zh: `7 分的写法：${shown.map((one) => `${one.original} → ${one.better[0]}`).join('；')}。`,
        en: `A 7 would write: ${shown.map((one) => `"${one.original}" → "${one.better[0]}"`).join('; ')}.`,
      },
    ),
  ];
}

const VAGUE =
  /\b((?:learn|do|buy|make|have|use|get|see|eat) (?:many|some|a lot of|bad|good|different|other) things?)\b(?! (?:that|which|to|like|such)\b)(?![^.]*(?:such as|like |for example|:|including))/i;
/** "Things" that are not named. */
function vaguePoints({ essay, bands, unwanted }: Facts): Point[] {
  const match = bands.criteria.lr.band < 7 ? VAGUE.exec(essay.text) : null;
  if (!match || unwanted.some((one) => one.start <= match.index && one.end > match.index)) return [];
  return [
    weakness(
      1.15,
      `“${match[1]}”指什么，读者要猜。`,
      `"${match[1]}" leaves the reader to guess which.`,
      quoteAround(essay, { start: match.index, end: match.index + match[1]!.length }),
      { zh: '7 分的文章会直接写出那样东西的名字。', en: 'A 7 would name the thing itself.' },
    ),
  ];
}

function templatePoints({ essay, request, bands }: Facts): Point[] {
  // Words of the question are no learnt phrase.
  const asked = /outweigh/i.test(request.prompt) ? /outweigh/i : /$^/;
  const found = [...essay.text.matchAll(TEMPLATES)].filter(([phrase]) => !asked.test(phrase));
  const [first] = found;
  // A strong writer may use one; two are a habit.
  if (!first || (bands.criteria.lr.band >= 7 && found.length < 2)) return [];
  return [
    weakness(
      1 + found.length * 0.4,
      `“${first[0]}”是背来的套话，放在哪道题里都一样${found.length > 1 ? `（全文 ${found.length} 处）` : ''}。`,
      `"${first[0]}" is a learnt phrase that fits any question${found.length > 1 ? ` (${found.length} of them in all)` : ''}.`,
      quoteAround(essay, { start: first.index, end: first.index + first[0].length }),
      { zh: '删掉它：没有它，意思一样完整。', en: 'Delete it: nothing is lost without it.' },
    ),
  ];
}
