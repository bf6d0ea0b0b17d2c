import type { MockToTake } from '@ninefold/contract/mock/sitting';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { keepRecordings } from '#practice/audio/recordings.ts';
import { loadPlayerParts } from '#practice/frame/player-parts.ts';
import type { MockKit } from '../mock-kit.ts';

type Prepared = 'preparing' | 'prepared' | 'notPrepared';

/**
 * Brings everything the three papers need onto the device while the learner still reads the rules: the clock of the first
 * paper starts with the press, and after that the network may go.
 */
export function usePreparedMock(kit: MockKit, { sounds }: Pick<MockToTake, 'sounds'>, wanted: boolean) {
  const { language } = useLanguage();
  const [state, setState] = useState<Prepared>('preparing');

  const prepare = useCallback(
    () => Promise.all([loadPlayerParts(language), kit.prepareWriting(language), keepRecordings(sounds)]),
    [kit, language, sounds],
  );
  const again = useCallback(() => {
    setState('preparing');
    prepare().then(
      () => setState('prepared'),
      () => setState('notPrepared'),
    );
  }, [prepare]);

  useEffect(() => {
    if (wanted) again();
  }, [wanted, again]);
  return { state, again, prepare };
}
