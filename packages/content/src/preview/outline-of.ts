/** A compiled item as an outline, one line per value, indented: for kinds that have no page yet. */
export function outlineOf(value: unknown, depth = 0): string[] {
  const pad = '  '.repeat(depth);
  if (Array.isArray(value))
    return value.flatMap((one: unknown) =>
      isLeaf(one) ? [`${pad}- ${leaf(one)}`] : [`${pad}-`, ...outlineOf(one, depth + 1)],
    );
  if (typeof value !== 'object' || value === null) return [`${pad}${leaf(value)}`];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (isEmpty(inner)) return [];
    if (isBoth(inner)) return [`${pad}${key}: ${inner.en} / ${inner.zh}`];
    return isLeaf(inner) ? [`${pad}${key}: ${leaf(inner)}`] : [`${pad}${key}`, ...outlineOf(inner, depth + 1)];
  });
}

const isLeaf = (value: unknown) => typeof value !== 'object' || value === null || isBoth(value);

const leaf = (value: unknown): string => (isBoth(value) ? `${value.en} / ${value.zh}` : String(value));

const isEmpty = (value: unknown) =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

const isBoth = (value: unknown): value is { en: string; zh: string } =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 2 &&
  'en' in value &&
  'zh' in value &&
  typeof value.en === 'string';
