import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '#ui/Icon.tsx';
import styles from './StepRow.module.css';

type StepRowProps = {
  icon: IconDrawing;
  name: string;
  sentence: string;
  /** How long it takes, and what it gives. */
  facts: readonly string[];
  /** The one to begin with. */
  lead?: boolean;
  children: ReactNode;
};

export function StepRow({ icon, name, sentence, facts, lead = false, children }: StepRowProps) {
  return (
    <li className={styles.step} data-lead={lead || undefined}>
      <span className={styles.icon}>
        <Icon of={icon} />
      </span>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.sentence}>{sentence}</p>
      </div>
      <p className={styles.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <div className={styles.action}>{children}</div>
    </li>
  );
}
