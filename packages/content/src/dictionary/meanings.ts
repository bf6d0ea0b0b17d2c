import type { Meaning } from './entry.ts';

/** ECDICT's names of the parts of speech, and WordNet's, as our word books have them. */
const POS: Readonly<Record<string, string>> = {
  ...{
    n: 'n',
    pl: 'n',
    v: 'v',
    vt: 'v',
    vi: 'v',
    vbl: 'v',
    aux: 'v',
    a: 'adj',
    adj: 'adj',
    s: 'adj',
    un: 'n',
    na: 'n',
  },
  ...{ ad: 'adv', adv: 'adv', r: 'adv', prep: 'prep', conj: 'conj', pron: 'pron', num: 'num', art: 'det', det: 'det' },
  ...{ interj: 'int', int: 'int', abbr: 'abbr', pref: 'pref', suff: 'suff', phr: 'phr' },
};

/** "spring的过去式": says of which word it is a form, and nothing else. */
const FORM_ONLY = /的(?:现在式|过去|现在分词|名词复数|复数|第三人称|单三|三单|比较级|最高级|动名词|变体|异体)/;
const NAME_ONLY = /人名(?!单)|姓氏|[（(]姓[)）]|男子名|女子名|教名/;
/** A person of an encyclopaedia, by the years of a life. */
const SOMEBODY = /\(\d{3,4}(?:\?|\s)?[-–]|\bborn in \d{4}/;
const RUDE = /性交|阴茎|阴道|阴部|屁眼|操你|他妈的|婊子|妓女|杂种|粗俗|粗话|下流|猥亵|手淫|精液|射精|肏|屌|黑鬼/;
const UNFIT = /slang|obscen|vulgar|sexual intercourse/;
const LONGEST = { chinese: 60, english: 110, senses: 2 } as const;

/** What the word means by part of speech: Chinese from one column, English from the other. */
export function meaningsOf(translation: string, definition: string): Meaning[] {
  const chinese = byPos(chineseLines(translation), '；', LONGEST.chinese);
  const english = byPos(englishLines(definition), '; ', LONGEST.english);
  return [...chinese].map(([pos, words]) => ({
    pos,
    chinese: words,
    // Where the Chinese has no part of speech and the English has one, they are about the same word.
    english: english.get(pos) ?? (pos === '' && english.size === 1 ? ([...english.values()][0] ?? '') : ''),
  }));
}

type Line = { pos: string; words: string };

function chineseLines(translation: string): Line[] {
  const lines = linesOf(translation)
    .filter((line) => !line.startsWith('[网络]') && !FORM_ONLY.test(line) && !NAME_ONLY.test(line) && !RUDE.test(line))
    .map((line) => withPos(line, /^([a-z]+)\s?\.\s*/i));
  // Technical terms are used only where there is nothing else: "[化] 道钉" is no help with a spike in the prices.
  const general = lines.filter(({ words }) => !/^\[/.test(words));
  const shown = general.length > 0 ? general : lines.slice(0, 1);
  return withoutRepeats(
    shown.map(({ pos, words }) => ({ pos, words: fullWidth(words) })).filter(({ words }) => words !== ''),
  );
}

function englishLines(definition: string): Line[] {
  const lines = linesOf(definition)
    .map((line) => withPos(line, /^([nvasr])\.?(?: [ti]\.)?\s+/))
    // A line without one goes on where the last ended; half a sentence explains nothing.
    .filter(({ pos }) => pos !== '');
  const few = new Map<string, number>();
  return lines.filter(({ pos, words }) => {
    const before = few.get(pos) ?? 0;
    const fits = words.length <= LONGEST.english && !UNFIT.test(words) && !SOMEBODY.test(words);
    if (fits) few.set(pos, before + 1);
    return fits && before < LONGEST.senses;
  });
}

const linesOf = (cell: string): string[] =>
  cell
    .split('\\n')
    .map((line) => line.replace(/[\t|\\]/g, ' ').trim())
    .filter(Boolean);

function withPos(line: string, shape: RegExp): Line {
  const found = shape.exec(line);
  const pos = POS[found?.[1]?.toLowerCase() ?? ''];
  return found && pos ? { pos, words: line.slice(found[0].length).trim() } : { pos: '', words: line };
}

/** The lines of one part of speech as one, as far as they fit: cut between meanings, never inside one. */
function byPos(lines: readonly Line[], between: string, longest: number): Map<string, string> {
  const all = new Map<string, string>();
  for (const { pos, words } of lines) {
    const before = all.get(pos);
    const joined = before === undefined ? words : `${before}${between}${words}`;
    if (before === undefined || joined.length <= longest) all.set(pos, shortened(joined, longest));
  }
  return all;
}

/** The transitive and the intransitive verb often say the same: 擦亮，擦去；擦亮，变得光亮. */
function withoutRepeats(lines: readonly Line[]): Line[] {
  const said = new Set<string>();
  return lines.flatMap(({ pos, words }) => {
    const fresh = words.split('，').filter((word) => !said.has(`${pos} ${word}`) && said.add(`${pos} ${word}`));
    return fresh.length > 0 ? [{ pos, words: fresh.join('，') }] : [];
  });
}

function shortened(words: string, longest: number): string {
  if (words.length <= longest) return words;
  const cut = Math.max(words.lastIndexOf('，', longest), words.lastIndexOf('；', longest));
  return cut > 0 ? words.slice(0, cut) : words.slice(0, longest);
}

/** Chinese punctuation, as on every page of ours. */
const fullWidth = (words: string): string =>
  words
    .replace(/<[^>]{1,8}>|〈[^〉]{1,8}〉/g, '')
    .replace(/\s*[,，、]\s*/g, '，')
    .replace(/\s*[;；]\s*/g, '；')
    .replace(/\.{2,}/g, '……')
    .replace(/\s*\(\s*/g, '（')
    .replace(/\s*\)\s*/g, '）')
    .replace(/^[，；\s]+|[，；\s]+$/g, '');
