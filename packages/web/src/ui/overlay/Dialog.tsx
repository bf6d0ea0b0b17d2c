import type { ReactNode } from 'react';
import { lazyPart } from '#navigation/lazy-part.ts';
import { useEverTrue } from '#navigation/useEverTrue.ts';
import { PartPlace } from '../states/PartPlace.tsx';

export type DialogProps = {
  opened: boolean;
  onClose: () => void;
  /** Serif. Without a visible title give `label`. */
  title?: ReactNode;
  label?: string;
  width?: 440 | 520 | 720 | 940;
  /** Buttons at the bottom, the primary one last. Stays in view while the body scrolls. */
  footer?: ReactNode;
  /** A choice has to be made: no close button, and neither Esc nor a click beside it closes. */
  mustChoose?: boolean;
  children: ReactNode;
};

const DialogFrame = lazyPart(() => import('../on-demand/DialogFrame.tsx').then((file) => file.DialogFrame));

/** For a page that may lose the network before its first dialog opens. */
export const preloadDialog = DialogFrame.preload;

/**
 * Focus stays inside and returns where it was. On phones it is a sheet from the bottom. Its code is downloaded at the
 * first opening and stays mounted, so that closing can be animated.
 */
export function Dialog(props: DialogProps) {
  const wanted = useEverTrue(props.opened);
  return (
    <PartPlace shown={props.opened} onClose={props.onClose}>
      {wanted && <DialogFrame {...props} />}
    </PartPlace>
  );
}
