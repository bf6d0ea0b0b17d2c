/** Moodle's GIFT, as far as short exercises use it. */

type GiftAnswer = { text: string; right: boolean; feedback: string };
export type GiftQuestion = {
  line: number;
  /** What stands before and after the braces; an empty `after` means no gap in the middle. */
  before: string;
  after: string;
  feedback: string;
} & (
  | { type: 'choose' | 'fill'; answers: GiftAnswer[] }
  | { type: 'verdict'; isTrue: boolean }
  | { type: 'match'; pairs: [string, string][] }
);

export function parseGift(text: string): GiftQuestion[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const blocks: { line: number; text: string }[] = [];
  lines.forEach((line, at) => {
    const blank = line.trim() === '' || line.startsWith('//') || line.startsWith('$CATEGORY');
    const open = blocks.at(-1);
    if (blank) blocks.push({ line: 0, text: '' });
    else if (open?.line) open.text += `\n${line}`;
    else blocks.push({ line: at + 1, text: line });
  });
  return blocks.filter(({ line }) => line > 0).map(parseQuestion);
}

function parseQuestion({ line, text }: { line: number; text: string }): GiftQuestion {
  const hidden = hideEscapes(text.replace(/^\s*::[\s\S]*?(?<!\\)::/, ''));
  const braces = /\{([\s\S]*)\}/.exec(hidden);
  if (!braces) throw new Error(`line ${line}: no answers between braces`);
  const [inner = '', feedback = ''] = braces[1]!.split('####');
  const head = {
    line,
    before: words(hidden.slice(0, braces.index).replace(/^\s*\[(html|markdown|plain|moodle)\]/, '')),
    after: words(hidden.slice(braces.index + braces[0].length)),
    feedback: words(feedback),
  };
  const verdict = /^\s*(T|TRUE|F|FALSE)\s*(#[\s\S]*)?$/i.exec(inner);
  if (verdict) return { ...head, type: 'verdict', isTrue: /^t/i.test(verdict[1]!) };
  if (/^\s*#/.test(inner)) return { ...head, type: 'fill', answers: numeric(inner) };
  const answers = [...inner.matchAll(/([=~])(?:%-?[\d.]+%)?([^=~#]*)(?:#([^=~]*))?/g)].map(
    ([, sign, answer = '', note = '']) => ({
      text: words(answer),
      right: sign === '=',
      feedback: words(note),
    }),
  );
  if (answers.length === 0) throw new Error(`line ${line}: this kind of question is not an exercise (no answers)`);
  if (answers.every(({ text: pair }) => pair.includes('->'))) {
    return {
      ...head,
      type: 'match',
      pairs: answers.map(({ text: pair }) => pair.split('->').map((side) => side.trim()) as [string, string]),
    };
  }
  return { ...head, type: answers.every(({ right }) => right) ? 'fill' : 'choose', answers };
}

const numeric = (inner: string): GiftAnswer[] =>
  inner
    .replace(/^\s*#/, '')
    .split('=')
    .map((part) => words(part.split(/:|\.\./)[0] ?? ''))
    .filter(Boolean)
    .map((text) => ({ text, right: true, feedback: '' }));

/** `\=` and its like stand for themselves: put aside while the signs are read. */
const SIGNS = '=~#{}:';
const hideEscapes = (text: string) =>
  text.replace(/\\([=~#{}:])/g, (_, sign: string) => String.fromCharCode(0xe000 + SIGNS.indexOf(sign)));
const words = (text: string) =>
  text
    .replace(/[\ue000-\ue005]/g, (hidden) => SIGNS[hidden.charCodeAt(0) - 0xe000]!)
    .replaceAll('\\n', ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
