import type { SpeakingSample } from '@ninefold/contract/speaking/set';
import { IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { BandChip } from '#ui/band/BandChip.tsx';
import { bandText } from '#ui/band/band-colour.ts';
import { Icon } from '#ui/Icon.tsx';
import { askAloud, hasVoice, stopAsking } from '../../examiner/examiner-voice.ts';
import { sittingMessages } from '../sitting.messages.ts';
import styles from './HelpPanel.module.css';

/** How others answer it, at their bands, with what makes each of them that band. */
export function Samples({ samples, quiet = false }: { samples: readonly SpeakingSample[]; quiet?: boolean }) {
  const t = useText(sittingMessages);
  const { language } = useLanguage();
  return (
    <>
      {samples.some(({ audio_url }) => audio_url !== '') && <p className={styles.voice}>{t('samplesVoice')}</p>}
      <ul className={styles.samples}>
        {samples.map((sample) => (
          <li key={`${sample.band} ${sample.text}`} className={styles.sample}>
            <div className={styles.sampleHead}>
              <BandChip score={sample.band}>{t('sampleBand', { band: bandText(sample.band) })}</BandChip>
              {sample.speaker && <small>{sample.speaker[language]}</small>}
              {!quiet && <ListenToSample sample={sample} />}
            </div>
            <p className={styles.said} lang="en">
              {sample.text}
            </p>
            {sample.notes && <p className={styles.why}>{sample.notes[language]}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Only where there is something to hear: a recording, or a British voice of the browser. */
function ListenToSample({ sample: { text, audio_url } }: { sample: SpeakingSample }) {
  const t = useText(sittingMessages);
  const [can, setCan] = useState(audio_url !== '');
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    let left = false;
    void hasVoice(audio_url).then((has) => !left && setCan(has));
    return () => {
      left = true;
      stopAsking();
    };
  }, [audio_url]);
  if (!can) return null;
  const toggle = () => {
    if (playing) return stopAsking();
    setPlaying(true);
    void askAloud(text, audio_url, () => {}).finally(() => setPlaying(false));
  };
  return (
    <Button
      kind="ghost"
      size="sm"
      leftIcon={<Icon of={playing ? IconPlayerStop : IconVolume} size={16} />}
      onClick={toggle}
    >
      {t(playing ? 'sampleStop' : 'sampleListen')}
    </Button>
  );
}
