import { IconAlertCircle } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import styles from './TextField.module.css';

export type FieldFrameProps = {
  label: ReactNode;
  /** One sentence below the label's field, replaced by the error while there is one. */
  hint?: ReactNode;
  /** What is wrong and how to mend it, as a sentence. */
  error?: ReactNode;
};

export type TextFieldProps = FieldFrameProps & {
  leftIcon?: ReactNode;
  /** A button or unit at the end of the field, e.g. "get code". */
  right?: ReactNode;
} & Omit<ComponentProps<'input'>, 'size'>;

export function TextField({ label, hint, error, leftIcon, right, id, className, ...rest }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <FieldFrame inputId={inputId} label={label} hint={hint} error={error} className={className}>
      <span className={cx(styles.box, rest.disabled && styles.disabled)} data-invalid={error ? true : undefined}>
        {leftIcon && <span className={styles.icon}>{leftIcon}</span>}
        <input type="text" {...rest} id={inputId} className={styles.input} {...describedBy(inputId, { hint, error })} />
        {right}
      </span>
    </FieldFrame>
  );
}

/** The aria attributes that tie a control to the sentence below it. */
export function describedBy(inputId: string, { hint, error }: Pick<FieldFrameProps, 'hint' | 'error'>) {
  if (!hint && !error) return {};
  return { 'aria-describedby': `${inputId}-note`, 'aria-invalid': error ? true : undefined };
}

type Frame = FieldFrameProps & { inputId: string; className?: string | undefined; children: ReactNode };

/** Label above, control, sentence below. */
export function FieldFrame({ inputId, label, hint, error, className, children }: Frame) {
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      {children}
      {/* The live region is there before the error is, else it would not be read out. */}
      <div className={error ? styles.error : styles.hint} id={`${inputId}-note`} aria-live="polite">
        {error ? <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" /> : null}
        {error || hint ? <span>{error ?? hint}</span> : null}
      </div>
    </div>
  );
}
