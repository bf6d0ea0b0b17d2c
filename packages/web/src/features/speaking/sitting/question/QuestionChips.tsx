import { IconCheck } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Icon } from '#ui/Icon.tsx';
import { sittingMessages } from '../sitting.messages.ts';
import { type Interview, listedQuestions } from '../useInterview.ts';
import styles from './QuestionChips.module.css';

/** Practice: every question by its number, answered ones ticked; any of them may be taken. */
export function QuestionChips({ interview }: { interview: Interview }) {
  const t = useText(sittingMessages);
  const { question, given, answers, sitting } = interview;
  const listed = listedQuestions(interview);
  const busy = answers.phase !== 'ready';
  const place = listed.findIndex(({ order }) => order === question?.order);
  return (
    <nav className={styles.chips} aria-label={t('questions')}>
      <span className={styles.count}>{t('nth', { n: place + 1, all: listed.length })}</span>
      {sitting.mode === 'practice' &&
        listed.length > 1 &&
        listed.map(({ order, text }, at) => (
          <button
            key={order}
            type="button"
            className={styles.chip}
            title={text}
            aria-label={t('nth', { n: at + 1, all: listed.length })}
            aria-current={order === question?.order || undefined}
            disabled={busy}
            onClick={() => interview.choose(order)}
          >
            {given.some((one) => one.order === order) ? <Icon of={IconCheck} size={16} /> : at + 1}
          </button>
        ))}
    </nav>
  );
}
