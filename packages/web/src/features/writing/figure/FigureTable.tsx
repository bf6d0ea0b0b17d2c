import type { Figure } from '@ninefold/contract/writing/fields';
import { ScrollRegion } from '#ui/layout/ScrollRegion.tsx';
import styles from './FigureView.module.css';

/** The numbers or words a figure shows. Its first column names the rows. */
export function FigureTable({ table: { caption, head, rows } }: { table: Figure['table'] }) {
  return (
    <ScrollRegion label={caption} className={styles.scroll}>
      <table className={styles.table} lang="en">
        <caption>
          {/* As wide as the window on it, not as the table: a long caption is read without scrolling. */}
          <span className={styles.caption}>{caption}</span>
        </caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, at) =>
                at === 0 ? (
                  <th key={head[at]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={head[at]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
