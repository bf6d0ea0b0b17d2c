import type { DrawerProps } from '../overlay/Drawer.tsx';
import { ModalFrame } from './ModalFrame.tsx';

export function DrawerFrame({ side = 'bottom', ...props }: DrawerProps) {
  return <ModalFrame {...props} look={side === 'bottom' ? 'sheet' : side} />;
}
