import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Tag } from '#ui/Tag.tsx';
import { adminQueries } from '../admin.queries.ts';
import { AnswerBars } from './AnswerBars.tsx';
import { challengeMessages } from './challenges.messages.ts';
import styles from './challenges.module.css';
import { differing } from './differing.ts';

export type Challenge = Output<Contract['attempt']['getChallengeList']>['list'][number];

const RULES = { choice: 'ruleChoice', choices: 'ruleChoices' } as const;

/** Given and key, the learner's words, the evidence, the rule, and how everybody answered. */
export function ChallengeEvidence({ challenge }: { challenge: Challenge }) {
  const t = useText(challengeMessages);
  const format = useFormat();
  const { language } = useLanguage();
  const { data: effect } = useQuery(adminQueries.challengeEffect(challenge.id));
  const { given, answer, limit } = challenge;
  const [mine, key] = [given.join(', '), answer.join(', ')];
  return (
    <Card padding="none" aria-label={t('question', { n: challenge.n })}>
      <div className={styles.part}>
        <div className={styles.line}>
          <h2 className={styles.title}>{t('question', { n: challenge.n })}</h2>
          {limit && <Tag tone="line">{t(limit.number ? 'limitNumber' : 'limit', { words: limit.words })}</Tag>}
        </div>
        {challenge.stem && <p className={styles.text}>{challenge.stem}</p>}
        <dl className={styles.answers}>
          <div>
            <dt>{t('given')}</dt>
            <dd className={styles.answer}>{mine ? <Differing one={mine} other={key} /> : t('nothingGiven')}</dd>
          </div>
          <div>
            <dt>{t('answer')}</dt>
            <dd className={styles.answer}>
              <Differing one={key} other={mine} isKey />
            </dd>
          </div>
          {challenge.reason && (
            <div>
              <dt>{t('judged')}</dt>
              <dd className={styles.verdict}>
                <Icon of={IconX} size={16} /> {t(`reason_${challenge.reason as 'WRONG'}`)}
              </dd>
            </div>
          )}
        </dl>
      </div>
      <div className={styles.part}>
        <h3 className={styles.small}>{t('words')}</h3>
        <p>{challenge.words}</p>
        <p className={styles.fine}>
          N-{String(challenge.user_id).padStart(4, '0')} · {format.shortDateTime(challenge.created_at)}
        </p>
      </div>
      {challenge.evidence.length > 0 && (
        <div className={styles.part}>
          <h3 className={styles.small}>{t('evidence')}</h3>
          {challenge.evidence.map((quote) => (
            <p key={quote} className={styles.text}>
              <mark className={styles.quote}>{quote}</mark>
            </p>
          ))}
        </div>
      )}
      <div className={styles.part}>
        <h3 className={styles.small}>{t('explain')}</h3>
        <p>{challenge.explain[language]}</p>
      </div>
      <div className={styles.part}>
        <h3 className={styles.small}>{t('rule')}</h3>
        <p>{t(limit ? 'ruleTyped' : RULES[given.length > 1 ? 'choices' : 'choice'])}</p>
      </div>
      {effect && <AnswerBars people={effect.people} newest={effect.is_more === 1 ? effect.looked : 0} />}
    </Card>
  );
}

/** The letters that are not the same are underlined, so that nobody has to look for them. */
function Differing({ one, other, isKey = false }: { one: string; other: string; isKey?: boolean }) {
  const [before, differs, after] = differing(one, other);
  return (
    <>
      {before}
      {differs && <span className={isKey ? styles.differsKey : styles.differs}>{differs}</span>}
      {after}
    </>
  );
}
