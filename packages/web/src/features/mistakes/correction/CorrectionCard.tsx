import type { DrillOf } from '@ninefold/contract/mistakes/card';
import type { Answered } from '@ninefold/contract/mistakes/solution';
import { useText } from '#i18n/useText.ts';
import styles from './CorrectionCard.module.css';
import { CorrectionSolution, isSlip, OwnSentence } from './CorrectionSolution.tsx';
import { correctionMessages } from './correction.messages.ts';

type CorrectionCardProps = {
  drill: DrillOf<'correction'>;
  value: string | readonly string[];
  onChange: (value: string) => void;
  answered: Answered | null;
  readOnly: boolean;
};

/** A sentence of the learner's own with a slip marked in it; what should stand there is typed. */
export function CorrectionCard({ drill, value, onChange, answered, readOnly }: CorrectionCardProps) {
  const t = useText(correctionMessages);
  const solution = answered?.solution.form === 'correction' ? answered.solution : null;
  return (
    <div className={styles.card}>
      <p className={styles.ask}>
        {t(drill.slip === '' ? 'correctionBetter' : 'correctionAsk')}
        {isSlip(drill.slip) && <span> · {t(`slip_${drill.slip}`)}</span>}
      </p>
      <OwnSentence {...drill} />
      <label className={styles.field}>
        {t('correctionField')}
        <input
          lang="en"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typeof value === 'string' ? value : ''}
          readOnly={readOnly}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </label>
      {answered && solution && <CorrectionSolution right={answered.right === 1} solution={solution} />}
    </div>
  );
}
