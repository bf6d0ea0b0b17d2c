import type { Page } from '@playwright/test';

export type Language = 'zh' | 'en';

/** The visitor has chosen this language before. Call it before the first `goto`; a later switch on the page stays. */
export async function startIn(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    if (!localStorage.getItem('nf-language')) localStorage.setItem('nf-language', chosen);
  }, language);
}
