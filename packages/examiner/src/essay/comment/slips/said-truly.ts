import type { Both, Correction } from '../../report.ts';

/** Plurals of their own. "Peoples'", "childrens" may also be meant as an owner: "the childrens books". */
const PLURALS: Readonly<Record<string, [one: string, several: string]>> = {
  lifes: ['life', 'lives'],
  wifes: ['wife', 'wives'],
  criterias: ['criterion', 'criteria'],
  phenomenons: ['phenomenon', 'phenomena'],
  persons: ['person', 'people'],
  peoples: ['person', 'people'],
  childs: ['child', 'children'],
  childrens: ['child', 'children'],
  mens: ['man', 'men'],
  womens: ['woman', 'women'],
  mans: ['man', 'men'],
  womans: ['woman', 'women'],
};
/** Nothing that could belong to somebody follows. */
export const OWNS_NOTHING =
  /^(?:[.,;:!?)]|$|\s+(?:are|is|were|was|have|has|had|can|could|will|would|may|might|must|should|do|did|who|which|that|in|on|at|to|and|or|but|from|with|for|by|because|when|if|as|than|through)\b)/i;

const MANY = /\b(?:many|several|few|two|three|four|five|these) (?:old |young )?\w+$/i;

/** The words that count: "a lot of", "the number of". */
const COUNTING =
  /\b((?:an?|the) (?:(?:[a-z]+ )?number|variety|couple|lot) of|lots of|plenty of|hundreds of|thousands of|dozens of|millions of)\b[^.;!?]*$/i;

/** A sentence that surely begins here: a subject or an opening of its own. */
const BEGINS =
  /^(?:they|it|he|she|we|you|there|this|these|those|the|an?|some|many|most|people|children|students|however|also|then|my|our|his|her|their|another|firstly|secondly|finally|moreover|furthermore|therefore|nowadays|everyone|everybody|in|on)$/i;
const LOOSE = /^(?:which|often|by|not|and|because|or|but|so|that|than|such|like|especially|specially|causing)$/i;

/** The correction with an explanation that holds for these very words, and as sure as they allow; null for none. */
export function saidTruly(text: string, one: Correction): Correction | null {
  const before = text.slice(Math.max(0, one.start - 60), one.start);
  const after = text.slice(one.end, one.end + 60);
  // "Some body parts": the noun goes with the next one.
  if (/^(?:some|any|every|no) body$/i.test(one.original) && OF_THE_BODY.test(after)) return null;
  if (isOtherwiseWrong(one, before, after)) return null;
  if (one.rule === 'there-have' && !/^w/i.test(one.replacement)) return { ...one, explanation: THERE };
  if (one.rule === 'fixed-phrase') return phraseMended(one, after);
  if (one.rule === 'counted-uncountable') return pluralOrOwner(one, before, after);
  if (one.rule === 'lot-of-singular') {
    const words = COUNTING.exec(before)?.[1]?.toLowerCase();
    return words ? { ...one, explanation: afterCounting(words) } : null;
  }
  if (one.rule === 'middle-however') {
    const word = /[a-z]+/i.exec(one.original)?.[0] ?? /^\s*([a-z]+)/i.exec(after)?.[1];
    return word ? { ...one, explanation: cannotJoin(word.toLowerCase()) } : null;
  }
  return one.rule === 'sentence-capital' ? capitalAfterStop(one, before, after) : one;
}

