import type { MistakeCard } from '@ninefold/contract/mistakes/card';
import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { useTypeName } from '#practice/question-types/useTypeName.ts';
import { Tag } from '#ui/Tag.tsx';
import { MistakeSkillIcon } from '../MistakeSkillIcon.tsx';
import { mistakesMessages } from '../mistakes.messages.ts';
import { dayOf, useDayText } from '../useDayText.ts';
import { useNames } from '../useNames.ts';
import styles from './DrillPage.module.css';

/** What kind of mistake it is and where it was made. */
export function CardHead({ card, where, children }: { card: MistakeCard; where?: string; children?: ReactNode }) {
  const t = useText(mistakesMessages);
  const { language } = useLanguage();
  const names = useNames();
  const typeName = useTypeName();
  const day = useDayText();
  const { place, skill, kind, type } = card;
  const when = day(dayOf(card.last_seen));
  return (
    <div className={styles.head} data-form={card.drill.form}>
      <Tag tone="line" icon={<MistakeSkillIcon skill={skill} size={16} />}>
        {names.skill(skill)} · {type !== '' && kind === 'question' ? typeName(type) : names.kind(kind)}
      </Tag>
      <span className={styles.where} data-where>
        {where}
        {place.source === 'attempt' && t('lostOn', { title: place.title[language], n: place.n.join('–'), day: when })}
        {place.source === 'training' && t('trainedOn', { title: place.title[language], day: when })}
        {place.source === 'dictation' && t('dictatedOn', { title: place.title[language], n: place.order, day: when })}
        {place.source === 'speaking' && t('saidOn', { title: place.title[language], day: when })}
        {place.source === 'essay' && t('writtenOn', { title: place.title[language], day: when })}
        {place.source === 'word' && t('lookedUp', { day: when })}
      </span>
      {children}
      {card.seen > 1 && <span className={styles.seen}>{t('again', { count: card.seen })}</span>}
    </div>
  );
}
