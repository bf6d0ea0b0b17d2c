import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { analysisMessages } from '../analysis.messages.ts';
import styles from './ChartFigure.module.css';

type ChartFigureProps = {
  /** What the drawing says, in one sentence. */
  sentence: string;
  /** The same as a table: the names of its columns, and its rows. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
  children: ReactNode;
};

/** A drawing for the eye, and a table for ears, keyboards and whoever likes figures. */
export function ChartFigure({ sentence, head, rows, children }: ChartFigureProps) {
  const t = useText(analysisMessages);
  // Two tests of one day may say the same.
  const keyed = rows.map((row, at) => ({ key: `${at} ${row[0]}`, row }));
  return (
    <figure className={styles.figure} aria-label={sentence}>
      {children}
      {rows.length > 0 && (
        <details className={styles.details}>
          <summary>{t('asTable')}</summary>
          <table>
            <caption className="nf-sr-only">{sentence}</caption>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {keyed.map(({ key, row }) => (
                <tr key={key}>
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
        </details>
      )}
    </figure>
  );
}
