import type { Training } from '@ninefold/contract/training/record';
import { CARD_ZOOM } from '@ninefold/core/identity/display';
import { TRAINING_TYPE } from '@ninefold/core/training/courses';
import { IconPlugConnectedX, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { setCardZoom, useDisplaySettings } from '#platform/display-settings.ts';
import frame from '#practice/cards/CardFrame.module.css';
import { useInside } from '#practice/inside/inside.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { trainingMessages } from '../training.messages.ts';
import styles from './Sitting.module.css';

const Leave = linkAs(ButtonLink);

type Props = { record: Training; title: string; done: number; kept: number };

/** The way out, how far it is, and how large the cards are. */
export function SittingBar({ record, title, done, kept }: Props) {
  const t = useText(trainingMessages);
  const { cardZoom } = useDisplaySettings();
  const all = record.items.length;
  const inside = useInside();
  return (
    <div className={frame.bar}>
      <div className={frame.begin}>
        {!inside && (
          <Leave
            kind="ghost"
            to="/training-list/{-$type}"
            params={{ type: TRAINING_TYPE[record.course] }}
            aria-label={t('leave')}
            className={frame.leave}
          >
            <Icon of={IconX} />
          </Leave>
        )}
        <b className={styles.name}>{title}</b>
      </div>
      <div className={frame.progress}>
        <progress className={styles.track} value={done} max={all} aria-label={t('progressSpoken', { done, all })} />
        <span className={frame.count}>{t('progress', { done, all })}</span>
      </div>
      <div className={frame.tools}>
        {kept > 0 && (
          <span className={styles.kept}>
            <Icon of={IconPlugConnectedX} size={16} />
            {t('keptCount', { count: kept })}
          </span>
        )}
        <IconButton
          label={t('zoomOut')}
          icon={<Icon of={IconZoomOut} />}
          disabled={cardZoom <= CARD_ZOOM.min}
          onClick={() => setCardZoom(cardZoom - 1)}
        />
        <IconButton
          label={t('zoomIn')}
          icon={<Icon of={IconZoomIn} />}
          disabled={cardZoom >= CARD_ZOOM.max}
          onClick={() => setCardZoom(cardZoom + 1)}
        />
      </div>
    </div>
  );
}
