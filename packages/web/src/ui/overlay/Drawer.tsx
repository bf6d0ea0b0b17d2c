import type { ReactNode } from 'react';
import { lazyPart } from '#navigation/lazy-part.ts';
import { useEverTrue } from '#navigation/useEverTrue.ts';
import { PartPlace } from '../states/PartPlace.tsx';

export type DrawerProps = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** From the bottom it has a grip, as on a phone. */
  side?: 'bottom' | 'right' | 'left';
  footer?: ReactNode;
  children: ReactNode;
};

const DrawerFrame = lazyPart(() => import('../on-demand/DrawerFrame.tsx').then((file) => file.DrawerFrame));

export const preloadDrawer = DrawerFrame.preload;

export function Drawer(props: DrawerProps) {
  const wanted = useEverTrue(props.opened);
  return (
    <PartPlace shown={props.opened} onClose={props.onClose}>
      {wanted && <DrawerFrame {...props} />}
    </PartPlace>
  );
}
