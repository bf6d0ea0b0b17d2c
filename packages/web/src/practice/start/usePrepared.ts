import { useEffect, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { loadPlayerParts } from '../frame/player-parts.ts';
import type { PaperToTake, PracticeKit } from '../practice-kit.ts';

export type Prepared = 'preparing' | 'prepared' | 'notPrepared';

/**
 * Fetches what an exam needs while the learner still reads what it is about, and tells how far it has come. Null where
 * there is nothing that takes time.
 */
export function usePrepared(kit: PracticeKit, what: PaperToTake, wanted: boolean): Prepared | null {
  const { language } = useLanguage();
  const [state, setState] = useState<Prepared>('preparing');

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    setState('preparing');
    Promise.all([loadPlayerParts(language), kit.prepare?.(what)]).then(
      () => !left && setState('prepared'),
      () => !left && setState('notPrepared'),
    );
    return () => {
      left = true;
    };
  }, [kit, what, wanted, language]);

  return wanted && kit.prepare ? state : null;
}
