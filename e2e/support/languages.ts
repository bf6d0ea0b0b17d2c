import type { Page } from '@playwright/test';

export const LANGUAGES = ['zh', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The visitor has chosen this language before. Call it before the first `goto`; a later switch on the page stays. */
export async function startIn(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    if (!localStorage.getItem('nf-language')) localStorage.setItem('nf-language', chosen);
  }, language);
}
