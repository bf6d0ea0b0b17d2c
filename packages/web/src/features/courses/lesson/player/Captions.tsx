import { type CaptionChoice, type Cue, cueAt } from './cues.ts';
import styles from './LessonPlayer.module.css';

type CaptionsProps = { cues: readonly Cue[]; now: number; choice: CaptionChoice; oneLanguage: boolean };

/** The line before in pale ink, the line at hand in ink; in two languages the line at hand alone. Never over the slide. */
export function Captions({ cues, now, choice, oneLanguage }: CaptionsProps) {
  if (choice === 'off') return null;
  const at = cueAt(cues, now);
  const cue = cues[at];
  const last = cues[at - 1];
  if (choice === 'both')
    return (
      <div className={styles.captions} data-captions>
        <p lang="zh-CN">{cue?.zh}</p>
        <p lang="en">{cue?.en}</p>
      </div>
    );
  const lang = oneLanguage ? undefined : choice === 'zh' ? 'zh-CN' : 'en';
  return (
    <div className={styles.captions} data-captions>
      <p className={styles.before} lang={lang} aria-hidden="true">
        {last?.[choice]}
      </p>
      <p lang={lang}>{cue?.[choice]}</p>
    </div>
  );
}
