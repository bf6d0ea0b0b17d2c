import { type MantineTransition, Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, Suspense, useRef } from 'react';
import { useText } from '#i18n/useText.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import { kitMessages } from '../kit.messages.ts';
import { useEscapeOnTop } from '../overlay/useEscapeOnTop.ts';
import { LoadingRows } from '../states/LoadingRows.tsx';
import { useScrollByKeys } from '../useScrollByKeys.ts';
import styles from './ModalFrame.module.css';
import { useSheetDrag } from './useSheetDrag.ts';
import { useShownAfterMount } from './useShownAfterMount.ts';

type ModalFrameProps = {
  look: 'dialog' | 'sheet' | 'right' | 'left';
  opened: boolean;
  onClose: () => void;
  title?: ReactNode;
  label?: string | undefined;
  width?: number;
  footer?: ReactNode;
  mustChoose?: boolean;
  children: ReactNode;
};

const movements: Record<ModalFrameProps['look'], MantineTransition> = {
  dialog: 'pop',
  sheet: 'slide-up',
  right: 'slide-left',
  left: 'slide-right',
};

/**
 * What dialogs, bottom sheets and drawers share: backdrop, trapped focus, title, a body that scrolls, a footer that
 * stays.
 */
export function ModalFrame(props: ModalFrameProps) {
  const { look, opened, onClose, title, label, width, footer, mustChoose = false, children } = props;
  const t = useText(kitMessages);
  const shown = useShownAfterMount(opened);
  const content = useRef<HTMLDivElement>(null);
  const drag = useSheetDrag(content, onClose);
  const scroll = useScrollByKeys();
  useEscapeOnTop(opened, () => !mustChoose && onClose());
  const size = look === 'dialog' && width ? ({ '--width': `${width / 16}rem` } as CSSProperties) : {};
  return (
    <Modal.Root
      unstyled
      opened={shown}
      onClose={onClose}
      closeOnEscape={false}
      closeOnClickOutside={!mustChoose}
      transitionProps={{
        transition: movements[look],
        duration: look === 'dialog' ? 200 : 320,
        timingFunction: 'cubic-bezier(.2, .7, .2, 1)',
      }}
      className={styles.root}
      classNames={{ inner: cx(styles.inner, styles[look]), content: cx(styles.content, styles[`${look}Content`]) }}
    >
      <Modal.Overlay className={styles.scrim} unstyled />
      <Modal.Content
        ref={content}
        style={size}
        {...(title ? {} : { 'aria-label': label, 'aria-labelledby': undefined })}
      >
        {look === 'sheet' && (
          <div className={styles.gripArea} {...(mustChoose ? {} : drag)}>
            <span className={styles.grip} />
          </div>
        )}
        {(title || !mustChoose) && (
          <div className={cx(styles.header, !title && styles.bare)}>
            {title && <Modal.Title className={styles.title}>{title}</Modal.Title>}
            {!mustChoose && (
              <IconButton className={styles.close} label={t('close')} icon={<Icon of={IconX} />} onClick={onClose} />
            )}
          </div>
        )}
        <Modal.Body className={styles.body} {...scroll}>
          {/* What is inside may wait for its words; the frame, and the focus in it, stay. */}
          <Suspense fallback={<LoadingRows rows={4} look="line" />}>{children}</Suspense>
        </Modal.Body>
        {footer && (
          <div className={styles.footer}>
            <Suspense fallback={null}>{footer}</Suspense>
          </div>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
