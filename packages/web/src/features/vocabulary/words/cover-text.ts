import type { Language } from '#i18n/language.ts';

/** What fits on the spine of a book: four signs, or the initials of its first two words. */
export function coverText(name: string, language: Language): string {
  if (language === 'zh') return name.slice(0, 4);
  const words = name.split(/[\s,–-]+/).filter((word) => /^\p{L}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
}
