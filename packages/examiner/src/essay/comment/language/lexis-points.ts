import { STOP_WORDS } from '../../features/word-groups.ts';
import { TEMPLATES } from '../../guards/templates.ts';
import { stem } from '../../relevance.ts';
import type { Correction, Upgrade } from '../../report.ts';
import type { Sentence } from '../../text/essay-text.ts';
import { quoteAround } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { againPoints } from '../words/again-and-again.ts';
import { changeVerbs } from '../words/change-verbs.ts';
import { openLists } from '../words/open-lists.ts';
import { ownWords } from '../words/own-words.ts';
import { exactPraise } from './exact-praise.ts';
import { nearAgain } from './in-a-row.ts';
import { hadPoints } from './one-verb.ts';
import { topicWordPoints } from './topic-words.ts';

export const lexisPoints = (facts: Facts): Point[] => [
  ...spellingPoints(facts),
  ...phrasePoints(facts),
  ...(facts.bands.criteria.lr.band < 7 ? [...againPoints(facts), ...ownWords(facts)] : []),
  ...plainPoints(facts),
  ...(isLetter(facts.request) ? [] : [...vaguePoints(facts), ...openLists(facts)]),
  ...templatePoints(facts),
  ...hadPoints(facts),
  ...changeVerbs(facts),
  ...topicWordPoints(facts),
  ...(facts.bands.criteria.lr.band < 7 ? nearAgain(facts) : []),
  ...exactPraise(facts),
];

/** "Five nutritions" has a plural that is none, or another word was meant: no letter is wrong. */
const isMadePlural = ({ original, replacement }: Correction) =>
  original.toLowerCase() === `${replacement.toLowerCase()}s`;

/** One word for one word: a slip that reaches into the next word is a matter of another kind. */
const isOneWord = ({ original, replacement }: Correction) =>
  /^[a-z'’-]+$/i.test(original) && /^[a-z'’ -]+$/i.test(replacement);

