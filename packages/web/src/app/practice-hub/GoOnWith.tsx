import { IconPlayerPlay, IconProgress } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listeningPapers } from '#features/listening/listening.papers.ts';
import { readingPapers } from '#features/reading/reading.papers.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { practiceQueries } from '#practice/practice.queries.ts';
import { useMe } from '#session/session.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { AppButtonLink } from '../links.tsx';
import styles from './GoOnWith.module.css';
import { GoOnWriting } from './GoOnWriting.tsx';
import { practiceMessages } from './practice.messages.ts';

const SOURCES = { reading: readingPapers, listening: listeningPapers };

/** What was begun and not handed in comes before everything else. Only the newest: the lists show the others. */
export function GoOnWith() {
  const t = useText(practiceMessages);
  const skills = useText(skillMessages);
  const { language } = useLanguage();
  const known = useMe() !== undefined;
  const { data: attempts } = useQuery({ ...practiceQueries.lastAttempts(), enabled: known });
  const open = attempts?.find(({ state }) => state === 'open');
  const { data: attempt } = useQuery({ ...practiceQueries.attempt(open?.id ?? 0), enabled: open !== undefined });
  // Asked for only when there is no paper to go on with: it is the same place on the page.
  if (!open || (attempt && attempt.state !== 'open')) return attempts ? <GoOnWriting /> : null;
  const id = attempt?.source_id || open.papers[0] || 0;
  const answered = attempt ? Object.keys(attempt.answers).length : null;
  const minutes = attempt && attempt.left_ms >= 0 ? Math.ceil(attempt.left_ms / 60_000) : null;
  return (
    <Card className={styles.card} aria-labelledby="go-on-with">
      <span className={styles.icon}>
        <Icon of={IconProgress} />
      </span>
      <div className={styles.words}>
        <p className={styles.lead}>{t('goOnWith')}</p>
        <h2 id="go-on-with" className={styles.title}>
          <span lang={open.kind === 'paper' ? 'en' : undefined}>
            {open.kind === 'paper' ? open.title.en : open.title[language]}
          </span>
          <span className={styles.skill}>{skills(open.skill)}</span>
        </h2>
      </div>
      <p className={styles.progress}>
        {answered !== null && <span>{t('answered', { done: answered, total: open.total })}</span>}
        {minutes !== null && <span>{t('minutesLeft', { count: minutes })}</span>}
      </p>
      <AppButtonLink
        {...SOURCES[open.skill].paperPath(id, {
          attempt: open.id,
          ...(open.kind === 'own' && { own: open.papers.join('-') }),
        })}
        kind="primary"
        leftIcon={<Icon of={IconPlayerPlay} size={18} />}
      >
        {t('goOn')}
      </AppButtonLink>
    </Card>
  );
}
