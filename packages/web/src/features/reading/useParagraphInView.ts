import { type RefObject, useEffect, useState } from 'react';

/** The letter of the first paragraph in view, shown on the grip between text and questions on a phone. */
export function useParagraphInView(box: RefObject<HTMLElement | null>, active: boolean): string | null {
  const [letter, setLetter] = useState<string | null>(null);

  useEffect(() => {
    if (!active) return;
    const area = box.current?.querySelector<HTMLElement>('[data-pane="passage"]');
    if (!area) return;
    const look = () => {
      const { top } = area.getBoundingClientRect();
      const paragraphs = [...area.querySelectorAll<HTMLElement>('[data-paragraph]')];
      const first = paragraphs.find((one) => one.getBoundingClientRect().bottom > top + 24);
      setLetter(first?.dataset.paragraph ?? null);
    };
    look();
    area.addEventListener('scroll', look, { passive: true });
    return () => area.removeEventListener('scroll', look);
  });

  return letter;
}
