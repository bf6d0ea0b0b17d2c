import { PinInput } from '@mantine/core';
import { useId } from 'react';
import type { CodeFieldProps } from '../forms/CodeField.tsx';
import { describedBy, FieldFrame } from '../forms/TextField.tsx';
import styles from './CodeBoxes.module.css';

export function CodeBoxes({ length = 6, value, onChange, onComplete, disabled, autoFocus, ...field }: CodeFieldProps) {
  const id = useId();
  return (
    <FieldFrame inputId={id} {...field}>
      <PinInput
        unstyled
        id={id}
        length={length}
        type="number"
        oneTimeCode
        placeholder=""
        value={value}
        onChange={onChange}
        {...(onComplete ? { onComplete } : {})}
        disabled={disabled ?? false}
        autoFocus={autoFocus ?? false}
        error={Boolean(field.error)}
        {...(typeof field.label === 'string' ? { ariaLabel: field.label } : {})}
        classNames={{ root: styles.boxes ?? '', input: styles.box ?? '' }}
        getInputProps={() => describedBy(id, field)}
      />
    </FieldFrame>
  );
}
