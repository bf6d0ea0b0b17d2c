/** Ways to write a number, a time and a day, for properties that hold for all of them. */

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** `1,234` as one thousand two hundred and thirty-four. */
function inWords(n: number): string {
  if (n < 20) return ONES[n] ?? '';
  if (n < 100) return `${TENS[Math.floor(n / 10)]}${n % 10 ? `-${ONES[n % 10]}` : ''}`;
  if (n < 1000) return `${ONES[Math.floor(n / 100)]} hundred${n % 100 ? ` and ${inWords(n % 100)}` : ''}`;
  const rest = n % 1000;
  return `${inWords(Math.floor(n / 1000))} thousand${rest ? `${rest < 100 ? ' and' : ''} ${inWords(rest)}` : ''}`;
}

export const numberWritings = (n: number): string[] => [
  String(n),
  n.toLocaleString('en-GB'),
  `${n}.0`,
  inWords(n),
  inWords(n).replaceAll('-', ' '),
];

/** Hour 1 to 12; without the half of the day, which is added behind. */
export function clockWritings(hour: number, minute: number): string[] {
  const mm = String(minute).padStart(2, '0');
  const said =
    minute === 0 ? `${inWords(hour)} o'clock` : `${inWords(hour)} ${minute < 10 ? 'oh ' : ''}${inWords(minute)}`;
  const next = (hour % 12) + 1;
  const counted = minute === 0 ? [] : [`${inWords(minute)} past ${inWords(hour)}`, `${60 - minute} to ${next}`];
  return [`${hour}.${mm}`, `${hour}:${mm}`, said, ...counted];
}

export function dayWritings(day: number, month: number): string[] {
  const name = MONTHS[month - 1] ?? '';
  const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return [
    `${day} ${name}`,
    `${name} ${day}`,
    `${day}${ending} ${name}`,
    `${day} ${ending} ${name}`,
    `${day}${name}`,
    `${name} ${day}${ending}`,
    `the ${day}${ending} of ${name}`,
    `${day} ${name.slice(0, 3)}.`,
    `${day}/${month}`,
    `${day}.${month}`,
    `${String(day).padStart(2, '0')}-${String(month).padStart(2, '0')}`,
  ];
}
