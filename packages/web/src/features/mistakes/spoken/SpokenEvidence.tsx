import type { Solution } from '@ninefold/contract/mistakes/solution';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import type { ReadAloudKit } from '#practice/drill-kit.ts';
import { Hear } from './Hear.tsx';
import styles from './Spoken.module.css';
import { SpokenSentence } from './SpokenSentence.tsx';
import { spokenMessages } from './spoken.messages.ts';

type Props = { kit: ReadAloudKit; solution: Extract<Solution, { form: 'follow_read' }> };

/** Where it was lost: the sentence, how it was read then word by word, the model, and how the sound is made. */
export function SpokenEvidence({ kit, solution: { text, word, hear, tip, reading } }: Props) {
  const t = useText(spokenMessages);
  const { language } = useLanguage();
  const { Words } = kit;
  return (
    <div className={styles.evidence}>
      <SpokenSentence text={text} word={word} />
      {tip && <p className={styles.tip}>{tip[language]}</p>}
      <p>{reading ? t('howItWasRead') : t('saidInAnswer', { word })}</p>
      {reading && <Words reading={reading} />}
      <Hear kit={kit} hear={hear} />
    </div>
  );
}
