import type { Collection } from '@ninefold/contract/training/record';
import { IconLock } from '@tabler/icons-react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { Tag } from '#ui/Tag.tsx';
import { trainingMessages } from '../training.messages.ts';
import styles from './CollectionCard.module.css';

const Go = linkAs(ButtonLink);

/** One set: what it trains, how long it takes, how far the learner has come, and what to do next. */
export function CollectionCard({ set, look, first }: { set: Collection; look: 'cards' | 'rows'; first: boolean }) {
  const t = useText(trainingMessages);
  const { language } = useLanguage();
  const { state, settled, count, best } = set;
  return (
    <li className={cx(styles.set, look === 'cards' ? styles.card : styles.row)} data-set={set.id} data-state={state}>
      <div className={styles.words}>
        <p className={styles.tags}>
          <Tag tone="line">{t(`area_${set.area}`)}</Tag>
          {set.level > 0 && <span>{t('level', { level: set.level })}</span>}
        </p>
        <h2 className={styles.title}>{set.title[language]}</h2>
        {look === 'cards' && set.intro && <p className={styles.intro}>{set.intro[language]}</p>}
        <p className={styles.facts}>{t('facts', { count, minutes: set.minutes })}</p>
      </div>
      <div className={styles.foot}>
        <div className={styles.state}>
          <span>
            {state === 'open' && t('settled', { settled, count })}
            {state === 'done' && t('best', { best, count })}
            {state === 'new' && t('notBegun')}
          </span>
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${(100 * (state === 'open' ? settled : Math.max(0, best))) / count}%` }} />
          </span>
        </div>
        <Actions set={set} first={first} />
      </div>
    </li>
  );
}

function Actions({ set, first }: { set: Collection; first: boolean }) {
  const t = useText(trainingMessages);
  const { id, state, record_id, locked } = set;
  const at = (recordId?: number) =>
    ({
      to: '/training-collection/$collectionId/{-$collectionRecordId}',
      params: { collectionId: id, ...(recordId && { collectionRecordId: recordId }) },
    }) as const;
  if (locked === 1 && state !== 'open')
    return (
      <Go kind="soft" size="sm" to="/profile/vip" leftIcon={<Icon of={IconLock} size={16} />}>
        {t('unlock')}
      </Go>
    );
  return (
    <div className={styles.actions}>
      {state === 'done' && (
        <Go kind="ghost" size="sm" {...at(record_id)}>
          {t('look')}
        </Go>
      )}
      <Go kind={first ? 'primary' : 'soft'} size="sm" {...at(state === 'open' ? record_id : undefined)}>
        {t(state === 'open' ? 'goOn' : state === 'done' ? 'again' : 'begin')}
      </Go>
    </div>
  );
}
