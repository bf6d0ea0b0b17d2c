import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import styles from '../list/WordsPage.module.css';
import { wordsMessages } from '../words.messages.ts';

const Go = linkAs(ButtonLink);

/** Two minutes that save hours: words that are known need not be learnt. Taken again, the new result counts. */
export function PlacementCall({ isAgain }: { isAgain: boolean }) {
  const t = useText(wordsMessages);
  return (
    <Card className={styles.place}>
      <div>
        <h2>{t('placeTitle')}</h2>
        <p className={styles.small}>{t(isAgain ? 'placeAgainSentence' : 'placeSentence')}</p>
      </div>
      <Go kind={isAgain ? 'ghost' : 'soft'} to="/word-learning" search={{ which: 'placement' }}>
        {t(isAgain ? 'placeAgain' : 'placeStart')}
      </Go>
    </Card>
  );
}