function pluralOrOwner(one: Correction, before: string, after: string): Correction {
  const forms = PLURALS[one.original.toLowerCase().replace(/^many /, '')];
  if (!forms) return one;
  const [single, several] = forms;
  const owner = several.endsWith('s') ? '' : `${several}'s`;
  // "One of the persons involved": nobody writes that for "people's".
  const mayOwn =
    !/^(?:many )?persons$/i.test(one.original) && !OWNS_NOTHING.test(after) && !MANY.test(`${before}${one.original}`);
  return {
    ...one,
    certain: one.certain && !mayOwn,
    replacement: mayOwn && owner && !/^\s*'/.test(after) ? `${one.replacement}'s` : one.replacement,
    explanation: {
      zh: `${single} 的复数是 ${several}${mayOwn && owner ? `；表示“……的”，要加撇号：${owner}` : ''}。`,
      en: `The plural of "${single}" is "${several}"${mayOwn && owner ? `; an owner takes an apostrophe: "${owner}"` : ''}.`,
    },
  };
}

/** Places at which the change would leave another slip, or where the word was another one. */
function isOtherwiseWrong({ rule, original, replacement }: Correction, before: string, after: string): boolean {
  // "Students-bedrooms", "people' lives".
  if (/^(?:-\w|['’])/.test(after) && /^(?:number|one-of|another)/.test(rule)) return true;
  if (/^french$/i.test(original) && /^ (?:fries|windows?|toast|beans?|doors?)\b/.test(after)) return true;
  // "They do not fell": feel was meant as likely as fall.
  if (/^fell$/i.test(original)) return true;
  if (/^another \w+s$/i.test(original) && /\b(?:is|was|be) $/i.test(before)) return true;
  if (/^are$/i.test(replacement) && /\banother (?:\w+ ){1,3}$/i.test(before)) return true;
  // "Technological advices" are devices.
  if (/^advices?$/i.test(original) && /\b(?:tech\w*|electr\w*|digital|smart|mobile) $/i.test(before)) return true;
  if (/^people (?:is|lives)$/i.test(original) && /\b(?:of|for) (?:the |all )*$|\bthere (?:is|are) [^.]*$/i.test(before))
    return true;
  if (/^similar with$/i.test(original) && /^ the exception\b/.test(after)) return true;
  if (isAnotherWord(original, replacement, before, after)) return true;
  // "Is have", "are disagree": no passive was meant.
  if (
    rule === 'be-base' &&
    /^(?:have|has|agree|disagree|concentrate|want|need|like|know|think|depend)$/i.test(original)
  )
    return true;
  // "… then it": the comma belongs before the word.
  if (/^,/.test(replacement) && original === '' && /\b(?:then|sometimes|help) ?$/i.test(before)) return true;
  if (/^this$/i.test(original) && /\b(?:like|about) $/i.test(before)) return true;
  return /^more \w+er$/i.test(original) && /\ba $/i.test(before) && /^[aeiou]/i.test(replacement);
}

const DETERMINER = /^ (?:the|their|his|her|my|our|your|this|that|these|those|an?)\b/i;
/** Words that a writer who spells by ear puts for others: mended as they stand they would stay wrong. */
export function isAnotherWord(original: string, replacement: string, before: string, after: string): boolean {
  const word = original.toLowerCase();
  // "Hes girlfriend" is his, "thats schools" are those.
  if (word === 'hes') return !/^ (?:an?|the|not|very|so|\w+ing|always|never|also|been|got)\b/.test(after);
  if (word === 'thats') return /^ \w+s\b(?<! (?:is|was|its|always|as|this|his))/.test(after);
  if (word === 'i') return DETERMINER.test(after);
  if (word === 'a' && replacement === 'an')
    return (
      /^ (?:advi[cs]e|equipment|information)\b(?!-)/i.test(after) || (/\bfor $/i.test(before) && /^ exam/.test(after))
    );
  if (word === 'eassy')
    return /\b(?:more|very|so|too|is|are|be|it's|really|quite|as|not|seem\w*|get\w*|become\w*|distracted) $/i.test(
      before,
    );
  if (word === 'much') return /\bpretty $/i.test(before);
  if (word === 'got') return /^ to (?!the\b|an?\b|my\b|his\b|her\b|our\b|their\b|work\b|school\b)/.test(after);
  if (/^(?:at|on) free time$/.test(word)) return !/\b(?:i|my|me)\b/i.test(before);
  if (/\ball ?$/i.test(before) && /^ ?lot\b/.test(after)) return true;
  if (/^\s*the\s*$/i.test(replacement) && /^ ?same other/i.test(after)) return true;
  // "While" links the two already.
  return /\.\s+(?:When|While|If|Because|Although|Though|Unless|Since)$/.test(replacement);
}

const THERE: Both = {
  zh: '“有……”说 there is 或 there are，不用 have。',
  en: '"There" goes with "is" or "are", not with "have".',
};

const OF_THE_BODY = /^\s+(?:parts?|weight|fat|shapes?|types?|organs?|image|language)\b/i;

/** A phrase in its right form, a word written twice, or two words that are one. */
function phraseMended(one: Correction, after: string): Correction {
  const { original } = one;
  const replacement = /[,.;:]$/.test(original) ? one.replacement : one.replacement.replace(/[,.;:]+$/, '');
  // A comma is no part of the phrase.
  if (replacement !== one.replacement) return { ...one, replacement, explanation: phrase(replacement) };
  if (/^other peoples$/i.test(original) && !OWNS_NOTHING.test(after))
    return { ...one, certain: false, replacement: `${replacement}'s`, explanation: phrase(`${replacement}'s`) };
  if (/^peoples \w+$/i.test(original))
    return {
      ...one,
      explanation: {
        zh: "表示“人们的”，要加撇号：people's。",
        en: 'An owner takes an apostrophe: "people\'s".',
      },
    };
  if (/^(\w+) \1$/i.test(original))
    return { ...one, explanation: { zh: '这个词写了两遍。', en: 'This word stands here twice.' } };
  if (original.replace(/ /g, '').toLowerCase() === replacement.toLowerCase())
    return { ...one, explanation: { zh: `这是一个词：${replacement}。`, en: `This is one word: "${replacement}".` } };
  if (original.replace(/ /g, '-') === replacement || original.replace(' ', '-') === replacement)
    return {
      ...one,
      explanation: { zh: `中间要加连字符：${replacement}。`, en: `It takes a hyphen: "${replacement}".` },
    };
  if (/^more \w+er$/i.test(original))
    return {
      ...one,
      explanation: {
        zh: '-er 已经是比较级，不再加 more。',
        en: 'The -er form is already comparative: leave out "more".',
      },
    };
  return one;
}
const phrase = (words: string): Both => ({ zh: `固定的说法是 ${words}。`, en: `The phrase is "${words}".` });

const afterCounting = (words: string): Both => ({
  zh: `${words} 后面的可数名词用复数。`,
  en: `After "${words}" a noun that can be counted is plural.`,
});

const cannotJoin = (word: string): Both => ({
  zh: `${word} 不是连词，只用逗号不能把两个句子接起来：前面用句号或分号，后面加逗号。`,
  en: `"${word[0]!.toUpperCase()}${word.slice(1)}" with a comma before it cannot join two sentences: it takes a full stop or a semicolon before it, and a comma after it.`,
});

/** A line that goes on, or half a sentence behind a stray full stop, wants no capital. */
function capitalAfterStop(one: Correction, before: string, after: string): Correction | null {
  const behindStop = /[.!?]["')]* +$/.test(before) && !/\b(?:etc|e\.g|i\.e|[a-z])\.\s*$/i.test(before);
  const rest = (/^[^.!?\n]*/.exec(after)?.[0] ?? '').match(/[A-Za-z']+/g)?.length ?? 0;
  if (!behindStop || LOOSE.test(one.original)) return null;
  if (BEGINS.test(one.original) && rest >= 4) return one;
  return {
    ...one,
    certain: false,
    explanation: {
      zh: '句号后面要大写；如果这几个词属于上一句，就把句号改成逗号。',
      en: 'After a full stop comes a capital letter; if these words belong to the sentence before, the full stop should go.',
    },
  };
}
