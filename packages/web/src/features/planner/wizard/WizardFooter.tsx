import { IconArrowRight, IconInfoCircle } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { PlanWizard } from './usePlanWizard.ts';
import styles from './WizardFooter.module.css';
import { wizardMessages } from './wizard.messages.ts';

type WizardFooterProps = {
  wizard: PlanWizard;
  saving: boolean;
  onComplete: () => void;
  /** On a phone there is no intro to go back to. */
  first: 0 | 1;
};

/** One primary button: the next step. */
export function WizardFooter({ wizard, saving, onComplete, first }: WizardFooterProps) {
  const t = useText(wizardMessages);
  const { step } = wizard.plan;
  const forward = step === 0 ? t('startNow') : step === 3 ? t('generate') : t('next');
  if (step === 4) {
    // What is being saved cannot be changed under way: the learner would be led home from the changed answers.
    return (
      <>
        <Button kind="ghost" className={styles.reset} disabled={saving} onClick={wizard.startOver}>
          {t('reset')}
        </Button>
        <Button disabled={saving} onClick={() => wizard.send({ type: 'wants_changes' })}>
          {t('adjust')}
        </Button>
        <Button kind="primary" busy={saving} onClick={onComplete}>
          {t('complete')}
        </Button>
      </>
    );
  }
  return (
    <>
      {step === 3 && (
        <p className={styles.rule}>
          <Icon of={IconInfoCircle} size={16} />
          {t('targetRule')}
        </p>
      )}
      {step > first && (
        <Button kind="ghost" onClick={() => wizard.send({ type: 'went_back' })}>
          {t('back')}
        </Button>
      )}
      <Button kind="primary" rightIcon={<Icon of={IconArrowRight} size={18} />} onClick={() => void wizard.goOn()}>
        {forward}
      </Button>
    </>
  );
}
