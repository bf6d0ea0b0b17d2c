import { mockScoresIn } from '@ninefold/core/score-fields';
import { SKILLS } from '@ninefold/core/skills';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { BandRing } from '#ui/band/BandRing.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import styles from './MockPrompt.module.css';
import type { PlanWizard } from './usePlanWizard.ts';
import { wizardMessages } from './wizard.messages.ts';

type MockPromptProps = Pick<PlanWizard, 'offer' | 'answerOffer' | 'dismissOffer'>;

/**
 * Asked of those who have taken IELTS and have a mock test here. Closing it is not an answer: they stay on the step.
 */
export function MockPrompt({ offer, answerOffer, dismissOffer }: MockPromptProps) {
  const t = useText(wizardMessages);
  const skills = useText(skillMessages);
  return (
    <Dialog
      opened={offer !== null}
      onClose={dismissOffer}
      title={t('mockTitle')}
      width={440}
      footer={
        <>
          <Button onClick={() => answerOffer(false)}>{t('mockNo')}</Button>
          <Button kind="primary" onClick={() => answerOffer(true)}>
            {t('mockYes')}
          </Button>
        </>
      }
    >
      <p>{t('mockSentence')}</p>
      {offer && (
        <ul className={styles.scores}>
          {SKILLS.map((skill) => (
            <li key={skill}>
              <BandRing score={mockScoresIn(offer)[skill]} subject={skills(skill)} />
              <span aria-hidden="true">{skills(skill)}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
