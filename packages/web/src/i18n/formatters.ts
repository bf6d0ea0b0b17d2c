type Formatters = {
  day: Intl.DateTimeFormat;
  monthDay: Intl.DateTimeFormat;
  weekday: Intl.DateTimeFormat;
  numerals: Intl.NumberFormat;
};

const made = new Map<string, Partial<Formatters>>();

const makers: { [Name in keyof Formatters]: (tag: string) => Formatters[Name] } = {
  day: (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long' }),
  monthDay: (tag) => new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric' }),
  weekday: (tag) => new Intl.DateTimeFormat(tag, { weekday: 'short' }),
  numerals: (tag) => new Intl.NumberFormat(tag),
};

/** Created when first used and kept: each takes a slow phone tens of milliseconds. */
export function formatter<Name extends keyof Formatters>(name: Name, tag: string): Formatters[Name] {
  const ofLanguage: Partial<Formatters> = made.get(tag) ?? {};
  made.set(tag, ofLanguage);
  const found = ofLanguage[name] ?? makers[name](tag);
  ofLanguage[name] = found;
  return found;
}
