import { GapText } from '../gap/GapText.tsx';
import styles from './Bodies.module.css';
import type { BodyProps } from './body-props.ts';

export function FormBody({ group, body, block }: BodyProps<'form'>) {
  return (
    <div className={styles.box}>
      {body.title && <h4 className={styles.title}>{body.title}</h4>}
      <dl className={styles.form}>
        {body.rows.map(([label, value], at) => (
          <div key={label} className={styles.field}>
            <dt>
              <GapText group={group} text={label} block={`${block}/label-${at}`} />
            </dt>
            <dd>
              <GapText group={group} text={value} block={`${block}/${at}`} about={label} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
