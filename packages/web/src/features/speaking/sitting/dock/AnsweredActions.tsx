import { IconArrowRight, IconMicrophone } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { clockTime } from '../../clock-time.ts';
import { stopAnswer } from '../../recording/own-voice.ts';
import { PlayAnswer } from '../../recording/PlayAnswer.tsx';
import { sittingMessages } from '../sitting.messages.ts';
import { type Interview, listedQuestions } from '../useInterview.ts';
import styles from './AnsweredActions.module.css';

/** Practice, after an answer: how long it was, one's own voice, another try, and the way on. */
export function AnsweredActions({ interview }: { interview: Interview }) {
  const t = useText(sittingMessages);
  const { question, given, sitting } = interview;
  const mine = given.find(({ order }) => order === question?.order);
  if (!question || !mine) return null;
  const file = sitting.answers.find((one) => one.order === mine.order && one.try === mine.try)?.file_url ?? '';
  const time = clockTime(mine.seconds);
  const { from, to } = question.length;
  const verdict =
    mine.seconds < from * 0.9 ? 'answeredShort' : mine.seconds > to * 1.25 ? 'answeredLong' : 'answeredGood';
  const left = listedQuestions(interview).some(({ order }) => !given.some((one) => one.order === order));
  return (
    <div className={styles.answered} data-answered={question.order}>
      <p className={styles.words} role="status">
        <b>{mine.try > 1 ? t('tryNumber', { n: mine.try }) : t('answered')}</b> <span>{t(verdict, { time })}</span>
      </p>
      <div className={styles.buttons}>
        {file === '' ? (
          <span className={styles.quiet}>{t('sendingMine')}</span>
        ) : (
          <PlayAnswer url={file} words={{ play: t('playMine'), stop: t('stopMine'), failed: t('playFailed') }} />
        )}
        <Button
          leftIcon={<Icon of={IconMicrophone} size={18} />}
          onClick={() => {
            stopAnswer();
            interview.again();
          }}
        >
          {t('again')}
        </Button>
        <Button kind="primary" rightIcon={<Icon of={IconArrowRight} size={18} />} onClick={interview.next}>
          {t(left ? 'next' : 'finish')}
        </Button>
      </div>
    </div>
  );
}