function spellingPoints({ essay, corrections }: Facts): Point[] {
  const slips = corrections.filter(
    (one) =>
      one.kind === 'spelling' && one.certain && isOneWord(one) && !isMadePlural(one) && !PRONOUN.test(one.original),
  );
  // Who spells a word right elsewhere knows it.
  const written = new Set(essay.words.map(({ lower }) => lower));
  const unknown = slips.filter((one) => !written.has(one.replacement.toLowerCase()));
  const [first, ...others] = [...unknown, ...slips.filter((one) => !unknown.includes(one))];
  if (!first) return [];
  const shown = [...new Map([first, ...others].map((one) => [one.original.toLowerCase(), one])).values()]
    .slice(0, 3)
    .map((one) => `${one.original} → ${one.replacement}`);
  return [
    weakness(
      1 + slips.length * 0.4,
      `拼写：${shown.join('；')}。`,
      `Spelling: ${shown.join('; ')}.`,
      quoteAround(essay, first),
      unknown.length
        ? {
            zh: `把 ${first.replacement} 默写一遍，再查一遍文中的长词。`,
            en: `Write "${first.replacement}" from memory, then check the long words of the essay once more.`,
          }
        : {
            zh: `${first.replacement} 在别处写对了：从最后一个词往前，逐词只看拼写。`,
            en: `"${first.replacement}" is right elsewhere in the text: go backwards through it, word by word, for spelling alone.`,
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
  // "Everyone know", "when are you": an ending or the order, and no wording to be learnt as a whole.
  const endless = (text: string) => bare(text).replace(/\b(\w{2,}?)(?:e?s)\b/g, '$1');
  const ordered = (text: string) =>
    text
      .toLowerCase()
      .match(/[a-z']+/g)
      ?.sort()
      .join(' ');
  return endless(original) === endless(replacement) || ordered(original) === ordered(replacement);
};

/** "Theirself" is no slip of the pen. */
const PRONOUN = /^(?:theirself|theirselves|themself|hisself|ourself|yourselfs|themselfs|himselfs)$/i;

/** "To to" was typed twice: there is nothing to learn in it. */
const isTwice = ({ original }: Correction) => /^(\w+) \1$/i.test(original.trim());

/** "Work places": the words are right and only written apart, or without their hyphen. */
const isJoining = ({ original, replacement }: Correction) =>
  original.replace(/[ -]/g, '').toLowerCase() === replacement.replace(/[ -]/g, '').toLowerCase();

function phrasePoints({ essay, corrections }: Facts): Point[] {
  const slips = corrections.filter(
    (one) => (one.kind === 'phrase' || one.kind === 'preposition') && one.certain && !isGrammar(one) && !isTwice(one),
  );
  const worded = slips.filter((one) => !isJoining(one));
  const told = worded.length ? worded : slips;
  const [first] = told;
  if (!first) return [];
  const each = told.map((one) => inContext(essay.text, one));
  const shown = [...new Map(each.map((one) => [one.from.toLowerCase(), one])).values()].slice(0, 3);
  const quoted = shown.map(({ from }) => `"${from}"`).join(', ');
  const named = shown.map(({ from }) => from).join('、');
  return [
    weakness(
      1.2 + told.length * 0.3,
      worded.length ? `固定说法或介词不对：${named}。` : `分写连写或连字符不对：${named}。`,
      worded.length
        ? `Standard English has another wording here than ${quoted}.`
        : `Standard English puts the space or the hyphen elsewhere in ${quoted}.`,
      quoteAround(essay, first),
      {
        zh: `整个说法一起记：${shown.map(({ from, to }) => `${from} → ${to}`).join('；')}。`,
        en: `Learn it as a whole: ${shown.map(({ from, to }) => `"${from}" → "${to}"`).join('; ')}.`,
      },
    ),
  ];
}

const SPENDS = /\b(?:spends?|spent|spending)\s+(?:\w+\s+){1,4}$/i;
/** A preposition alone says nothing: it is shown with the words around it. */
function inContext(text: string, one: Correction): { from: string; to: string } {
  // A phrase speaks for itself, and so does a word that is no word.
  if (one.rule === 'fixed-phrase' || one.original.trim().includes(' '))
    return { from: one.original.trim(), to: one.replacement.trim() };
  const line = text.slice(Math.max(text.lastIndexOf('\n', one.start - 1) + 1, one.start - 45), one.start);
  // "Money for fuel" is English: the slip is in "spend … for", so the verb is shown too.
  const before = (SPENDS.exec(line) ?? /\S+\s*$/.exec(line))?.[0] ?? '';
  const after = /^\s*\S+/.exec(text.slice(one.end, one.end + 24))?.[0] ?? '';
  const trim = (words: string) => words.trim().replace(/[.,;:]$/, '');
  return { from: trim(before + one.original + after), to: trim(before + one.replacement + after) };
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

/** True of good writers too, so told only where nothing heavier is. */
const LIGHT = /fewer words|addresses nobody|fraction in words/;

/** Plain wordings with what could stand there: each shown with its own replacement. */
function plainPoints({ essay, upgrades, corrections, bands }: Facts): Point[] {
  const free = upgrades.filter(
    (one) =>
      !corrections.some((slip) => slip.start < one.end && slip.end > one.start) && !isSaidNearby(essay.sentences, one),
  );
  const first = free.find((one) => !LIGHT.test(one.explanation.en)) ?? free[0];
  if (!first || bands.criteria.lr.band >= 7) return [];
  const isLight = LIGHT.test(first.explanation.en);
  // Only what is plain for the same reason is named together.
  const shown = free.filter((one) => one.explanation.en === first.explanation.en).slice(0, 3);
  return [
    weakness(
      // A weak text has more to mend than its plain words.
      isLight ? 0.6 : bands.criteria.lr.band < 6 ? 0.9 : 1.2 + 0.1 * shown.length,
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
  /\b((?:learn|do|buy|make|have|use|get|see|eat) (?:many|some|a lot of|bad|good|different|other) things)\b(?= ?(?:[.,;!?]|and\b|but\b|because\b))(?![^.]*(?:such as|like |for example|:|including))/i;
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

/** Only as an opening can it go: "sports that exist in this day and age" needs its end. */
const NEEDED = /^(?:in this day and age|in a nutshell|with the)/i;

/** What stands behind it hangs on it: it cannot simply go. */
const goesOn = (text: string, { 0: phrase, index }: RegExpExecArray) =>
  /^\s*[a-z]/i.test(text.slice(index + phrase.length));

function templatePoints({ essay, request, bands }: Facts): Point[] {
  // Words of the question are no learnt phrase.
  const asked = /outweigh/i.test(request.prompt) ? /outweigh/i : /$^/;
  const found = [...essay.text.matchAll(TEMPLATES)].filter(
    ({ 0: phrase, index }) =>
      !asked.test(phrase) && !(NEEDED.test(phrase) && /[a-z] ?$/i.test(essay.text.slice(0, index))),
  );
  const [first] = found;
  // A strong writer may use one; two are a habit.
  if (!first || (bands.criteria.lr.band >= 7 && found.length < 2)) return [];
  return [
    weakness(
      1 + found.length * 0.4,
      `“${first[0]}”是背来的套话，放在哪道题里都一样${found.length > 1 ? `（全文至少 ${found.length} 处）` : ''}。`,
      `"${first[0]}" is a learnt phrase that fits any question${found.length > 1 ? ` (at least ${found.length} of them in all)` : ''}.`,
      quoteAround(essay, { start: first.index, end: first.index + first[0].length }),
      /^last/i.test(first[0])
        ? {
            zh: '7 分的文章写 finally，或者直接说这一点是什么。',
            en: 'A 7 writes "finally", or says at once what the point is.',
          }
        : goesOn(essay.text, first)
          ? {
              zh: '去掉这个开头，用自己的话直接说后面的内容。',
              en: 'Leave this opening out and say what follows in your own words.',
            }
          : { zh: '删掉它：没有它，意思一样完整。', en: 'Delete it: nothing is lost without it.' },
    ),
  ];
}
