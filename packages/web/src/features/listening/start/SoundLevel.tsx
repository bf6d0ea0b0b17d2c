import { useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { loudspeaker, useVolume } from '#practice/audio/loudspeaker.ts';
import { toneLoudness } from '#practice/audio/tone.ts';
import { cx } from '#ui/cx.ts';
import { listeningMessages } from '../listening.messages.ts';
import { LEVEL_CELLS, levelCells } from './level-cells.ts';
import styles from './Start.module.css';

const CELLS = Array.from({ length: LEVEL_CELLS }, (_, cell) => cell);

/** How loud the test sound leaves the page: ink cells, and the loudest it gets as an outlined one. */
export function SoundLevel({ played, seconds }: { played: 'no' | 'now' | 'yes'; seconds: number }) {
  const t = useText(listeningMessages);
  const volume = useVolume();
  const place = usePlace(played === 'now', seconds);
  const loudest = levelCells(1, volume);
  // Once it was heard the cells stay, and go up and down with the slider.
  const lit = played === 'now' ? levelCells(toneLoudness(place), volume) : played === 'yes' ? loudest : 0;
  const peak = played === 'no' ? 0 : loudest;
  return (
    <span
      className={styles.cells}
      role="img"
      aria-label={t('soundLevel', { lit: played === 'now' ? loudest : lit, of: LEVEL_CELLS })}
    >
      {CELLS.map((cell) => (
        <i key={cell} className={cx(cell < lit && styles.lit, cell === peak - 1 && styles.peak)} />
      ))}
    </span>
  );
}

/** Where the sound is between its beginning and its end, frame by frame while it plays. */
function usePlace(playing: boolean, seconds: number): number {
  const [place, setPlace] = useState(0);
  useEffect(() => {
    if (!playing) return;
    let frame = 0;
    const look = () => {
      setPlace(loudspeaker().currentTime / seconds);
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [playing, seconds]);
  return place;
}
