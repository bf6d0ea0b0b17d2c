import { Suspense } from 'react';
import { lazyPart } from '#navigation/lazy-part.ts';
import { Skeleton } from '../states/Skeleton.tsx';
import { FieldFrame, type FieldFrameProps } from './TextField.tsx';

export type CodeFieldProps = FieldFrameProps & {
  value: string;
  onChange: (value: string) => void;
  /** All digits are in. */
  onComplete?: (value: string) => void;
  length?: number;
  disabled?: boolean;
  autoFocus?: boolean;
};

const CodeBoxes = lazyPart(() => import('../on-demand/CodeBoxes.tsx').then((file) => file.CodeBoxes));

/** A code from a text message: one box per digit, filled by the phone itself where it can. */
export function CodeField(props: CodeFieldProps) {
  const waiting = (
    <FieldFrame inputId="" label={props.label} hint={props.hint} error={props.error}>
      <Skeleton height={44} />
    </FieldFrame>
  );
  return (
    <Suspense fallback={waiting}>
      <CodeBoxes {...props} />
    </Suspense>
  );
}
