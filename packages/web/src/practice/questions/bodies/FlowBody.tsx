import { IconArrowDown } from '@tabler/icons-react';
import { Icon } from '#ui/Icon.tsx';
import { GapText } from '../gap/GapText.tsx';
import styles from './Bodies.module.css';
import type { BodyProps } from './body-props.ts';

/** Steps from top to bottom; the steps of an inner list are side by side. */
export function FlowBody({ group, body, block }: BodyProps<'flow'>) {
  return (
    <div className={styles.flowBox}>
      {body.title && <h4 className={styles.title}>{body.title}</h4>}
      <ol className={styles.flow}>
        {body.steps.map((step, at) => {
          const sides = typeof step === 'string' ? [step] : step;
          return (
            <li key={sides.join('|')} className={styles.stage}>
              {at > 0 && (
                <span className={styles.arrow}>
                  <Icon of={IconArrowDown} size={18} />
                </span>
              )}
              <div className={styles.sides}>
                {sides.map((text, side) => (
                  <div key={text} className={styles.step}>
                    <GapText group={group} text={text} block={`${block}/${at}-${side}`} />
                  </div>
                ))}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
