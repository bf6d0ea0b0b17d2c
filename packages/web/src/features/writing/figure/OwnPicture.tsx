import { IconZoomIn } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './FigureView.module.css';
import { FigureZoom } from './FigureZoom.tsx';
import { figureMessages } from './figure.messages.ts';

/** The picture of a learner's own question: nobody knows its data, so there is no table, but it can be enlarged. */
export function OwnPicture({ src }: { src: string }) {
  const t = useText(figureMessages);
  const [zoomed, setZoomed] = useState(false);
  return (
    <figure className={styles.figure}>
      <div className={styles.tools}>
        <IconButton
          size="sm"
          label={t('zoom')}
          icon={<Icon of={IconZoomIn} size={18} />}
          onClick={() => setZoomed(true)}
        />
      </div>
      <img className={styles.drawing} src={src} alt={t('ownPicture')} />
      <FigureZoom opened={zoomed} onClose={() => setZoomed(false)} src={src} name={t('ownPicture')} />
    </figure>
  );
}
