/** "The oldest group", "those in the middle": what the groups of a list of ages are called by their order. */
export function ageWords(names: string[]): string[][] {
  const lowest = names.map((name) => Number(/\d+/.exec(name)?.[0] ?? Number.NaN));
  const ages = names.length > 1 && names.every(isAge) && lowest.every((age, i) => i === 0 || age > lowest[i - 1]!);
  // "Under 18, 18-34": the first of them begins where the second does.
  if (!ages) return names.map(() => []);
  const last = names.length - 1;
  if (last === 1)
    return [
      ['younger group', 'younger people', 'younger one', 'youngest'],
      ['older group', 'older people', 'older one', 'oldest'],
    ];
  return names.map((_, i) =>
    i === 0
      ? ['youngest']
      : i === last
        ? ['oldest', 'eldest']
        : last === 2
          ? ['middle group', 'middle one', 'those in the middle']
          : [],
  );
}

const isAge = (name: string) =>
  /^(?:aged |ages? |people |adults? )*(?:\d{1,2}\s?(?:-|–|to)\s?\d{1,2}|(?:over|above|under|below)[ -]?\d{1,2}s?|\d{1,2}\s?(?:\+|(?:and|or) (?:over|older|above|more)))(?: years?| year-olds?|s)?$/i.test(
    name.trim(),
  );
