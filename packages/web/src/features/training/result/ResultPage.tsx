import type { Training } from '@ninefold/contract/training/record';
import { shortDuration } from '@ninefold/core/time/duration';
import { TRAINING_TYPE } from '@ninefold/core/training/courses';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { useInside } from '#practice/inside/inside.ts';
import { LostHere } from '#practice/lost/LostHere.tsx';
import { useTypeName } from '#practice/question-types/useTypeName.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { trainingMessages } from '../training.messages.ts';
import { EveryItem } from './EveryItem.tsx';
import styles from './ResultPage.module.css';
import { Tallies } from './Tallies.tsx';

const Go = linkAs(ButtonLink);

/** Where "once more" leads: the same set, or another drill of the type. */
export type Again = { to: 'set'; id: number } | { to: 'drill'; skill: 'reading' | 'listening'; type: string };

/** What a sitting was worth: at the first answer, by kind and by area, and every exercise with its reason. */
export function ResultPage({ record, again }: { record: Training; again: Again }) {
  const t = useText(trainingMessages);
  const { language } = useLanguage();
  const typeName = useTypeName();
  const inside = useInside();
  const { result } = record;
  if (!result) return null;
  const { right, total, close, skipped, best_before, coins } = result;
  const title =
    record.question_type === '' ? record.title[language] : t('drillTitle', { type: typeName(record.question_type) });
  return (
    <div className={styles.page} data-result={`${right}/${total}`}>
      <Card padding="lg" className={styles.head}>
        <p className={styles.name}>{title}</p>
        <h1>{right === total ? t('resultAll', { total }) : t('resultTitle', { right, total })}</h1>
        <p className={styles.facts}>
          {record.seconds > 0 && <span>{t('resultTime', { time: shortDuration(record.seconds) })}</span>}
          {best_before >= 0 && right > best_before && <span>{t('resultBetter', { more: right - best_before })}</span>}
          {best_before >= 0 && right === best_before && <span>{t('resultSame')}</span>}
          {close > 0 && <span>{t('resultClose', { count: close })}</span>}
          {skipped > 0 && <span>{t('resultSkipped', { count: skipped })}</span>}
          {coins.paid > 0 && <span>{t('coins', { coins: coins.paid })}</span>}
          {coins.over_limit === 1 && <span>{t('overLimit')}</span>}
        </p>
        <LostHere where={{ training_id: record.id }} />
        {/* Inside a lesson the way on is the lesson's. */}
        {!inside && (
          <p className={styles.actions}>
            <Once again={again} />
            <Go to="/training-list/{-$type}" params={{ type: TRAINING_TYPE[record.course] }}>
              {t('moreSets')}
            </Go>
          </p>
        )}
      </Card>
      {record.kind === 'set' && <Tallies result={result} />}
      <EveryItem record={record} />
    </div>
  );
}

function Once({ again }: { again: Again }) {
  const t = useText(trainingMessages);
  if (again.to === 'drill')
    return (
      <Go kind="primary" to="/training-drill/$skill/$type" params={{ skill: again.skill, type: again.type }}>
        {t('drillMore')}
      </Go>
    );
  return (
    <Go
      kind="primary"
      to="/training-collection/$collectionId/{-$collectionRecordId}"
      params={{ collectionId: again.id }}
    >
      {t('again')}
    </Go>
  );
}
