import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import styles from '../list/WordsPage.module.css';
import { wordsMessages } from '../words.messages.ts';

const Go = linkAs(ButtonLink);

/** Two minutes that save hours: words that are known need not be learnt. */
export function PlacementCall() {
  const t = useText(wordsMessages);
  return (
    <Card className={styles.place}>
      <div>
        <h2>{t('placeTitle')}</h2>
        <p className={styles.small}>{t('placeSentence')}</p>
      </div>
      <Go kind="soft" to="/word-learning" search={{ which: 'placement' }}>
        {t('placeStart')}
      </Go>
    </Card>
  );
}

/** For whoever has taken it: at the foot of the page, since the new result counts and nobody needs it every day. */
export function PlacementAgain() {
  const t = useText(wordsMessages);
  return (
    <p className={styles.placeAgain}>
      {t('placeAgainSentence')}
      <Go kind="ghost" size="sm" to="/word-learning" search={{ which: 'placement' }}>
        {t('placeAgain')}
      </Go>
    </p>
  );
}
