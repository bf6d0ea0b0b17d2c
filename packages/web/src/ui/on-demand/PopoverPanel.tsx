import { Popover } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import floating from '../overlay/floating.module.css';
import styles from '../overlay/Popover.module.css';
import type { PopoverProps } from '../overlay/Popover.tsx';
import { useShownAfterMount } from './useShownAfterMount.ts';

type PanelProps = {
  id: string;
  /** The box around the opener. */
  box: RefObject<HTMLElement | null>;
  opened: boolean;
  onClose: () => void;
  label: string;
  position: NonNullable<PopoverProps['position']>;
  width: number | 'auto';
  children: ReactNode;
};

export function PopoverPanel({ id, box, opened, onClose, label, position, width, children }: PanelProps) {
  const shown = useShownAfterMount(opened);
  const panel = useRef<HTMLDivElement>(null);
  useDismissal([box, panel], opened, onClose);
  return (
    <Popover
      unstyled
      opened={shown}
      onDismiss={onClose}
      // The opener is not inside Mantine's target, so Mantine would take a press on it for a click outside.
      closeOnClickOutside={false}
      closeOnEscape={false}
      withRoles={false}
      trapFocus
      returnFocus
      withArrow
      arrowSize={12}
      position={position}
      offset={12}
      // A calendar may be in a dialog, and its popover is rendered in the body, beside the dialog.
      zIndex="var(--nf-z-toast)"
      transitionProps={{ transition: 'fade', duration: 120 }}
      classNames={{ dropdown: cx(floating.sheet, styles.panel), arrow: styles.arrow ?? '' }}
    >
      <Popover.Target>
        <span className={styles.anchor} />
      </Popover.Target>
      <Popover.Dropdown ref={panel} id={id} role="dialog" aria-label={label} tabIndex={-1} style={{ width }}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Closes on Esc, wherever the focus is (a panel of text cannot take it), and on a press outside. */
function useDismissal(inside: RefObject<HTMLElement | null>[], active: boolean, onDismissed: () => void) {
  const latest = useRef({ inside, onDismissed });
  latest.current = { inside, onDismissed };

  useEffect(() => {
    if (!active) return;
    function pressed(event: PointerEvent) {
      const within = latest.current.inside.some(
        (box) => event.target instanceof Node && box.current?.contains(event.target),
      );
      if (!within) latest.current.onDismissed();
    }
    function typed(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // The key is used up: a dialog below stays open.
      event.preventDefault();
      latest.current.onDismissed();
    }
    document.addEventListener('pointerdown', pressed);
    // Before anybody else hears the key: a panel that closed itself first would be gone, and the dialog below it too.
    document.addEventListener('keydown', typed, true);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', typed, true);
    };
  }, [active]);
}
