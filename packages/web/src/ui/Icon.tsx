import type { ComponentType } from 'react';

export type IconDrawing = ComponentType<{ size?: number | string; stroke?: number | string; 'aria-hidden'?: boolean }>;

export type IconProps = {
  /** A Tabler drawing: `<Icon of={IconHome} />`. */
  of: IconDrawing;
  size?: 14 | 16 | 18 | 20 | 24 | 40;
};

/**
 * Every icon has the same line and is hidden from screen readers: the words beside it, or the button's label, are read.
 */
export function Icon({ of: Drawing, size = 20 }: IconProps) {
  return <Drawing size={size} stroke={size >= 40 ? 1.4 : 1.75} aria-hidden={true} />;
}
