import type { ReactNode } from 'react';

type ScrollRegionProps = { label: string; className?: string | undefined; children: ReactNode };

/** What may be wider than the screen and scrolls then: it takes the focus, so that the arrow keys scroll it too. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    <section ref={takeFocus} aria-label={label} className={className}>
      {children}
    </section>
  );
}

function takeFocus(region: HTMLElement | null): void {
  if (region) region.tabIndex = 0;
}
