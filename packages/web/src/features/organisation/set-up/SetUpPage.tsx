import { SET_UP_STEPS, type SetUpStep } from '@ninefold/core/organisation/set-up';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { staffQueries } from '../staff/staff.queries.ts';
import { SchoolStep } from './SchoolStep.tsx';
import { SetUpBar } from './SetUpBar.tsx';
import { CheckStep, NoticeStep, StudentsStep, TeachersStep } from './SetUpSteps.tsx';
import { StudentsWillSee } from './StudentsWillSee.tsx';
import { setUpMessages } from './set-up.messages.ts';
import styles from './set-up.module.css';
import { WhatIsMissing } from './WhatIsMissing.tsx';

/**
 * `/admin/set-up/12/students`: a school set up step by step. What a step does is saved at once, so leaving, going back
 * and coming again lose nothing.
 */
export function SetUpPage({ path }: { path: string }) {
  const t = useText(setUpMessages);
  const navigate = useNavigate();
  const go = (_splat: string) => void navigate({ to: '/admin/$', params: { _splat } });
  const form = useId();
  const [id, asked] = path.split('/');
  const schoolId = Number(id) || null;
  const step = SET_UP_STEPS.find((one) => one === asked) ?? 'school';
  const { data: school } = useQuery({ ...staffQueries.school(schoolId ?? 0), enabled: schoolId !== null });
  const [typed, setTyped] = useState('');
  const at = SET_UP_STEPS.indexOf(step);
  const show = (next: SetUpStep, of = schoolId) => go(`set-up/${of ?? ''}/${next}`);
  const leave = () => go('schools');
  const next = () => (step === 'check' ? leave() : show(SET_UP_STEPS[at + 1] ?? 'check'));
  return (
    <div className={styles.page}>
      <SetUpBar name={school?.name ?? t('newSchool')} step={step} onLeave={leave} />
      <main className={styles.main}>
        <div className={styles.work}>
          {schoolId !== null && !school ? <LoadingRows rows={4} rowHeight={64} /> : body()}
        </div>
        <div className={styles.aside}>
          <StudentsWillSee school={school ?? null} typed={typed} />
          {school && step !== 'check' && <WhatIsMissing school={school} />}
        </div>
      </main>
      <footer className={styles.footer}>
        <p className={styles.note}>{t(`note_${step}`)}</p>
        <div className={styles.acts}>
          {at > 0 && (
            <Button
              kind="ghost"
              leftIcon={<Icon of={IconArrowLeft} size={18} />}
              onClick={() => show(SET_UP_STEPS[at - 1] ?? 'school')}
            >
              {t('back')}
            </Button>
          )}
          {step === 'school' ? (
            <Button kind="primary" type="submit" form={form} rightIcon={<Icon of={IconArrowRight} size={18} />}>
              {t('next_school')}
            </Button>
          ) : (
            <Button kind="primary" rightIcon={<Icon of={IconArrowRight} size={18} />} onClick={next}>
              {t(`next_${step}`)}
            </Button>
          )}
        </div>
      </footer>
    </div>
  );

  function body(): ReactNode {
    if (step === 'school' || !school)
      return (
        <SchoolStep form={form} school={school ?? null} onTyped={setTyped} onDone={(of) => show('teachers', of)} />
      );
    if (step === 'teachers') return <TeachersStep school={school} />;
    if (step === 'students') return <StudentsStep school={school} />;
    if (step === 'notice') return <NoticeStep school={school} />;
    return <CheckStep school={school} />;
  }
}
