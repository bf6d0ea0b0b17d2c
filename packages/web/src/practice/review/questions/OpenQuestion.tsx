import type { QuestionResult } from '@ninefold/contract/practice/result';
import { questionState } from '@ninefold/core/practice/review-table';
import { IconBook2, IconLanguage, IconMessageReport } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { PracticeKit } from '../../practice-kit.ts';
import { reviewMessages } from '../review.messages.ts';
import type { ReviewChoices } from '../useReviewChoices.ts';
import type { Asked } from './asked.ts';
import { ChallengeDialog } from './ChallengeDialog.tsx';
import { EvidenceList } from './EvidenceList.tsx';
import { GivenAndKey } from './GivenAndKey.tsx';
import styles from './OpenQuestion.module.css';

type OpenQuestionProps = {
  kit: PracticeKit;
  attemptId: number;
  asked: Asked;
  result: QuestionResult;
  choices: ReviewChoices;
  onShowText: () => void;
};

/** The answer given, the right one, the words that prove it, and why. */
export function OpenQuestion({ kit, attemptId, asked, result, choices, onShowText }: OpenQuestionProps) {
  const t = useText(reviewMessages);
  const texts = kit.useTexts();
  const { language } = useLanguage();
  const [challenging, setChallenging] = useState(false);
  const other = language === 'zh' ? 'en' : 'zh';
  const right = questionState(result) === 'right';
  const at = result.evidence[0]?.at;
  return (
    <div className={styles.open}>
      <GivenAndKey asked={asked} result={result} />
      <EvidenceList kit={kit} paper={asked.paper} question={result} />
      <p className={styles.explain}>{result.explain[language]}</p>
      {choices.bilingual && (
        <p className={styles.explain} lang={other === 'zh' ? 'zh-CN' : 'en'}>
          {result.explain[other]}
        </p>
      )}
      <OptionNotes result={result} />
      <Paraphrases result={result} />
      <div className={styles.foot}>
        {at !== undefined && (
          <Button kind="ghost" size="sm" leftIcon={<Icon of={IconBook2} size={16} />} onClick={onShowText}>
            {texts.showEvidence(at)}
          </Button>
        )}
        <Button
          kind="ghost"
          size="sm"
          leftIcon={<Icon of={IconLanguage} size={16} />}
          aria-pressed={choices.bilingual}
          onClick={choices.toggleLanguage}
        >
          {t('otherLanguage')}
        </Button>
        {!right && !result.challenge && (
          <Button
            kind="ghost"
            size="sm"
            leftIcon={<Icon of={IconMessageReport} size={16} />}
            onClick={() => setChallenging(true)}
          >
            {t('challenge')}
          </Button>
        )}
      </div>
      {result.challenge && (
        <p className={styles.challenge}>
          {t(`challenge_${result.challenge.state}`)}
          {result.challenge.reply && <span> {result.challenge.reply}</span>}
        </p>
      )}
      {challenging && <ChallengeDialog attemptId={attemptId} question={result} onClose={() => setChallenging(false)} />}
    </div>
  );
}

/** Why the chosen option is tempting, and why the right one is right. */
function OptionNotes({ result: { why, given, answer } }: { result: QuestionResult }) {
  const { language } = useLanguage();
  const notes = Object.entries(why).filter(([key]) => [...given, ...answer].includes(key));
  if (notes.length === 0) return null;
  return (
    <ul className={styles.why}>
      {notes.map(([key, words]) => (
        <li key={key}>
          <b>{key}</b> {words[language]}
        </li>
      ))}
    </ul>
  );
}

function Paraphrases({ result: { paraphrase } }: { result: QuestionResult }) {
  const t = useText(reviewMessages);
  if (paraphrase.length === 0) return null;
  return (
    <div className={styles.pairs}>
      <span className={styles.label}>{t('paraphrase')}</span>
      <ul lang="en">
        {paraphrase.map(({ q, t: text }) => (
          <li key={`${q} ${text}`}>
            {q} <span aria-hidden="true">=</span> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
