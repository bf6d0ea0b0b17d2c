import type { Figure } from '@ninefold/contract/writing/fields';
import { IconZoomIn } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { SegmentedSwitch } from '#ui/forms/SegmentedSwitch.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { FigureTable } from './FigureTable.tsx';
import styles from './FigureView.module.css';
import { FigureZoom } from './FigureZoom.tsx';
import { figureMessages } from './figure.messages.ts';
import { svgSource } from './svg-source.ts';

/** A figure of Task 1: drawn from its data, black on white as in the test, or as the table it was drawn from. */
export function FigureView({ figure }: { figure: Figure }) {
  const t = useText(figureMessages);
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const [zoomed, setZoomed] = useState(false);
  const src = useMemo(() => svgSource(figure.svg), [figure.svg]);
  return (
    <figure className={styles.figure}>
      <div className={styles.tools}>
        <SegmentedSwitch
          label={t('view')}
          segments={[
            { value: 'chart', label: t('chart') },
            { value: 'table', label: t('table') },
          ]}
          value={view}
          onChange={setView}
        />
        {view === 'chart' && (
          <IconButton
            size="sm"
            label={t('zoom')}
            icon={<Icon of={IconZoomIn} size={18} />}
            onClick={() => setZoomed(true)}
          />
        )}
      </div>
      {view === 'chart' ? (
        <>
          <img className={styles.drawing} src={src} alt={figure.title} />
          <div className="nf-sr-only">
            <FigureTable table={figure.table} />
          </div>
        </>
      ) : (
        <FigureTable table={figure.table} />
      )}
      <FigureZoom opened={zoomed} onClose={() => setZoomed(false)} src={src} name={figure.title} />
    </figure>
  );
}
