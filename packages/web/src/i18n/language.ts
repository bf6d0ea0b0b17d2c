import { safeStorage } from '#platform/safe-storage.ts';

export type Language = 'zh' | 'en';

const STORED_AS = 'nf-language';

/** Chinese first: only a browser that asks for English, and not for Chinese before it, starts in English. */
export function firstLanguage(stored: string | null, browserLanguages: readonly string[]): Language {
  if (stored === 'zh' || stored === 'en') return stored;
  const known = browserLanguages
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => tag === 'zh' || tag === 'en');
  return known === 'en' ? 'en' : 'zh';
}

export function startLanguage(): Language {
  return firstLanguage(safeStorage.get(STORED_AS), navigator.languages ?? [navigator.language]);
}

export function storeLanguage(language: Language): void {
  safeStorage.set(STORED_AS, language);
}

/** What goes into <html lang> and into Intl. */
export function languageTag(language: Language): string {
  return language === 'zh' ? 'zh-CN' : 'en-GB';
}
