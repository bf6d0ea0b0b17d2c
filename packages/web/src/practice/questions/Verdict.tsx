import type { QuestionResult } from '@ninefold/contract/practice/result';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import type { Seat } from '../paper/seats.ts';
import { playerMessages } from '../player.messages.ts';
import { useDesk, useIsCurrent } from './desk.ts';
import styles from './Verdict.module.css';

/** Practice mode: "check this one", and then whether it was right and why. Exam mode has nothing of this. */
export function Verdict({ seats }: { seats: readonly Seat[] }) {
  const t = useText(playerMessages);
  const { results, onCheck } = useDesk();
  const isCurrent = useIsCurrent(seats);
  const key = seats[0]?.key ?? '';
  const result = results.get(key);
  if (result && onCheck) return <VerdictWords result={result} />;
  if (!onCheck || !isCurrent) return null;
  return (
    <div className={styles.ask}>
      <Button kind="soft" size="sm" onClick={() => onCheck(key)}>
        {t('checkThis')}
      </Button>
    </div>
  );
}

/** There is no room for verdicts beside gaps inside a text, so they are shown below it. */
export function BodyVerdicts({ seats }: { seats: readonly Seat[] }) {
  const { onCheck } = useDesk();
  if (!onCheck) return null;
  return seats.map((seat) => <Verdict key={seat.n} seats={[seat]} />);
}

function VerdictWords({ result }: { result: QuestionResult }) {
  const t = useText(playerMessages);
  const { language } = useLanguage();
  const right = result.right === result.total;
  return (
    <div className={cx(styles.verdict, right ? styles.right : styles.wrong)} role="status">
      <p className={styles.head}>
        <Icon of={right ? IconCheck : IconX} size={16} />
        <b>{t(right ? 'isRight' : 'isWrong', { n: result.n.join(', ') })}</b>
        {!right && <span>{t('rightAnswer', { answer: result.answer.join(', ') })}</span>}
      </p>
      <p className={styles.why}>{result.explain[language]}</p>
    </div>
  );
}
