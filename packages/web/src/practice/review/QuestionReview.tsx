import type { QuestionResult, Result } from '@ninefold/contract/practice/result';
import { IconCheck, IconMessageReport, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { Tag } from '#ui/Tag.tsx';
import type { PracticeKit } from '../practice-kit.ts';
import { answerWords } from './answer-words.ts';
import { ChallengeDialog } from './ChallengeDialog.tsx';
import { contextOf } from './context-of.ts';
import { EvidenceList } from './EvidenceList.tsx';
import styles from './QuestionReview.module.css';
import { reviewMessages } from './review.messages.ts';

type QuestionReviewProps = { kit: PracticeKit; result: Result; question: QuestionResult; onShow: () => void };

/** One question: the answer given, the right one, why, and where the text says so. */
export function QuestionReview({ kit, result, question, onShow }: QuestionReviewProps) {
  const t = useText(reviewMessages);
  const { language } = useLanguage();
  const [challenging, setChallenging] = useState(false);
  const paper = result.attempt.papers.find(({ id }) => id === question.paper_id);
  const group = paper?.groups[question.group];
  const asked = group?.questions.find(({ key }) => question.key === `${question.paper_id}.${key}`);
  if (!paper || !group || !asked) return null;
  const right = question.right === question.total;
  const other = language === 'zh' ? 'en' : 'zh';
  const given = answerWords(group, asked, question.given);
  const keys = answerWords(group, asked, question.answer);
  const why = Object.entries(question.why).filter(([key]) => [...question.given, ...question.answer].includes(key));
  return (
    <li className={styles.question} data-review={question.n[0]}>
      <div className={styles.head}>
        <span className={cx(styles.mark, right ? styles.right : styles.wrong)}>
          <Icon of={right ? IconCheck : IconX} size={16} />
          <span className="nf-sr-only">{t(right ? 'isRight' : 'isWrong')}</span>
        </span>
        <b className={styles.number}>{question.n.join('–')}</b>
        <p className={styles.stem} lang="en">
          {contextOf(group, asked)}
        </p>
      </div>
      <dl className={styles.answers}>
        <div>
          <dt>{t('given')}</dt>
          <dd className={right ? styles.right : styles.wrong} lang="en">
            {given.length > 0 ? given.join('; ') : t('blank')}
          </dd>
        </div>
        <div>
          <dt>{t('key')}</dt>
          <dd lang="en">{keys.join('; ')}</dd>
        </div>
        {question.reason !== '' && (
          <div>
            <dt>{t('reason')}</dt>
            <dd>
              <Tag tone="warn">{t(`reason_${question.reason}`)}</Tag>
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.explain}>{question.explain[language]}</p>
      <p className={styles.other} lang={other === 'zh' ? 'zh-CN' : 'en'}>
        {question.explain[other]}
      </p>
      {why.length > 0 && (
        <ul className={styles.why}>
          {why.map(([key, words]) => (
            <li key={key}>
              <b>{key}</b> {words[language]}
            </li>
          ))}
        </ul>
      )}
      {question.paraphrase.length > 0 && (
        <div className={styles.pairs}>
          <span className={styles.label}>{t('paraphrase')}</span>
          <ul lang="en">
            {question.paraphrase.map(({ q, t: text }) => (
              <li key={`${q} ${text}`}>
                {q} <span aria-hidden="true">=</span> {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <EvidenceList kit={kit} paper={paper} question={question} onShow={onShow} />
      <div className={styles.foot}>
        {question.challenge ? (
          <p className={styles.challenge}>
            {t(`challenge_${question.challenge.state}`)}
            {question.challenge.reply && <span> {question.challenge.reply}</span>}
          </p>
        ) : (
          !right && (
            <Button
              kind="ghost"
              size="sm"
              leftIcon={<Icon of={IconMessageReport} size={16} />}
              onClick={() => setChallenging(true)}
            >
              {t('challenge')}
            </Button>
          )
        )}
      </div>
      {challenging && (
        <ChallengeDialog attemptId={result.attempt.id} question={question} onClose={() => setChallenging(false)} />
      )}
    </li>
  );
}
