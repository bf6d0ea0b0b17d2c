import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import type { Language } from '#i18n/language.ts';
import { useText } from '#i18n/useText.ts';
import { fetchBlob } from '#lib/fetch-file.ts';
import { safeStorage } from '#platform/safe-storage.ts';
import { Button } from '#ui/Button.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { lessonMessages } from '../lesson.messages.ts';
import { Captions } from './Captions.tsx';
import { CAPTION_CHOICES, type CaptionChoice, type Cue, nextCaptions, readVtt } from './cues.ts';
import styles from './LessonPlayer.module.css';
import { PlayerBar } from './PlayerBar.tsx';
import { Transcript } from './Transcript.tsx';
import { useMedia } from './useMedia.ts';
import { useMediaKeys } from './useMediaKeys.ts';

export type Recording =
  | { of: 'narration'; url: string; seconds: number; cues: readonly Cue[] }
  | { of: 'film'; url: string; seconds: number; vtt: string; poster: string; title: string };

type PlayerProps = {
  recording: Recording;
  startAt: number;
  /** What is talked about; of a film the film itself. */
  children?: ReactNode;
  onPlace: (second: number) => void;
  onEnded: () => void;
};

const CAPTIONS = 'nf-lesson-captions';

/** Narrated slides and films behind one player: the same controls, captions, keys and transcript. */
export function LessonPlayer({ recording, startAt, children, onPlace, onEnded }: PlayerProps) {
  const t = useText(lessonMessages);
  const { language } = useLanguage();
  const element = useRef<HTMLMediaElement | null>(null);
  // A voice has nothing to be seen, so it needs no place on the page.
  if (recording.of === 'narration') element.current ??= voiceOf(recording.url);
  const stage = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState(() => readChoice(language));
  // The first place only: while it plays, what the server answers must not move it.
  const [begin] = useState(startAt);
  const media = useMedia(element, { seconds: recording.seconds, startAt: begin, onPlace, onEnded });
  const cues = useCues(recording);
  const oneLanguage = recording.of === 'film';
  const shown: CaptionChoice = oneLanguage && choice !== 'off' ? 'zh' : choice;
  const change = useCallback(() => {
    setChoice((now) => {
      const next = oneLanguage ? (now === 'off' ? 'zh' : 'off') : nextCaptions(now);
      safeStorage.set(CAPTIONS, next);
      return next;
    });
  }, [oneLanguage]);
  useMediaKeys({ ...media, captions: change });
  return (
    <div className={styles.player} ref={stage} data-player={recording.of}>
      {recording.of === 'film' && (
        <video
          ref={element as RefObject<HTMLVideoElement | null>}
          className={styles.film}
          src={recording.url}
          poster={recording.poster || undefined}
          preload="metadata"
          playsInline
          aria-label={recording.title}
          onClick={media.toggle}
        >
          {/* Shown under the film, where they never cover it; here for whoever plays it in another way. */}
          <track kind="captions" src={recording.vtt || undefined} />
        </video>
      )}
      {children}
      {media.failed && (
        <Callout
          tone="warn"
          live
          action={
            <Button size="sm" kind="ghost" onClick={media.retry}>
              {t('tryAgain')}
            </Button>
          }
        >
          {t(recording.of === 'film' ? 'filmFailed' : 'mediaFailed')}
        </Callout>
      )}
      <Captions cues={cues} now={media.now} choice={cues.length ? shown : 'off'} oneLanguage={oneLanguage} />
      <PlayerBar
        media={media}
        captions={cues.length ? { choice: shown, oneLanguage, onChange: change } : null}
        onFull={() => void toggleFull(stage.current)}
      />
      {cues.length > 0 && <Transcript cues={cues} media={media} oneLanguage={oneLanguage} />}
    </div>
  );
}

const NO_CUES: readonly Cue[] = [];

function useCues(recording: Recording): readonly Cue[] {
  const vtt = recording.of === 'film' ? recording.vtt : '';
  const { data } = useQuery({
    queryKey: ['course', 'lesson', 'captions', vtt],
    queryFn: async () => readVtt(await (await fetchBlob(vtt)).text()),
    enabled: vtt !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return recording.of === 'narration' ? recording.cues : (data ?? NO_CUES);
}

function voiceOf(url: string): HTMLAudioElement {
  const voice = new Audio(url);
  voice.preload = 'auto';
  return voice;
}

/** As it was chosen last; at first in the language of the page. */
function readChoice(language: Language): CaptionChoice {
  const kept = safeStorage.get(CAPTIONS);
  return CAPTION_CHOICES.find((one) => one === kept) ?? language;
}

/** Not every webview can; then the press changes nothing that could be lost. */
async function toggleFull(stage: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => {});
  else await stage?.requestFullscreen?.().catch(() => {});
}
