import type { CSSProperties } from 'react';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { cx } from '#ui/cx.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { reviewMessages } from '../review.messages.ts';
import styles from './AnswerSheet.module.css';
import type { SheetCell, SheetPart } from './sheet-parts.ts';
import { useStateName } from './useStateName.ts';

type AnswerSheetProps = {
  parts: readonly SheetPart[];
  /** The key of the question that is open. */
  open: string | null;
  onJump: (cell: SheetCell) => void;
};

/** Every question as a cell; a press jumps to it and opens it. */
export function AnswerSheet({ parts, open, onJump }: AnswerSheetProps) {
  const t = useText(reviewMessages);
  return (
    <Card padding="none" className={styles.sheet} aria-label={t('sheet')}>
      {parts.map((part) => (
        <div key={part.index} className={styles.part} style={{ flexGrow: part.cells.length }}>
          <div className={styles.head}>
            <b>{t('part', { n: part.index + 1 })}</b>
            <span className={styles.figure}>
              {part.right} / {part.cells.length}
            </span>
            {part === parts[parts.length - 1] && <Legend parts={parts} />}
          </div>
          <Cells part={part} open={open} onJump={onJump} />
        </div>
      ))}
    </Card>
  );
}

type PhoneSheetProps = AnswerSheetProps & { part: number; onPart: (index: number) => void };

/** On a phone one part at a time, with cells for a thumb. */
export function PhoneAnswerSheet({ parts, part, onPart, open, onJump }: PhoneSheetProps) {
  const t = useText(reviewMessages);
  const shown = parts.find(({ index }) => index === part) ?? parts[0];
  if (!shown) return null;
  return (
    <section aria-label={t('sheet')}>
      {parts.length > 1 && (
        <Tabs
          look="line"
          label={t('parts')}
          tabs={parts.map(({ index, right, cells }) => ({
            value: String(index),
            label: (
              <>
                {t('part', { n: index + 1 })} <span className={styles.figure}>{`${right}/${cells.length}`}</span>
              </>
            ),
          }))}
          value={String(shown.index)}
          onChange={(next) => onPart(Number(next))}
        />
      )}
      <Cells part={shown} open={open} onJump={onJump} />
    </section>
  );
}

function Cells({ part, open, onJump }: { part: SheetPart } & Pick<AnswerSheetProps, 'open' | 'onJump'>) {
  const t = useText(reviewMessages);
  const stateName = useStateName();
  return (
    <ol className={styles.cells} style={{ '--cells': part.cells.length } as CSSProperties}>
      {part.cells.map((cell) => (
        <li key={cell.n}>
          <button
            type="button"
            className={cx(styles.cell, styles[cell.state])}
            aria-label={t('cell', { n: cell.n, state: stateName(cell.state) })}
            aria-current={cell.key === open ? 'true' : undefined}
            data-cell={cell.n}
            onClick={() => onJump(cell)}
          >
            {cell.n}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Only what is on this sheet is explained. */
function Legend({ parts }: { parts: readonly SheetPart[] }) {
  const stateName = useStateName();
  const seen = new Set(parts.flatMap(({ cells }) => cells.map(({ state }) => state)));
  const states = (['right', 'wrong', 'blank', 'checked'] as const).filter((state) => seen.has(state));
  return (
    <span className={styles.legend} aria-hidden="true">
      {states.map((state) => (
        <span key={state}>
          <i className={cx(styles.cell, styles.mini, styles[state])} />
          {stateName(state)}
        </span>
      ))}
    </span>
  );
}
