import type { SegmentAnswer } from '@ninefold/contract/writing/segmented';
import { IconCircleCheck, IconPencil, IconRotate } from '@tabler/icons-react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Card } from '#ui/Card.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { Tag } from '#ui/Tag.tsx';
import styles from './Segmented.module.css';
import { segmentedMessages } from './segmented.messages.ts';

const SIGNS = { right: IconCircleCheck, close: IconPencil, again: IconRotate };

/** What was found, kind by kind, with the reason; then our model, which is one way and not the only one. */
export function Answered({ answer }: { answer: SegmentAnswer }) {
  const t = useText(segmentedMessages);
  const { language } = useLanguage();
  const { verdict, findings, models, note, hints } = answer;
  return (
    <Card className={styles.answered} aria-live="polite">
      <p className={cx(styles.verdict, styles[`is_${verdict}`])}>
        <Icon of={SIGNS[verdict]} size={20} /> <b>{t(`verdict_${verdict}`)}</b>
        {hints > 0 && <span className={styles.soft}>{t('withHints', { count: hints })}</span>}
      </p>
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((one) => (
            <li key={`${one.kind} ${one.start} ${one.text.en}`}>
              <Tag tone={one.certain ? 'warn' : 'line'}>{t(one.certain ? `kind_${one.kind}` : 'ask')}</Tag>
              <span>
                {one.original && (
                  <span lang="en" className={styles.diff}>
                    {one.certain ? <del>{one.original}</del> : <span>{one.original}</span>}
                    {one.replacement && <ins>{one.replacement}</ins>}
                  </span>
                )}{' '}
                {one.text[language]}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.models}>
        <small>{t('model')}</small>
        {models.map((model) => (
          <p key={model} lang="en">
            {model}
          </p>
        ))}
        {note && <p className={styles.soft}>{note[language]}</p>}
      </div>
    </Card>
  );
}
