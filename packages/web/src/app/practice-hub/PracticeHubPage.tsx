import { useText } from '#i18n/useText.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { PracticeAreas } from './PracticeAreas.tsx';
import styles from './PracticeHubPage.module.css';
import { PracticeTools } from './PracticeTools.tsx';
import { practiceMessages } from './practice.messages.ts';

/** On a phone this is the other half of the menu; on wider screens the same list with more space. */
export function PracticeHubPage() {
  const t = useText(practiceMessages);
  return (
    <div className={styles.hub}>
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.sentence}>{t('sentence')}</p>
      </div>
      <DeferredBlock>
        <PracticeAreas />
        <PracticeTools />
      </DeferredBlock>
    </div>
  );
}
