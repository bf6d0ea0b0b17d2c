import { useEffect, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { languageTag } from '#i18n/language.ts';
import { knownZones, type TimeZone, timeZones } from './time-zones.ts';

/** The saved zone at once; the four hundred others a moment later, when the page has been shown. */
export function useTimeZones(saved: string): TimeZone[] {
  const { language } = useLanguage();
  const [zones, setZones] = useState(() => timeZones([saved], languageTag(language), new Date()));
  useEffect(() => {
    const later = setTimeout(
      () => setZones(timeZones([saved, ...knownZones()], languageTag(language), new Date())),
      300,
    );
    return () => clearTimeout(later);
  }, [saved, language]);
  return zones;
}
