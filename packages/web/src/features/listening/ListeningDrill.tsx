import { IconPlayerPlay } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { recordingOf } from '#practice/audio/recordings.ts';
import type { DrillKit, DrillSourceProps } from '#practice/drill-kit.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { toast } from '#ui/states/toast.ts';
import { playStretch } from './audio/play-stretch.ts';
import styles from './ListeningDrill.module.css';
import { listeningMessages } from './listening.messages.ts';
import { sectionOf } from './section-of.ts';

/** The stretch of the recording a question is about; once it was answered, with the words that answer it. */
function Stretch({ paper, clip, question }: DrillSourceProps) {
  const t = useText(listeningMessages);
  const section = sectionOf(paper);
  const play = (from: number, to: number) => playStretch(section, from, to).catch(() => toast.error(t('playFailed')));
  return (
    <div className={styles.stretch}>
      <h2 className={styles.title} lang="en">
        {section.title.en}
      </h2>
      {clip && section.audio && (
        <Button leftIcon={<Icon of={IconPlayerPlay} size={18} />} onClick={() => void play(clip.from, clip.to)}>
          {t('playClip', { seconds: Math.round(clip.to - clip.from) })}
        </Button>
      )}
      {question && (
        <ul className={styles.said} lang="en">
          {question.evidence.map(({ quote, at, from, to }) => (
            <li key={`${at} ${quote}`}>
              {from >= 0 && section.audio ? (
                <button type="button" className={styles.quote} onClick={() => void play(from, to)}>
                  <Icon of={IconPlayerPlay} size={16} />
                  {quote}
                </button>
              ) : (
                quote
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export const listeningDrill: DrillKit = {
  Source: Stretch,
  prepare: async (paper) => {
    if (paper.kind === 'listening' && paper.audio) await recordingOf(paper);
  },
};
