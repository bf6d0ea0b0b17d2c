import { IconAlignLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { lessonMessages } from '../lesson.messages.ts';
import { type Cue, cueAt } from './cues.ts';
import styles from './LessonPlayer.module.css';
import type { Media } from './useMedia.ts';

type TranscriptProps = { cues: readonly Cue[]; media: Media; oneLanguage: boolean };

/** Everything that is said; the line at hand is marked and stays in sight, and a press plays from there. */
export function Transcript({ cues, media, oneLanguage }: TranscriptProps) {
  const t = useText(lessonMessages);
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const at = cueAt(cues, media.now);
  useEffect(() => {
    const line = open ? list.current?.children[at] : undefined;
    if (!(line instanceof HTMLElement) || !list.current) return;
    // Only the list scrolls, never the page under the learner's hands.
    list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2;
  }, [at, open]);
  return (
    <div className={styles.transcript}>
      <Button
        size="sm"
        kind="ghost"
        leftIcon={<Icon of={IconAlignLeft} size={18} />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('transcript')}
      </Button>
      {open && (
        <>
          <p className={styles.hint}>{t('transcriptHint')}</p>
          <ol ref={list} className={styles.lines}>
            {cues.map((cue, index) => (
              <li key={cue.from}>
                <button
                  type="button"
                  className={styles.cue}
                  aria-current={index === at || undefined}
                  lang={oneLanguage ? undefined : language === 'zh' ? 'zh-CN' : 'en'}
                  onClick={() => media.seek(cue.from)}
                >
                  {cue[language]}
                  {!oneLanguage && language === 'zh' && (
                    <span className={styles.other} lang="en">
                      {cue.en}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
