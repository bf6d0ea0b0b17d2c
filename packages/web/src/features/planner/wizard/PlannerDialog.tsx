import type { UserInfo } from '@ninefold/contract/identity';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { useMe } from '#session/session.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { usePlanWizard } from './usePlanWizard.ts';
import { useSavePlan } from './useSavePlan.ts';
import { WizardBody } from './WizardBody.tsx';
import { WizardFooter } from './WizardFooter.tsx';
import { wizardMessages } from './wizard.messages.ts';

type PlannerDialogProps = { opened: boolean; onClose: () => void };

/** The wizard over the home page, for everything wider than a phone. */
export function PlannerDialog({ opened, onClose }: PlannerDialogProps) {
  const me = useMe();
  const visit = useVisit(opened);
  return me && <DialogOfOneVisit key={visit} me={me} opened={opened} onClose={onClose} />;
}

function DialogOfOneVisit({ me, opened, onClose }: PlannerDialogProps & { me: UserInfo }) {
  const t = useText(wizardMessages);
  const wizard = usePlanWizard(me, false);
  const saving = useSavePlan(me, onClose);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('title')}
      width={940}
      footer={
        <WizardFooter
          wizard={wizard}
          first={me.is_done_learning_plan === 1 ? 1 : 0}
          saving={saving.busy}
          onComplete={() => void saving.save(wizard.plan.draft)}
        />
      }
    >
      <WizardBody me={me} wizard={wizard} onLeave={onClose} />
    </Dialog>
  );
}

/** Counts the openings: each starts from the stored answers, while a closing dialog still shows its last step. */
function useVisit(opened: boolean): number {
  const [visit, setVisit] = useState({ number: 0, opened });
  if (visit.opened !== opened) setVisit({ number: visit.number + (opened ? 1 : 0), opened });
  return visit.number;
}
