import type { PaperGroup } from '@ninefold/contract/practice/paper';
import { useMemo } from 'react';
import { useDesk } from '../desk.ts';
import styles from './Bodies.module.css';
import type { BodyOf } from './body-props.ts';

/** A plan, map or diagram. An <img> runs no script, whatever a pack contains; the pins are text over it. */
export function PictureBody({ group, body }: { group: PaperGroup; body: BodyOf<'picture'> }) {
  const { part } = useDesk();
  const src = useMemo(() => body.drawn && `data:image/svg+xml,${encodeURIComponent(body.drawn)}`, [body.drawn]);
  const { frame } = body;
  return (
    <figure className={styles.picture}>
      {body.title && <figcaption className={styles.title}>{body.title}</figcaption>}
      {src && frame ? (
        <div className={styles.drawing} style={{ aspectRatio: `${frame.width} / ${frame.height}` }}>
          <img src={src} alt={body.alt} className={styles.image} draggable={false} />
          {body.pins.map(({ id, x, y }) => (
            <span
              key={id}
              className={styles.pin}
              style={{
                left: `${(100 * (x - frame.x)) / frame.width}%`,
                top: `${(100 * (y - frame.y)) / frame.height}%`,
              }}
              aria-hidden="true"
            >
              {printed(id, group, part.paper.offset)}
            </span>
          ))}
        </div>
      ) : (
        <p className={styles.instead}>{body.alt}</p>
      )}
    </figure>
  );
}

/** A pin that is a question shows its number in the whole test, not in its own paper. */
function printed(id: string, group: PaperGroup, offset: number): string {
  const question = group.questions.find(({ at, n }) => at === id && String(n[0]) === id);
  return question ? String(Number(id) + offset) : id;
}
