import { createContext, type ReactNode, use, useEffect, useMemo, useState, useTransition } from 'react';
import { type Language, languageTag, startLanguage, storeLanguage } from './language.ts';

type LanguageChoice = { language: Language; setLanguage: (language: Language) => void; switching: boolean };

const LanguageContext = createContext<LanguageChoice | null>(null);

/** `initial` is for tests and the gallery; the app starts from what was stored, else from the browser. */
export function LanguageProvider({ initial, children }: { initial?: Language; children: ReactNode }) {
  const [language, choose] = useState<Language>(() => initial ?? startLanguage());
  const [switching, startSwitching] = useTransition();

  useEffect(() => {
    document.documentElement.lang = languageTag(language);
  }, [language]);

  const choice = useMemo(() => {
    const setLanguage = (next: Language) => {
      storeLanguage(next);
      // In a transition React keeps showing the old words until the new ones have arrived.
      startSwitching(() => choose(next));
    };
    return { language, setLanguage, switching };
  }, [language, switching]);

  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a LanguageProvider above it');
  return choice;
}
