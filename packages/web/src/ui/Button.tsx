import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { cx } from './cx.ts';
import { Spinner } from './states/Spinner.tsx';

type ButtonLook = {
  /** One primary button per view at most. */
  kind?: 'primary' | 'secondary' | 'soft' | 'ghost' | 'dangerLine';
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its box. */
  block?: boolean;
  leftIcon?: ReactNode;
  rightIcon?: ReactNode;
};

type ButtonProps = ButtonLook & {
  /** Something is in progress: a spinner replaces the icon, the width stays, a second press does nothing. */
  busy?: boolean;
} & ComponentProps<'button'>;

export function Button({ kind, size, block, leftIcon, rightIcon, busy = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(look({ kind, size, block }), busy && styles.busy, rest.className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {face({ leftIcon, rightIcon, children, busy })}
    </button>
  );
}

type ButtonLinkProps = ButtonLook & ComponentProps<'a'>;

/** A link that looks like a button. Give it to the router's `createLink` for typed paths. */
export function ButtonLink({ kind, size, block, leftIcon, rightIcon, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={cx(look({ kind, size, block }), rest.className)}>
      {face({ leftIcon, rightIcon, children, busy: false })}
    </a>
  );
}

type Look = { [Part in 'kind' | 'size' | 'block']: ButtonLook[Part] | undefined };

function look({ kind = 'secondary', size = 'md', block = false }: Look): string {
  return cx(styles.button, styles[kind], styles[size], block && styles.block);
}

type Face = { leftIcon: ReactNode; rightIcon: ReactNode; children: ReactNode; busy: boolean };

function face({ leftIcon, rightIcon, children, busy }: Face) {
  const spinner = busy && <Spinner size={16} />;
  // Without an icon to replace, the spinner is over the hidden words: the button must not change its width.
  const covered = busy && !leftIcon && !rightIcon;
  return (
    <>
      {leftIcon && <span className={styles.icon}>{spinner || leftIcon}</span>}
      <span className={cx(styles.words, covered && styles.hidden)}>{children}</span>
      {covered && <span className={styles.cover}>{spinner}</span>}
      {rightIcon && <span className={styles.icon}>{(!leftIcon && spinner) || rightIcon}</span>}
    </>
  );
}
