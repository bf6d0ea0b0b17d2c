import type { MockRow } from '@ninefold/contract/mock/sitting';
import { clockMinutes } from '@ninefold/core/practice/exam-times';
import { SKILLS } from '@ninefold/core/skills';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { BandChip } from '#ui/band/BandChip.tsx';
import { bandText, hasScore } from '#ui/band/band-colour.ts';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { Tag } from '#ui/Tag.tsx';
import { mockMessages } from '../mock.messages.ts';
import styles from './MockListPage.module.css';

const Go = linkAs(ButtonLink);

/** One mock test: what it is, what it takes, where the learner stands with it. */
export function MockLine({ mock }: { mock: MockRow }) {
  const t = useText(mockMessages);
  const { language } = useLanguage();
  const format = useFormat();
  const { mine } = mock;
  const title = mock.title[language];
  return (
    <li className={styles.line} data-mock={mock.id}>
      <div className={styles.what}>
        <h2 className={styles.name}>
          {title}
          {mine.state !== 'new' && <Tag>{t(`state_${mine.state}`)}</Tag>}
        </h2>
        <p className={styles.meta}>
          {t('meta', {
            module: t(mock.module),
            minutes: clockMinutes(mock.seconds),
            parts: mock.parts.length + mock.has_speaking,
          })}
        </p>
        <p className={styles.needs}>{t(mock.has_speaking === 1 ? 'needsBoth' : 'needs')}</p>
        {mock.practised > 0 && <p className={styles.seen}>{t('practised', { count: mock.practised })}</p>}
        {mine.last && <LastBands mine={mine} last={mine.last} />}
        {mine.speaking === 'todo' && (
          <p className={styles.seen}>{t('speakingTodo', { day: format.date(mine.speaking_until) })}</p>
        )}
      </div>
      <div className={styles.doors}>
        {mine.state === 'open' ? (
          <Go kind="primary" to="/mock/$id/{-$recordId}" params={{ id: mock.id, recordId: mine.record_id }}>
            {t('goOn')}
          </Go>
        ) : (
          <Go
            kind={mine.state === 'new' ? 'soft' : 'secondary'}
            to="/mock/$id/{-$recordId}"
            params={{ id: mock.id }}
            aria-label={t('openNamed', { title })}
          >
            {t(mine.state === 'new' ? 'open' : 'again')}
          </Go>
        )}
        {(mine.state === 'marking' || mine.state === 'done') && (
          <Go
            kind={mine.speaking === 'todo' || mine.speaking === 'running' ? 'soft' : 'ghost'}
            to="/mock/$id/{-$recordId}"
            params={{ id: mock.id, recordId: mine.record_id }}
            aria-label={t('reportNamed', { title })}
          >
            {t(mine.speaking === 'todo' || mine.speaking === 'running' ? 'toSpeaking' : 'report')}
          </Go>
        )}
      </div>
    </li>
  );
}

type LastBandsProps = { mine: MockRow['mine']; last: NonNullable<MockRow['mine']['last']> };

function LastBands({ mine, last }: LastBandsProps) {
  const t = useText(mockMessages);
  const skills = useText(skillMessages);
  const format = useFormat();
  const told = SKILLS.filter((skill) => hasScore(last[`${skill}_score`]));
  return (
    <div className={styles.last}>
      <BandChip score={last.score} />
      <span>
        {t('lastTime', { day: format.shortDate(mine.last_at) })}{' '}
        {told
          .map((skill) => t('skillBand', { skill: skills(skill), band: bandText(last[`${skill}_score`]) }))
          .join(' · ')}
      </span>
    </div>
  );
}
