import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './LightButton.module.css';
import { useHasText, useLit } from './lit.ts';

type LightButtonProps = {
  of: string;
  /** Of the words inside; '' where they are the page's own. */
  lang?: string;
  children: ReactNode;
};

/**
 * A quotation beside the text: resting on it lights its words, a press brings them into view. Where no text is shown
 * it is only a quotation.
 */
export function LightButton({ of, lang = 'en', children }: LightButtonProps) {
  const lit = useLit();
  const language = lang === '' ? undefined : lang;
  if (!useHasText()) return <span lang={language}>{children}</span>;
  return (
    <button
      type="button"
      lang={language}
      className={cx(styles.quote, lit.key === of && styles.lit)}
      aria-pressed={lit.key === of}
      onMouseEnter={() => lit.light(of)}
      onFocus={() => lit.light(of)}
      onClick={() => lit.showWords(of)}
    >
      {children}
    </button>
  );
}
