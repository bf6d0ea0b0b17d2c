import { IconPencil, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { essayQueries } from '#features/writing/essay.queries.ts';
import { editorOf } from '#features/writing/essay-paths.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { AppButtonLink } from '../links.tsx';
import styles from './GoOnWith.module.css';
import { practiceMessages } from './practice.messages.ts';

/** The essay that was written on last and is not handed in; nothing where there is none. */
export function GoOnWriting() {
  const t = useText(practiceMessages);
  const skills = useText(skillMessages);
  const { language } = useLanguage();
  const { data: draft } = useQuery(essayQueries.openDraft());
  if (!draft) return null;
  return (
    <Card className={styles.card} aria-labelledby="go-on-writing">
      <span className={styles.icon}>
        <Icon of={IconPencil} />
      </span>
      <div className={styles.words}>
        <p className={styles.lead}>{t('goOnWith')}</p>
        <h2 id="go-on-writing" className={styles.title}>
          <span>{draft.title[language]}</span>
          <span className={styles.skill}>{skills('writing')}</span>
        </h2>
      </div>
      <p className={styles.progress}>
        <span>{t('wordsWritten', { count: draft.words })}</span>
      </p>
      <AppButtonLink {...editorOf(draft)} kind="primary" leftIcon={<Icon of={IconPlayerPlay} size={18} />}>
        {t('goOn')}
      </AppButtonLink>
    </Card>
  );
}
