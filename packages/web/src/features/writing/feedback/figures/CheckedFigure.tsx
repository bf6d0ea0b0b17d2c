import type { Figure } from '@ninefold/contract/writing/fields';
import { useCallback, useMemo, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { ScrollRegion } from '#ui/layout/ScrollRegion.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import { useLit } from '../report/lit.ts';
import { spotKey } from '../report/report-spots.ts';
import styles from './FigureChecks.module.css';
import type { CellMark } from './figure-marks.ts';
import { pinPlaces } from './pin-places.ts';

type CheckedFigureProps = { figure: Figure; marks: readonly CellMark[] };

/** The figure with a pin on every value the essay spoke of, and the same as a table. */
export function CheckedFigure({ figure, marks }: CheckedFigureProps) {
  const t = useText(feedbackMessages);
  const [asTable, setAsTable] = useState(figure.type === 'table');
  const places = useMemo(() => pinPlaces(figure.svg), [figure.svg]);
  const drawing = usePinPress();
  const src = useMemo(() => `data:image/svg+xml,${encodeURIComponent(figure.svg)}`, [figure.svg]);
  return (
    <figure className={styles.figure}>
      {asTable ? (
        <MarkedTable figure={figure} marks={marks} />
      ) : (
        <div ref={drawing} className={styles.drawing}>
          <img src={src} alt={figure.table.caption} />
          {marks.map((mark) => {
            const place = places.get(`${mark.row} ${mark.column - 1}`);
            return place && <Pin key={`${mark.row} ${mark.column}`} figure={figure} mark={mark} place={place} />;
          })}
        </div>
      )}
      <Button size="sm" kind="ghost" onClick={() => setAsTable(!asTable)}>
        {t(asTable ? 'showFigureDrawing' : 'showFigureTable')}
      </Button>
    </figure>
  );
}

type PinProps = { figure: Figure; mark: CellMark; place: { x: number; y: number } };

/** Values of one bar lie closer together than fingers are wide: a pin only shows, the list beside it can be pressed. */
function Pin({ figure, mark, place }: PinProps) {
  const t = useText(feedbackMessages);
  const [row = [], column] = [figure.table.rows[mark.row], figure.table.head[mark.column]];
  return (
    <span
      role="img"
      className={cx(styles.pin, mark.ok ? styles.right : styles.wrong)}
      style={{ left: `${place.x}%`, top: `${place.y}%` }}
      aria-label={`${row[0]}, ${column}: ${row[mark.column]}, ${t(mark.ok ? 'cellRight' : 'cellWrong')}`}
      data-pin={spotKey.figure(mark.checks[0] ?? 0)}
    >
      {mark.ok ? '✓' : '✕'}
    </span>
  );
}

/** By mouse a pin lights its words, and a press brings them into view. */
function usePinPress() {
  const { light, showWords } = useLit();
  return useCallback(
    (drawing: HTMLElement | null) => {
      if (!drawing) return;
      const onPin = (act: (key: string) => void) => (event: MouseEvent) => {
        const key = event.target instanceof Element && event.target.closest<HTMLElement>('[data-pin]')?.dataset.pin;
        if (key) act(key);
      };
      const [over, pressed] = [onPin(light), onPin(showWords)];
      drawing.addEventListener('mouseover', over);
      drawing.addEventListener('click', pressed);
      return () => {
        drawing.removeEventListener('mouseover', over);
        drawing.removeEventListener('click', pressed);
      };
    },
    [light, showWords],
  );
}

function MarkedTable({ figure: { table }, marks }: CheckedFigureProps) {
  const t = useText(feedbackMessages);
  return (
    <ScrollRegion label={table.caption} className={styles.scroll}>
      <table className={styles.table} lang="en">
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((cells, row) => (
            <tr key={cells[0]}>
              {cells.map((cell, column) => {
                const mark = marks.find((one) => one.row === row && one.column === column);
                return column === 0 ? (
                  <th key={table.head[column]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={table.head[column]} className={mark && (mark.ok ? styles.cellRight : styles.cellWrong)}>
                    {cell}
                    {mark && <span className="nf-sr-only"> {t(mark.ok ? 'cellRight' : 'cellWrong')}</span>}
                    {mark && <span aria-hidden="true">{mark.ok ? ' ✓' : ' ✕'}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
