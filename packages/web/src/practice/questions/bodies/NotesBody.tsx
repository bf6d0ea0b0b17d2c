import { GapText } from '../gap/GapText.tsx';
import styles from './Bodies.module.css';
import type { BodyOf, BodyProps } from './body-props.ts';

type Line = BodyOf<'notes'>['lines'][number];
type Section = { head: string | null; lines: { at: number; text: string; sub: boolean }[] };

export function NotesBody({ group, body, block }: BodyProps<'notes'>) {
  return (
    <div className={styles.box}>
      {body.title && <h4 className={styles.title}>{body.title}</h4>}
      {sectionsOf(body.lines).map(({ head, lines }, at) => (
        <div key={head ?? `section-${at}`}>
          {head && (
            <h5 className={styles.head}>
              <GapText group={group} text={head} block={`${block}/head-${at}`} />
            </h5>
          )}
          <ul className={styles.notes}>
            {lines.map((line) => (
              <li key={line.at} className={line.sub ? styles.sub : styles.bullet}>
                <GapText group={group} text={line.text} block={`${block}/${line.at}`} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function sectionsOf(lines: readonly Line[]): Section[] {
  const sections: Section[] = [];
  for (const [at, line] of lines.entries()) {
    const isHead = typeof line !== 'string' && 'head' in line;
    if (isHead || sections.length === 0) sections.push({ head: isHead ? line.head : null, lines: [] });
    if (isHead) continue;
    const sub = typeof line !== 'string';
    sections[sections.length - 1]?.lines.push({ at, text: sub ? line.sub : line, sub });
  }
  return sections;
}
