import type { Managed } from '@ninefold/contract/organisation/staff';
import { type FormEvent, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Card } from '#ui/Card.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { SchoolHead } from '../staff/SchoolHead.tsx';
import { useStaffAct } from '../staff/useStaffAct.ts';
import { setUpMessages } from './set-up.messages.ts';

type SchoolStepProps = {
  form: string;
  /** null: it has no name yet. */
  school: Managed | null;
  onTyped: (name: string) => void;
  onDone: (id: number) => void;
};

/** A name makes the school; with it there is a logo to choose. Pressed twice it is still one. */
export function SchoolStep({ form, school, onTyped, onDone }: SchoolStepProps) {
  const t = useText(setUpMessages);
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const create = useStaffAct((typed: string) => api.organisation.create({ name: typed }));
  function submit(event: FormEvent) {
    event.preventDefault();
    if (school) return onDone(school.id);
    const typed = name.trim();
    setMissing(!typed);
    if (typed && !create.isPending) create.mutate(typed, { onSuccess: ({ id }) => onDone(id) });
  }
  return (
    <>
      {school && <SchoolHead school={school} />}
      <form id={form} onSubmit={submit} noValidate>
        {!school && (
          <Card>
            <TextField
              label={t('name')}
              hint={t('nameHint')}
              error={missing ? t('nameMissing') : undefined}
              value={name}
              maxLength={60}
              onChange={(event) => {
                setMissing(false);
                setName(event.currentTarget.value);
                onTyped(event.currentTarget.value);
              }}
            />
          </Card>
        )}
      </form>
    </>
  );
}
