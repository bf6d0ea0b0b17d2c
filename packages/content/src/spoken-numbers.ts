/** Which figures a script speaks: "half past six" holds 6.30, "nineteen eighty-five" 1985, "double four" 44. */

const SMALL = words(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const ORDINAL = words(
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
);
const TENS = words('_ _ twenty thirty forty fifty sixty seventy eighty ninety');
const TENTHS = words('_ _ twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth');
const SCALE: Record<string, number> = { hundred: 100, thousand: 1_000, million: 1_000_000 };
/** Said between the figures of one amount: "twelve pounds fifty", "a hundred and ten". */
const GLUE = new Set(words('and pounds pound pence dollars dollar cents euros euro point percent per cent a o’clock'));

/** Digits only: 6.30 and 630 are the same here, because this looks for presence and not for a mark. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

export function speaksNumber(text: string, figure: string): boolean {
  const wanted = digitsOf(figure);
  if (!wanted) return false;
  return spokenNumbers(text).some((spoken) => spoken === wanted || (wanted.length >= 5 && spoken.includes(wanted)));
}

function spokenNumbers(text: string): string[] {
  return runs(
    text
      .toLowerCase()
      .replace(/[-‐-―]/g, ' ')
      .match(/[\p{L}\p{N}’']+(?:[.:]\d+)?/gu) ?? [],
  ).flatMap(readings);
}

function runs(tokens: string[]): string[][] {
  const found: string[][] = [];
  let run: string[] = [];
  for (const token of [...tokens, '.']) {
    if (isNumeric(token) || (run.length > 0 && GLUE.has(token)) || isClock(token)) run.push(token);
    else {
      if (run.some(isNumeric)) found.push(run);
      run = [];
    }
  }
  return found;
}

const isClock = (token: string) => ['half', 'quarter', 'past', 'to'].includes(token);
const isNumeric = (token: string) =>
  /^\d/.test(token) || /^(oh|double|triple|nought)$/.test(token) || token in SCALE || under100(token) !== null;

function under100(token: string): number | null {
  for (const list of [SMALL, ORDINAL]) if (list.includes(token)) return list.indexOf(token);
  for (const list of [TENS, TENTHS]) if (list.includes(token)) return list.indexOf(token) * 10;
  return null;
}

function readings(run: string[]): string[] {
  const joined = chunks(run);
  const windows = joined.flatMap((_, from) =>
    Array.from({ length: Math.min(6, joined.length - from) }, (_, more) =>
      joined.slice(from, from + more + 1).join(''),
    ),
  );
  return [...new Set([...windows, joined.join(''), ...amounts(run), ...clockTimes(run)])];
}

/** "nineteen eighty five" → 19, 85; digits said one by one stay apart; "double four" → 44. */
function chunks(run: string[]): string[] {
  const parts: string[] = [];
  let open = false;
  let repeat = 1;
  for (const token of run) {
    const value = /^\d/.test(token) ? null : under100(token);
    if (/^\d/.test(token)) parts.push(digitsOf(token));
    else if (token === 'oh' || token === 'nought') parts.push('0'.repeat(repeat));
    else if (token === 'double' || token === 'triple') repeat = token === 'double' ? 2 : 3;
    else if (value !== null && open && value > 0 && value < 10) parts.push(String(Number(parts.pop()) + value));
    else if (value !== null) parts.push(String(value).repeat(repeat));
    open = value !== null && value >= 20 && value % 10 === 0;
    if (token !== 'double' && token !== 'triple') repeat = 1;
  }
  return parts;
}

/** "two thousand and eight" → 2008, "a hundred and ten" → 110 */
function amounts(run: string[]): string[] {
  if (!run.some((token) => token in SCALE)) return [];
  let total = 0;
  let group = 0;
  for (const token of run) {
    const scale = SCALE[token];
    if (scale === 100) group = (group || 1) * 100;
    else if (scale) [total, group] = [total + (group || 1) * scale, 0];
    else group += under100(token) ?? (/^\d+$/.test(token) ? Number(token) : 0);
  }
  return [String(total + group)];
}

function clockTimes(run: string[]): string[] {
  return run.flatMap((token, at) => {
    if (token !== 'past' && token !== 'to') return [];
    const hour = under100(run[at + 1] ?? '');
    const said = run[at - 1] ?? '';
    const minutes = said === 'half' ? 30 : said === 'quarter' ? 15 : Number(chunks(run.slice(0, at)).at(-1));
    if (hour === null || !minutes) return [];
    const [h, m] = token === 'past' ? [hour, minutes] : [hour - 1 || 12, 60 - minutes];
    return [`${h}${String(m).padStart(2, '0')}`, `${h + 12}${String(m).padStart(2, '0')}`];
  });
}

function words(list: string): string[] {
  return list.split(' ');
}
