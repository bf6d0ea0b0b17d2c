import { useEffect } from 'react';
import type { EssayHandle } from './EssayBox.tsx';

/** Alt and T: from the essay to the question and back, as in the reading test. By the key's position, for every keyboard. */
export function usePaneKey(essay: { current: EssayHandle | null }): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.isComposing || event.code !== 'KeyT') return;
      event.preventDefault();
      const question = document.querySelector<HTMLElement>('[data-pane="question"]');
      if (question && !question.contains(document.activeElement)) question.focus({ preventScroll: true });
      else essay.current?.focus();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [essay]);
}
