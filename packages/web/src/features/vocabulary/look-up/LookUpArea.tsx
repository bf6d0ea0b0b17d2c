import { useRef } from 'react';
import { latePart } from '#lib/late-part.ts';
import type { WordAreaProps } from '#practice/word-tools/word-tools.ts';

/** Nobody selects a word before they have read it. */
const useTools = latePart(() => import('./LookUpTools.tsx').then((file) => file.LookUpTools));

/** In review nothing can be highlighted any more, but every English word of texts and questions can be looked up. */
export function LookUpArea({ id, label, className, children }: WordAreaProps) {
  const area = useRef<HTMLElement>(null);
  const Tools = useTools();
  return (
    <>
      <section ref={area} id={id} className={className} aria-label={label}>
        {children}
      </section>
      {Tools && <Tools area={area} />}
    </>
  );
}
