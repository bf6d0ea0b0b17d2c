import { moments } from './moments.ts';

/** What an essay may call a row or a column of a figure. */

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a name, its other words, and the way people write ages and times of day. */
export function labelPattern(name: string, aliases: string[], others: string[]): RegExp {
  const plain = name.replace(/\([^)]*\)/g, '').trim();
  const forms = [
    ...clockForms(plain),
    ...rangeForms(plain),
    word(plain),
    ...stemForms(plain),
    ...aliases.map((alias) => (alias.length > 3 ? `${literal(alias.toLowerCase())}[\\w-]*` : word(alias))),
    ...ownWords(plain, others).map(word),
  ];
  return new RegExp(`(?<![\\w.,])(?:${forms.join('|')})(?![\\w%])`, 'gi');
}

/** One word or several, in singular and plural, with or without the articles between them. */
function word(text: string): string {
  const lower = text.toLowerCase();
  const whole = lower
    .split(/\s+(?:the |a |an )?/)
    .map(literal)
    .join('\\s+(?:the\\s+|a\\s+|an\\s+)?');
  if (/\d$/.test(lower)) return whole;
  if (/[^aeiou]y$/.test(lower)) return `${whole.slice(0, -1)}(?:y|ies)(?:'s?)?`;
  if (lower.length > 4 && /[^su]s$/.test(lower)) return `${whole.slice(0, -1)}s?(?:'s?)?`;
  return `${whole}(?:s|es)?(?:'s?)?`;
}

/** "Recycling rose" is told of the recycled. */
function stemForms(name: string): string[] {
  const [, stem] = /^([a-z]{4,})ed$/i.exec(name) ?? [];
  return stem ? [`${stem.toLowerCase()}ing`] : [];
}

const EVERYWHERE = /^(?:number|percentage|share|total|other|others|annual|average|people|aged|over|under|with|from)$/;

/** Words of a long name that no other name has: "docking" for Docking stations. */
function ownWords(name: string, others: string[]): string[] {
  const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  const taken = new Set(others.flatMap(wordsOf));
  const own = wordsOf(name);
  return own.length < 2 ? [] : own.filter((one) => !taken.has(one) && !EVERYWHERE.test(one) && others.length > 0);
}

/** 14:00 is 2 p.m., 12:00 is noon. */
function clockForms(name: string): string[] {
  const minutes = /^\d{1,2}:\d\d$/.test(name) ? moments(name) : null;
  if (minutes === null) return [];
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const past = minute ? `[:.]${String(minute).padStart(2, '0')}` : '(?:[:.]00)?';
  const half = hour < 12 ? 'a' : 'p';
  return [
    `0?${hour}[:.]${String(minute).padStart(2, '0')}`,
    `${hour % 12 || 12}${past}\\s?${half}\\.?m\\.?`,
    ...(hour === 12 && !minute ? ['noon', 'midday', 'mid-day'] : []),
    ...(hour === 0 && !minute ? ['midnight'] : []),
  ];
}

/** "Aged 35-54" is also "35 to 54", "the 35-54s", "over 55" for the open end. */
function rangeForms(name: string): string[] {
  const [from, to] = name.match(/\d+/g) ?? [];
  if (!from || moments(from) !== null) return [];
  if (to) return [`(?:between\\s+)?${from}\\s*(?:-|–|to|and)\\s*${to}(?:s|[- ]year[- ]olds?)?`];
  if (/over|above|older|\+|more/i.test(name))
    return [`(?:over|above|at least)[\\s-]?${from}s?`, `${from}\\+`, `${from} (?:and|or) (?:over|older|above|more)`];
  if (/under|below|younger|less/i.test(name))
    return [`(?:under|below)[\\s-]?${from}s?`, `${from} (?:and|or) (?:under|younger|below|less)`];
  return [];
}
