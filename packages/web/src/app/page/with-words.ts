import { type Language, startLanguage } from '#i18n/language.ts';

type Words = { load(language: Language): Promise<unknown> };

/**
 * A page whose words come with its code: named in the route table they would be part of the first load of every page. All
 * that it needs are named here, because what is missing is fetched only after the press.
 */
export async function withWords<Page>(page: Page, ...words: Words[]): Promise<Page> {
  await Promise.all(words.map((one) => one.load(startLanguage()).catch(() => {})));
  return page;
}
