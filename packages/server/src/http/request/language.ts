import type { Language } from '@ninefold/contract/errors';

/** The page always sends zh or en; for everybody else the first language we speak wins, and Chinese when there is none. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '').toLowerCase().split(',').slice(0, 10);
  const first = wanted.map((part) => part.trim().slice(0, 2)).find((code) => code === 'zh' || code === 'en');
  return first === 'en' ? 'en' : 'zh';
}
