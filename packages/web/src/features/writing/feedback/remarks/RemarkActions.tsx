import { type EssayRemark, isFault } from '@ninefold/core/writing/feedback/remarks';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import { useLit } from '../report/lit.ts';
import type { Choices } from '../useChoices.ts';
import { DisagreeDialog } from './DisagreeDialog.tsx';
import styles from './RemarkList.module.css';

type RemarkActionsProps = {
  remark: EssayRemark;
  choices: Choices;
  /** The words were asked for: whatever covers them goes. */
  onShown?: () => void;
};

/** Take it into the next draft, or say that it is not so. Praise needs no answer, and a place to begin claims nothing. */
export function RemarkActions({ remark, choices, onShown }: RemarkActionsProps) {
  const t = useText(feedbackMessages);
  const lit = useLit();
  const [disagreeing, setDisagreeing] = useState(false);
  const said = choices.of(remark.key);
  const weak = remark.correction === null;
  function showWords() {
    onShown?.();
    lit.showWords(remark.key, true);
  }
  return (
    <div className={styles.actions}>
      {choices.canSay && remark.tone !== 'good' && said === '' && (
        <>
          <Button size="sm" onClick={() => choices.say(remark.key, 'taken')}>
            {t(weak ? 'takeWeak' : 'take')}
          </Button>
          {isFault(remark) && (
            <Button size="sm" kind="ghost" aria-haspopup="dialog" onClick={() => setDisagreeing(true)}>
              {t('disagree')}
            </Button>
          )}
        </>
      )}
      {choices.canSay && said !== '' && (
        <Button size="sm" kind="ghost" onClick={() => choices.say(remark.key, '')}>
          {t('undo')}
        </Button>
      )}
      <Button size="sm" kind="ghost" onClick={showWords}>
        {t('inText')}
      </Button>
      {disagreeing && (
        <DisagreeDialog
          n={remark.n}
          onSend={(words) => choices.say(remark.key, 'disagree', words)}
          onClose={() => setDisagreeing(false)}
        />
      )}
    </div>
  );
}
