/** Figures as a British voice says them. */

const SMALL =
  'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: [number, string][] = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
];

/** 1250 → one thousand two hundred and fifty */
export function cardinal(value: number): string {
  for (const [size, name] of SCALES) {
    if (value < size) continue;
    const rest = value % size;
    const head = `${cardinal(Math.floor(value / size))} ${name}`;
    if (rest === 0) return head;
    return `${head} ${rest < 100 ? 'and ' : ''}${cardinal(rest)}`;
  }
  if (value < 20) return SMALL[value] ?? '';
  if (value < 100) return `${TENS[Math.floor(value / 10)]}${value % 10 ? `-${SMALL[value % 10]}` : ''}`;
  const rest = value % 100;
  return `${SMALL[Math.floor(value / 100)]} hundred${rest ? ` and ${cardinal(rest)}` : ''}`;
}

const ODD_ORDINALS: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** 21 → twenty-first */
export function ordinal(value: number): string {
  return cardinal(value).replace(
    /[a-z]+$/,
    (last) => ODD_ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`),
  );
}

/** 1905 → nineteen oh five; 2008 → two thousand and eight; 2026 → twenty twenty-six */
export function year(value: number): string {
  if (value >= 2000 && value < 2010) return cardinal(value);
  const [century, rest] = [Math.floor(value / 100), value % 100];
  if (rest === 0) return century % 10 === 0 ? cardinal(value) : `${cardinal(century)} hundred`;
  return `${cardinal(century)} ${rest < 10 ? `oh ${cardinal(rest)}` : cardinal(rest)}`;
}

/** 1990 → nineteen nineties, 1800 → eighteen hundreds */
export const decade = (value: number): string =>
  year(value).replace(/(\w+)$/, (last) => (last.endsWith('y') ? `${last.slice(0, -1)}ies` : `${last}s`));

/** 12.5 → twelve point five; the places after the point one by one */
export function decimal(figures: string): string {
  const [whole = '', places] = figures.replaceAll(',', '').split('.');
  const before = cardinal(Number(whole));
  if (places === undefined) return before;
  const after = [...places].map((digit) => (digit === '0' && places.length > 1 ? 'nought' : SMALL[Number(digit)]));
  return `${before} point ${after.join(' ')}`;
}

/** As on the telephone: 0 is "oh", 77 "double seven", 999 "triple nine". */
export function digits(figures: string): string {
  return [...figures.matchAll(/(\d)\1{0,2}/g)]
    .map(([run]) => {
      const name = run[0] === '0' ? 'oh' : SMALL[Number(run[0])];
      return run.length === 1 ? name : `${run.length === 2 ? 'double' : 'triple'} ${name}`;
    })
    .join(' ');
}
