import type { WordPlace } from '@ninefold/contract/vocabulary/learning';
import { gapIn } from '@ninefold/core/vocabulary/gap';
import { IconExternalLink } from '@tabler/icons-react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { roundMessages } from '../round.messages.ts';
import styles from './CardFace.module.css';

const Go = linkAs(ButtonLink);
const REVIEWS = { reading: '/reading-next/$id', listening: '/listening-next/$id' } as const;

type PlacesProps = { places: readonly WordPlace[]; spellings: readonly string[] };

/** Where the learner has met the word: sentences of papers that were handed in, each with the way to it. */
export function Places({ places, spellings }: PlacesProps) {
  const t = useText(roundMessages);
  const { language } = useLanguage();
  if (places.length === 0) return null;
  return (
    <section className={styles.places} aria-label={t('metInPapers')}>
      <h2 className={styles.label}>{t('metInPapers')}</h2>
      <ul>
        {places.map(({ skill, paper_id, attempt_id, title, at, start, end, sentence }) => (
          <li key={paper_id} className={styles.place}>
            <Marked sentence={sentence} spellings={spellings} />
            {/* In another tab: the round goes on where it is. */}
            <Go
              kind="ghost"
              size="sm"
              to={REVIEWS[skill]}
              params={{ id: paper_id }}
              search={{ attempt: attempt_id, view: 'text', found: `${at}.${start}-${end}` }}
              target="_blank"
              rel="noreferrer"
              leftIcon={<Icon of={IconExternalLink} size={16} />}
            >
              {title[language]}
            </Go>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Marked({ sentence, spellings }: { sentence: string; spellings: readonly string[] }) {
  const gap = gapIn(sentence, spellings);
  if (!gap) return <p lang="en">{sentence}</p>;
  return (
    <p lang="en">
      {gap.before}
      <b className={styles.used}>{gap.word}</b>
      {gap.after}
    </p>
  );
}
