import { Suspense } from 'react';
import { lazyPart } from '#navigation/lazy-part.ts';
import { type FieldFrameProps, TextField } from './TextField.tsx';

type SelectOption<Value extends string> = { value: Value; label: string; disabled?: boolean };

export type SelectFieldProps<Value extends string> = FieldFrameProps & {
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  placeholder?: string;
  /** On by default from eight options up. */
  searchable?: boolean;
  /** May be emptied again. */
  clearable?: boolean;
  disabled?: boolean;
  name?: string;
};

const SelectBox = lazyPart(() => import('../on-demand/SelectBox.tsx').then((file) => file.SelectBox));

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, options, value, onChange, placeholder = '--' } = props;
  const shown = options.find((option) => option.value === value)?.label ?? '';
  // While the list is loading the field is already in its place, with its value.
  const waiting = (
    <TextField label={label} hint={hint} error={error} value={shown} placeholder={placeholder} readOnly />
  );
  return (
    <Suspense fallback={waiting}>
      <SelectBox
        {...props}
        placeholder={placeholder}
        searchable={props.searchable ?? options.length >= 8}
        onChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value ?? null)}
      />
    </Suspense>
  );
}
