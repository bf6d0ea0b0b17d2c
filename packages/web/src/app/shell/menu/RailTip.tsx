import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import styles from './RailTip.module.css';

/**
 * The name beside an icon of the narrow menu, on hover and on keyboard focus; Esc hides it. It floats over the page
 * because the menu scrolls and would cut it off. Screen readers have the name in the link itself.
 */
export function useRailTip(name: string | null) {
  const [place, setPlace] = useState<{ top: number; left: number } | null>(null);

  useEffect(() => {
    if (!place) return;
    const hide = (event: KeyboardEvent) => event.key === 'Escape' && setPlace(null);
    window.addEventListener('keydown', hide);
    return () => window.removeEventListener('keydown', hide);
  }, [place]);

  function show({ currentTarget }: SyntheticEvent<Element>) {
    const box = currentTarget.getBoundingClientRect();
    setPlace({ top: box.top + box.height / 2, left: box.right + 8 });
  }
  const hide = () => setPlace(null);
  const tip: ReactNode = name && place && (
    <span className={styles.tip} style={place} aria-hidden="true">
      {name}
    </span>
  );
  if (name === null) return { tip: null };
  return { tip, onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide };
}
