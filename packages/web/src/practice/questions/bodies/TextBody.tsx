import { GapText } from '../gap/GapText.tsx';
import styles from './Bodies.module.css';
import type { BodyProps } from './body-props.ts';

export function TextBody({ group, body, block }: BodyProps<'text'>) {
  const paragraphs = body.text.split(/\n+/).filter(Boolean);
  return (
    <div className={styles.box}>
      {body.title && <h4 className={styles.title}>{body.title}</h4>}
      {paragraphs.map((text, at) => (
        <p key={text} className={styles.text}>
          <GapText group={group} text={text} block={`${block}/${at}`} />
        </p>
      ))}
    </div>
  );
}
