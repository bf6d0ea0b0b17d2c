import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import type { Answer } from '../../paper/answers.ts';
import { playerMessages } from '../../player.messages.ts';
import type { PlayerState } from '../../sitting/usePlayer.ts';
import { useSheetFact } from '../../sitting/useSitting.ts';
import styles from './ClashDialog.module.css';

/** Two places gave different answers to a question: both are shown, and the learner says which one counts. */
export function ClashDialog({ player }: { player: PlayerState }) {
  const t = useText(playerMessages);
  const { sitting, seats } = player;
  const clashes = useSheetFact(sitting, 'clashes');
  const numberOf = (key: string) => seats.find((seat) => seat.key === key)?.n ?? 0;
  const words = (answer: Answer) => (typeof answer === 'string' ? answer : answer.join(', ')) || t('clashBlank');
  return (
    <Dialog
      opened={clashes.length > 0}
      onClose={() => {}}
      mustChoose
      width={520}
      title={t('clashTitle')}
      footer={
        <>
          <Button onClick={() => sitting.sheet.settle('theirs')}>{t('clashTheirs')}</Button>
          <Button kind="primary" onClick={() => sitting.sheet.settle('mine')}>
            {t('clashMine')}
          </Button>
        </>
      }
    >
      <p className={styles.sentence}>{t('clashSentence')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('question')}</th>
            <th scope="col">{t('clashHere')}</th>
            <th scope="col">{t('clashThere')}</th>
          </tr>
        </thead>
        <tbody>
          {clashes.map(({ key, mine, theirs }) => (
            <tr key={key}>
              <th scope="row">{numberOf(key)}</th>
              <td>{words(mine)}</td>
              <td>{words(theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
