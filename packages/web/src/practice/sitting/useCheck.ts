import { useCallback } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { toast } from '#ui/states/toast.ts';
import { playerMessages } from '../player.messages.ts';
import type { PlayerState } from './usePlayer.ts';

/** Practice mode: asks whether one answer is right. Undefined in exam mode. */
export function useCheck(player: PlayerState): ((key: string) => void) | undefined {
  const t = useText(playerMessages);
  const { sitting, addResult } = player;
  const { attempt, sheet } = sitting;

  const check = useCallback(
    async (key: string) => {
      const answer = sheet.answer(key) ?? '';
      const value = typeof answer === 'string' ? answer : [...answer];
      try {
        addResult(await api.attempt.checkOne({ attempt_id: attempt.id, key, value }));
      } catch {
        toast.error(t('checkFailed'), { retry: () => void check(key) });
      }
    },
    [attempt.id, sheet, addResult, t],
  );

  return attempt.mode === 'practice' ? check : undefined;
}
