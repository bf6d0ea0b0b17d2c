import { useBreakpoint } from '#platform/breakpoints.ts';
import type { DialogProps } from '../overlay/Dialog.tsx';
import { ModalFrame } from './ModalFrame.tsx';

export function DialogFrame({ width = 440, ...props }: DialogProps) {
  const look = useBreakpoint() === 'mobile' ? 'sheet' : 'dialog';
  return <ModalFrame {...props} look={look} width={width} />;
}
