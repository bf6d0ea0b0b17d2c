import { type ReactNode, useId, useRef } from 'react';
import { lazyPart } from '#navigation/lazy-part.ts';
import { useEverTrue } from '#navigation/useEverTrue.ts';
import { PartPlace } from '../states/PartPlace.tsx';
import styles from './Popover.module.css';

/** What the button that opens the popover has to take over: `target={(opener) => <IconButton {...opener} … />}`. */
type Opener = {
  onClick: () => void;
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog';
  'aria-controls': string | undefined;
};

export type PopoverProps = {
  opened: boolean;
  onChange: (opened: boolean) => void;
  label: string;
  target: (opener: Opener) => ReactNode;
  position?: 'bottom' | 'bottom-start' | 'bottom-end' | 'top' | 'right' | 'left';
  width?: number | 'auto';
  children: ReactNode;
};

const PopoverPanel = lazyPart(() => import('../on-demand/PopoverPanel.tsx').then((file) => file.PopoverPanel));

export const preloadPopover = PopoverPanel.preload;

/** Esc and a click elsewhere close it; focus goes in and comes back. */
export function Popover({
  opened,
  onChange,
  label,
  target,
  position = 'bottom',
  width = 'auto',
  children,
}: PopoverProps) {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const wanted = useEverTrue(opened);
  return (
    <span className={styles.box} ref={box}>
      {target({
        onClick: () => onChange(!opened),
        'aria-expanded': opened,
        'aria-haspopup': 'dialog',
        'aria-controls': opened ? id : undefined,
      })}
      <PartPlace shown={opened} onClose={() => onChange(false)}>
        {wanted && (
          <PopoverPanel
            id={id}
            box={box}
            opened={opened}
            onClose={() => onChange(false)}
            label={label}
            position={position}
            width={width}
          >
            {children}
          </PopoverPanel>
        )}
      </PartPlace>
    </span>
  );
}
