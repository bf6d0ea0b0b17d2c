import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useScrollByKeys } from '#ui/useScrollByKeys.ts';
import styles from './FigureView.module.css';
import { figureMessages } from './figure.messages.ts';

/** Per cent of the dialog's width. */
const SIZES = [100, 150, 200, 300] as const;

type FigureZoomProps = { opened: boolean; onClose: () => void; src: string; name: string };

/** A figure as large as the screen, and larger: what does not fit is scrolled. */
export function FigureZoom({ opened, onClose, src, name }: FigureZoomProps) {
  const t = useText(figureMessages);
  const [at, setAt] = useState(0);
  const scrolls = useScrollByKeys();
  const size = SIZES[at] ?? SIZES[0];
  return (
    <Dialog opened={opened} onClose={onClose} width={940} label={t('closer')}>
      <div className={styles.zoomTools}>
        <IconButton
          label={t('smaller')}
          icon={<Icon of={IconZoomOut} />}
          disabled={at === 0}
          onClick={() => setAt(at - 1)}
        />
        <span className={styles.size}>{size}%</span>
        <IconButton
          label={t('larger')}
          icon={<Icon of={IconZoomIn} />}
          disabled={at === SIZES.length - 1}
          onClick={() => setAt(at + 1)}
        />
      </div>
      <section key={size} className={styles.window} aria-label={name} {...scrolls}>
        <img src={src} alt={name} style={{ width: `${size}%` }} />
      </section>
    </Dialog>
  );
}
