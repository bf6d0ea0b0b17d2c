import type { Exercise, ExerciseSolution } from '@ninefold/contract/training/item';
import { wordDiff } from '@ninefold/core/writing/compare/word-diff';
import { IconBulb, IconInfoCircle } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { lazyPart } from '#navigation/lazy-part.ts';
import { Icon } from '#ui/Icon.tsx';
import { itemMessages } from './items.messages.ts';
import styles from './Solution.module.css';

type Props = { exercise: Exercise; solution: ExerciseSolution; given: readonly string[] };

const SENTENCES: readonly Exercise['do'][] = ['correct', 'translate', 'dictate'];

const SaidWords = lazyPart(() => import('../say/SaidWords.tsx').then((file) => file.SaidWords));

/** After the answer: what is right, drawn on the learner's own sentence where there is one, and why. */
export function ExerciseSolutionView({ exercise, solution, given }: Props) {
  const t = useText(itemMessages);
  const { language } = useLanguage();
  const { answers, pairs, nearest, heard, zh, explain, why } = solution;
  const own = given.join(' ').trim();
  const isSentence = SENTENCES.includes(exercise.do);
  if (exercise.do === 'say')
    return (
      <div className={styles.solution}>
        <Suspense fallback={null}>{solution.reading && <SaidWords reading={solution.reading} />}</Suspense>
        {explain && <Reason icon="explain">{explain[language]}</Reason>}
      </div>
    );
  return (
    <div className={styles.solution}>
      {isSentence && own !== '' && own !== nearest && <Diff own={own} model={nearest} />}
      {exercise.do === 'match' ? (
        <ul className={styles.pairs} aria-label={t('key')}>
          {pairs.map(([left, right]) => (
            <li key={left}>
              <span lang="en">{left}</span> <span aria-hidden="true">=</span> <b>{right}</b>
            </li>
          ))}
        </ul>
      ) : (
        <dl className={styles.answers}>
          <dt>{t(isSentence ? (answers.length > 1 ? 'keys' : 'model') : 'key')}</dt>
          {answers.map((answer) => (
            <dd key={answer} lang="en">
              {answer}
            </dd>
          ))}
        </dl>
      )}
      {heard !== '' && exercise.do !== 'dictate' && (
        <p className={styles.heard} lang="en">
          <b lang={language === 'zh' ? 'zh-CN' : 'en'}>{t('heard')}</b> {heard}
        </p>
      )}
      {zh !== '' && (
        <p className={styles.heard} lang="zh-CN">
          {zh}
        </p>
      )}
      {why && <Reason icon="why">{why[language]}</Reason>}
      {explain && <Reason icon="explain">{explain[language]}</Reason>}
    </div>
  );
}

function Reason({ icon, children }: { icon: 'why' | 'explain'; children: string }) {
  const t = useText(itemMessages);
  return (
    <div className={styles.reason}>
      <Icon of={icon === 'why' ? IconInfoCircle : IconBulb} size={18} />
      <p>
        <b className="nf-sr-only">{t(icon)}</b>
        {children}
      </p>
    </div>
  );
}

function Diff({ own, model }: { own: string; model: string }) {
  const t = useText(itemMessages);
  return (
    <p className={styles.diff} lang="en" title={t('diff')}>
      {wordDiff(own, model).map(({ kind, text }, at) => {
        const key = `${at} ${text}`;
        if (kind === 'removed') return <del key={key}>{text}</del>;
        return kind === 'added' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}
