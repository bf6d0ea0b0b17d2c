import { useEffect } from 'react';
import type { PlayerState } from '../sitting/usePlayer.ts';

/** Alt and a letter, by the key's position: on a Mac Alt+N types another character, and Chinese keyboards compose. */
export function useShortcuts(player: PlayerState): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
      const act = actions(player)[event.code];
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [player]);
}

/** Whoever presses these has a keyboard, so the focus follows on a phone too. */
const FOCUS = { focus: true };

function actions(player: PlayerState): Record<string, () => void> {
  return {
    KeyN: () => player.step(1, FOCUS),
    KeyP: () => player.step(-1, FOCUS),
    KeyR: () => player.toggleFlag(player.current.get()),
    KeyT: () => switchPane(player),
  };
}

/** From the text to the current question and back. */
function switchPane(player: PlayerState): void {
  const passage = document.querySelector<HTMLElement>('[data-pane="passage"]');
  if (passage && !passage.contains(document.activeElement)) passage.focus({ preventScroll: true });
  else player.goTo(player.current.get(), FOCUS);
}
