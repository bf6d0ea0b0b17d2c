import { IconCalendar } from '@tabler/icons-react';
import { Suspense } from 'react';
import { lazyPart } from '#navigation/lazy-part.ts';
import { Icon } from '../Icon.tsx';
import { type FieldFrameProps, TextField } from './TextField.tsx';

export type DateFieldProps = FieldFrameProps & {
  /** `YYYY-MM-DD`, the learner's own calendar day. */
  value: string | null;
  onChange: (day: string | null) => void;
  min?: string;
  max?: string;
  placeholder?: string;
  disabled?: boolean;
  /** May be emptied again. */
  clearable?: boolean;
};

const DateBox = lazyPart(() => import('../on-demand/DateBox.tsx').then((file) => file.DateBox));

export function DateField(props: DateFieldProps) {
  const { label, hint, error, value, placeholder = '--' } = props;
  const waiting = (
    <TextField
      label={label}
      hint={hint}
      error={error}
      value={value ?? ''}
      placeholder={placeholder}
      leftIcon={<Icon of={IconCalendar} size={18} />}
      readOnly
    />
  );
  return (
    <Suspense fallback={waiting}>
      <DateBox {...props} placeholder={placeholder} />
    </Suspense>
  );
}
