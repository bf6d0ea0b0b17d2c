const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'x x twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** A number as it is read aloud: 1998 as a year, 007 digit by digit, 3.5, 21st, 1,500, the 1990s. */
export function spellNumber(text: string): string[] {
  const ordinal = /^(\d[\d,]*)(?:st|nd|rd|th)$/i.exec(text);
  if (ordinal) return toOrdinal(spellNumber(ordinal[1]!));
  const decade = /^(\d+)s$/i.exec(text);
  if (decade) return toPlural(spellNumber(decade[1]!));
  const [whole = '', part] = text.replace(/(?<=\d),(?=\d{3})/g, '').split('.');
  const digits = whole.replace(/\D/g, '');
  const point = part ? ['point', ...eachDigit(part)] : [];
  if (digits.length > 6 || (digits.length > 1 && digits.startsWith('0'))) return [...eachDigit(digits), ...point];
  const value = Number(digits);
  if (!text.includes(',') && value >= 1100 && value < 2100 && value % 1000 >= 10 && !part) return year(value);
  return [...cardinal(value), ...point];
}

const eachDigit = (digits: string) => [...digits].filter((d) => /\d/.test(d)).map((d) => ONES[Number(d)]!);

function cardinal(value: number): string[] {
  if (value < 20) return [ONES[value]!];
  if (value < 100) return [TENS[Math.floor(value / 10)]!, ...(value % 10 ? [ONES[value % 10]!] : [])];
  if (value < 1000)
    return [ONES[Math.floor(value / 100)]!, 'hundred', ...(value % 100 ? ['and', ...cardinal(value % 100)] : [])];
  const rest = value % 1000;
  return [
    ...cardinal(Math.floor(value / 1000)),
    'thousand',
    ...(rest ? [...(rest < 100 ? ['and'] : []), ...cardinal(rest)] : []),
  ];
}

function year(value: number): string[] {
  const rest = value % 100;
  const after = rest === 0 ? ['hundred'] : rest < 10 ? ['oh', ONES[rest]!] : cardinal(rest);
  return [...cardinal(Math.floor(value / 100)), ...after];
}

function toPlural(words: string[]): string[] {
  const last = words.at(-1)!;
  return [...words.slice(0, -1), last.endsWith('y') ? `${last.slice(0, -1)}ies` : `${last}s`];
}

function toOrdinal(words: string[]): string[] {
  const last = words.at(-1)!;
  const turned = ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return [...words.slice(0, -1), turned];
}
