import type { ReactNode } from 'react';
import { GapText } from '../gap/GapText.tsx';
import styles from './Bodies.module.css';
import type { BodyProps } from './body-props.ts';

export function TableBody({ group, body, block }: BodyProps<'table'>) {
  return (
    <section className={styles.scroll} aria-label={body.title ?? body.head.join(', ')}>
      <table className={styles.table}>
        {body.title && <caption className={styles.title}>{body.title}</caption>}
        <thead>
          <tr>
            {body.head.map((cell, at) => (
              <th key={cell} scope="col">
                <GapText group={group} text={cell} block={`${block}/head-${at}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.rows.map((cells, row) => (
            <tr key={cells.join('|')}>
              {cells.map((cell, at) => (
                <Cell key={`${body.head[at]}-${cell}`} head={at === 0}>
                  <GapText
                    group={group}
                    text={cell}
                    block={`${block}/${row}-${at}`}
                    about={placeIn(body.head, cells, at)}
                  />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Column and row of a cell, as a screen reader would tell them for plain text. */
const placeIn = (head: readonly string[], cells: readonly string[], at: number): string =>
  [head[at] ?? '', at > 0 ? (cells[0] ?? '') : ''].filter(Boolean).join(', ');

/** The first cell of a row names it. */
function Cell({ head, children }: { head: boolean; children: ReactNode }) {
  return head ? <th scope="row">{children}</th> : <td>{children}</td>;
}
